/** Sentences about what is done. */
import type { Action } from '../scenario/action.ts';
import { deed } from './deeds.ts';
import { map, oneOf, type Parser, seq, wordOf, words } from './kernel.ts';
import { nouns, object, player, step } from './nouns.ts';

const SAYINGS = { 'says yes': true, 'says no': false, pays: true, 'does not pay': false };
const HAND_PAYMENT = { 'pays by hand': true, 'pays by itself again': false };

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
  map(seq(player, words('takes it back')), ([who]) => ({ do: 'takeBack', who })),
  map(seq(player, words('concedes')), ([who]) => ({ do: 'concede', who })),
];
