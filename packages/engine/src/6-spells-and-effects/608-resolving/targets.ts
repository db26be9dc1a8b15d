/** Targets as a spell or ability resolves [CR 608.2b | 2007: 413.2a]. */
import type { Ability } from '@lawmage/ability';
import { isLegalTarget } from '../../1-concepts/115-targets/legal.ts';
import { enchantPhrase, type TargetPhrase, targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import type { Found, Game, StackItem, Target } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';

/** What the resolving object's targets are now. `none`: it had targets, and all of them are illegal. */
export type TargetCheck = { readonly none: boolean; readonly found: readonly (Found | undefined)[] };

/** The effects that a spell or ability on the stack will carry out. */
export const effectsOf = (abilities: readonly Ability[]) =>
  abilities.flatMap(ability => ('effect' in ability ? [ability.effect] : []));

/** The abilities whose instructions an object on the stack carries out: its own, or a spell's spell abilities. */
export const instructionsOf = (game: Game, id: ObjectId, item: StackItem): readonly Ability[] =>
  item.ability !== null
    ? [item.ability]
    : abilitiesOf(game, id).flatMap(({ ability }) => (ability.is === 'spell' ? [ability] : []));

/** [CR 608.2b | 2007: 413.2a] Illegal targets are left out; the parts of the text about them do nothing. */
export function checkTargets(game: Game, id: ObjectId, item: StackItem): TargetCheck {
  const phrases = phrasesOf(game, id, item);
  const by = { you: item.controller, source: item.source, item: id, x: item.x, found: item.found };
  const found = item.found.slice();
  let chosen = 0;
  let legal = 0;
  for (const targets of item.targets) {
    const phrase = phrases.find(one => one.slot === targets.slot);
    const still = phrase === undefined ? [] : targets.chosen.filter(target => isLegalTarget(game, phrase, target, by));
    chosen += targets.chosen.length;
    legal += still.length;
    found[targets.slot] = foundOf(still);
  }
  return { none: chosen > 0 && legal === 0, found };
}

/** The target phrases of an object on the stack, an Aura spell's host included [CR 115.1b | 2007: 415.3]. */
export function phrasesOf(game: Game, id: ObjectId, item: StackItem): readonly TargetPhrase[] {
  const phrases = effectsOf(instructionsOf(game, id, item)).flatMap(effect => targetPhrases(effect, item.modes));
  if (item.what !== 'spell') return phrases;
  const host = enchantPhrase(abilitiesOf(game, id).map(({ ability }) => ability));
  return host === null ? phrases : [host, ...phrases];
}

const foundOf = (targets: readonly Target[]): Found => ({
  ids: targets.flatMap(({ id }) => (id === NONE ? [] : [id])),
  seats: targets.flatMap(({ id, seat }): readonly Seat[] => (id === NONE ? [seat] : [])),
  n: targets.length,
});
