/** Every object as one sentence: name, kind, numbers, state, relations. */

import type { Mark } from '../card/mark.ts';
import { componentWords, counterMarks, statsOf } from '../card/state-marks.ts';
import { typeLineOf } from '../card/type-line.ts';
import type { ObjectSeen, Seen } from '../game/seen.ts';
import type { Fold } from './folds.ts';
import { isCreature, nameOf, playerName } from './objects.ts';

export function speak(seen: Seen, object: ObjectSeen, mark: Mark, count = 1): string {
  const name = nameOf(seen, object.id);
  return [
    count > 1 ? `${name}, ${count} of them` : name,
    typeLineOf(object).toLowerCase(),
    numbers(object),
    ...states(seen, object),
    ...marks(mark),
  ]
    .filter(part => part !== '')
    .join(', ');
}

/** What lies on the stack, with what it will do and to what. */
export function speakOnStack(
  seen: Seen,
  { object, number }: Pick<Fold, 'object' | 'number'>,
  mark: Mark,
  targets: readonly string[],
): string {
  const head = `${number}: ${speak(seen, object, mark)}, ${playerName(seen, object.controller)}`;
  return [head, object.stack?.text ?? '', targets.join(', ')]
    .filter(part => part !== '')
    .map(part => (part.endsWith('.') ? part : `${part}.`))
    .join(' ');
}

function numbers(object: ObjectSeen): string {
  if (object.loyalty !== null) return `loyalty ${object.loyalty}`;
  if (object.defense !== null) return `defense ${object.defense}`;
  if (object.power === null) return '';
  const base = `${object.basePower}/${object.baseToughness}`;
  return statsOf(object) === base || object.basePower === null ? statsOf(object) : `${statsOf(object)}, was ${base}`;
}

function states(seen: Seen, object: ObjectSeen): readonly string[] {
  const says: string[] = [];
  if (object.tapped) says.push('tapped');
  if (object.summoningSick && isCreature(object)) says.push('summoning sick');
  if (object.faceDown) says.push('face down');
  if (object.phasedOut) says.push('phased out');
  if (object.components.length > 0) says.push(`made of ${componentWords(object).join(' and ')}`);
  if (object.copyOf !== null) says.push(`copy of ${object.copyOf}`);
  says.push(...counterMarks(object.counters).map(mark => mark.words), ...object.designations, ...object.keywords);
  if (object.damage > 0) says.push(`${object.damage} damage`);
  if (object.attachedTo >= 0) says.push(`attached to ${nameOf(seen, object.attachedTo)}`);
  if (object.attachments.length > 0)
    says.push(`has ${object.attachments.map(id => nameOf(seen, id)).join(' and ')} attached`);
  if (object.attacking !== null) says.push(attackWords(seen, object.attacking));
  if (object.blocked) says.push('blocked');
  if (object.blocking.length > 0) says.push(`blocking ${object.blocking.map(id => nameOf(seen, id)).join(' and ')}`);
  return says;
}

const attackWords = (seen: Seen, { seat, id }: { readonly seat: number; readonly id: number }): string => {
  const defender = seen.battlefield.find(object => object.id === id);
  return `attacking ${defender === undefined ? playerName(seen, seat as Seen['seat']) : defender.name}`;
};

function marks(mark: Mark): readonly string[] {
  const says: string[] = [];
  if (mark.fight !== '') says.push(mark.fight.replace('→', 'blocks '));
  if (mark.chosen) says.push('chosen');
  else if (mark.target) says.push('can be chosen');
  if (mark.playable) says.push('can be used');
  if (mark.pays) says.push('would be tapped to pay');
  if (mark.share !== null) says.push(`gets ${mark.share}`);
  return says;
}
