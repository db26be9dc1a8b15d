/** Sentences about what is done. */
import type { Action } from '../scenario/action.ts';
import type { Who } from '../scenario/noun.ts';
import { deed } from './deeds.ts';
import { after, map, oneOf, optional, type Parser, pattern, seq, wordOf, words } from './kernel.ts';
import { nouns, object, player, step } from './nouns.ts';

const SAYINGS = { 'says yes': true, 'says no': false, pays: true, 'does not pay': false };
const HAND_PAYMENT = { 'pays by hand': true, 'pays by itself again': false };

const count: Parser<number> = pattern('a number', /\d+/uy, ([digits]) => Number(digits));
const times: Parser<number> = map(seq(count, oneOf(words('times'), words('time'))), ([n]) => n);

/** The head of a block of sentences that are proposed as a shortcut, and of a part of it that is repeated. */
export const PROPOSAL: readonly Parser<{ readonly who: Who; readonly times: number | null }>[] = [
  map(
    seq(
      player,
      words('proposes'),
      optional(
        map(seq(words(','), times), ([, n]) => n),
        null,
      ),
      words(':'),
    ),
    ([who, , n]) => ({ who, times: n }),
  ),
];
export const TIMES: readonly Parser<number>[] = [map(seq(times, words(':')), ([n]) => n)];

export const ACTIONS: readonly Parser<Action>[] = [
  deed,
  map(seq(player, words('passes')), ([who]) => ({ do: 'pass', who })),
  map(words('everyone passes'), () => ({ do: 'pass', who: null })),
  map(words('the stack resolves'), () => ({ do: 'resolve', what: null })),
  map(seq(object, words('resolves')), ([what]) => ({ do: 'resolve', what })),
  map(seq(oneOf(words('until'), words('then comes')), step), ([, to]) => ({ do: 'until', step: to })),
  map(seq(player, wordOf(SAYINGS)), ([who, yes]) => ({ do: 'say', who, yes })),
  map(seq(player, wordOf(HAND_PAYMENT)), ([who, on]) => ({ do: 'byHand', who, on })),
  map(seq(player, words('orders'), nouns), ([who, , what]) => ({ do: 'order', who, what })),
  map(seq(player, wordOf({ keeps: true, mulligans: false })), ([who, keep]) => ({ do: 'mulligan', who, keep })),
  map(seq(player, words('accepts')), ([who]) => ({ do: 'accept', who })),
  map(words('everyone accepts'), () => ({ do: 'accept', who: null })),
  map(
    seq(player, words('stops it'), optional(after('in round', count), 1), optional(after('at choice', count), 1)),
    ([who, , round, choice]) => ({ do: 'stop', who, round, choice }),
  ),
  map(seq(player, words('takes it back')), ([who]) => ({ do: 'takeBack', who })),
  map(seq(player, words('concedes')), ([who]) => ({ do: 'concede', who })),
];
