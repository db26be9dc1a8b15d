/** Sentences of objects that change zones, by why they move and where they go. */
import type { EventOf } from '@lawmage/engine';
import { wordsOf } from './edition-words.ts';
import { line, object, type Part, type Sentence, type Telling, verb, who, whose } from './parts.ts';

type Move = EventOf<'move'>;
type SayMove = (telling: Telling, event: Move, it: Part) => Sentence | null;

/** Told by another event, or by nobody at a table. */
const SILENT: readonly string[] = ['draw', 'cast', 'setup', 'mulligan', 'leaveGame', 'cycle'];

export function sayMove(telling: Telling, event: Move): Sentence | null {
  if (SILENT.includes(event.cause)) return null;
  const it = object(telling, event.newId >= 0 ? event.newId : event.id);
  const shown = typeof it === 'string' ? object(telling, event.id) : it;
  return (CAUSES[event.cause] ?? DESTINATIONS[event.to] ?? silent)(telling, event, shown);
}

const silent: SayMove = () => null;

const CAUSES: Readonly<Record<string, SayMove>> = {
  lethalDamage: (_, __, it) => line('short', it, ' is destroyed: lethal damage.'),
  play: (telling, { by }, it) => line('short', who(telling, by), verb(telling, by, ' plays ', ' play '), it, '.'),
  destroy: (_, __, it) => line('short', it, ' is destroyed.'),
  destroyForGood: (_, __, it) => line('short', it, ' is destroyed and can’t be regenerated.'),
  sacrifice: (telling, { by }, it) =>
    line('short', who(telling, by), verb(telling, by, ' sacrifices ', ' sacrifice '), it, '.'),
  discard: (telling, { by }, it) =>
    line(
      'short',
      who(telling, by),
      verb(telling, by, ' discards ', ' discard '),
      it,
      isHandSize(telling.rule) ? ': hand size.' : '.',
    ),
  counter: (_, __, it) => line('short', it, ' is countered.'),
  mill: (telling, { by }, it) => line('full', who(telling, by), verb(telling, by, ' mills ', ' mill '), it, '.'),
  legend: (_, __, it) => line('short', it, ' is put into the graveyard: legend rule.'),
  stateBased: (telling, _, it) => line('short', it, ` is put into the graveyard${reason(telling.rule)}.`),
  surveil: (_, { to }, it) => (to === 'graveyard' ? line('full', it, ' is put into the graveyard.') : null),
};

const isHandSize = (rule: string): boolean => rule.startsWith('514.1') || rule.startsWith('314.1');

/** Why the rules put something into a graveyard, by their number in either edition. */
const REASONS: readonly (readonly [rules: readonly string[], words: string])[] = [
  [['704.5f', '420.5b'], ': toughness 0'],
  [['704.5m', '420.5d'], ': not attached'],
  [['704.5i'], ': no loyalty'],
  [['704.5j', '420.5e'], ': legend rule'],
];

const reason = (rule: string): string => REASONS.find(([rules]) => rules.includes(rule))?.[1] ?? '';

const DESTINATIONS: Readonly<Record<string, SayMove>> = {
  battlefield: (telling, { id, arrival }, it) =>
    arrival !== null && arrival.melded >= 0
      ? line('short', object(telling, id), ' and ', object(telling, arrival.melded), ' meld into ', it, '.')
      : line('full', it, ` ${wordsOf(telling.edition).enters}.`),
  graveyard: (_, { from }, it) => (from === 'stack' ? null : line('short', it, ' is put into the graveyard.')),
  exile: (telling, _, it) => line('short', it, ` ${wordsOf(telling.edition).exiles}.`),
  hand: (telling, _, it) => line('short', it, ` is put into ${whose(telling, telling.owner)} hand.`),
  library: (telling, event, it) =>
    line(
      'full',
      it,
      ` is put ${event.at === 0 ? 'on top of' : event.at === -1 ? 'on the bottom of' : 'into'} ${whose(telling, telling.owner)} library.`,
    ),
  command: (_, __, it) => line('full', it, ' is put into the command zone.'),
  ante: (_, __, it) => line('full', it, ' is put into the ante zone.'),
};
