/** Any option of a question in words. */

import type { Option } from '@lawmage/engine';
import { capital } from '@lawmage/judge/tell';
import type { DecisionSeen, ObjectId, Seen } from '../game/seen.ts';
import { actWords } from './act-words.ts';
import { nameOf, objectOf, playerName } from './objects.ts';

const COLOR_NAMES = { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' } as const;

export function optionWords(seen: Seen, decision: DecisionSeen, index: number): string {
  const option = decision.options[index];
  if (option === undefined) return '';
  if (option.is === 'act') return actWords(seen, decision, index);
  const words = simpleWords(seen, decision, index, option);
  const outcome = decision.outcomes[index] ?? '';
  return outcome === '' ? words : `${words} → ${outcome}`;
}

function simpleWords(
  seen: Seen,
  decision: DecisionSeen,
  index: number,
  option: Exclude<Option, { is: 'act' }>,
): string {
  const words = decision.words[index] ?? '';
  switch (option.is) {
    case 'object':
      return nameOf(seen, option.id);
    case 'player':
      return capital(playerName(seen, option.seat));
    case 'mode':
      return words || `Mode ${option.mode + 1}`;
    case 'word':
      return decision.why.code === 'merge' ? sideWords(seen, decision, option.word) : option.word;
    case 'color':
      return COLOR_NAMES[option.color];
    case 'place':
      return option.zone === 'library' ? `${capital(option.at)} of the library` : capital(option.zone);
    case 'trigger':
    case 'effect':
      return sourced(seen, option.source, words);
    case 'attack':
      return `Attack ${option.id >= 0 ? nameOf(seen, option.id) : playerName(seen, option.seat)} with ${nameOf(seen, option.attacker)}`;
    case 'block':
      return `Block ${nameOf(seen, option.attacker)} with ${nameOf(seen, option.blocker)}`;
    case 'auto':
      return 'Pay automatically';
    case 'pool':
      return poolWords(option);
    case 'payWith':
      return payWords(seen, option);
  }
}

/** Where something goes that merges. */
const sideWords = (seen: Seen, { why }: DecisionSeen, side: string): string =>
  `${nameOf(seen, why.source)} ${side === 'top' ? 'on top' : 'on the bottom'}`;

/** Words with their source before them; a source that has gone is not spoken of where there are words. */
function sourced(seen: Seen, source: ObjectId, words: string): string {
  if (words === '') return nameOf(seen, source);
  return objectOf(seen, source) === undefined ? words : `${nameOf(seen, source)}: ${words}`;
}

/** Which mana is spent, and on which symbol where it is not its own. */
function poolWords({ type, limited, symbol }: Extract<Option, { is: 'pool' }>): string {
  const spent = `Spend {${type}}${limited ? ' (limited)' : ''}`;
  return symbol === type ? `${spent} from your pool` : `${spent} for {${symbol}}`;
}

function payWords(seen: Seen, option: Extract<Option, { is: 'payWith' }>): string {
  const symbol = `{${option.symbol}}`;
  switch (option.how) {
    case 'life':
      return `Pay 2 life for ${symbol}`;
    case 'tap':
      return `Tap ${nameOf(seen, option.id)} for ${symbol}`;
    case 'exile':
      return `Exile ${nameOf(seen, option.id)} for ${symbol}`;
  }
}
