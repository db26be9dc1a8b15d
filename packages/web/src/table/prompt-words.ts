/** The sentence of every question, by its code. One place; buttons carry verbs. */
import type { WhyCode } from '@lawmage/engine';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { nameOf } from './objects.ts';

type Say = (about: {
  readonly source: string;
  readonly n: string;
  readonly says: string;
  readonly seen: Seen;
}) => string;

const SENTENCES: Readonly<Record<WhyCode, Say>> = {
  priority: ({ seen }) => {
    const top = seen.stack.at(-1);
    return top === undefined ? 'Your move' : `Respond to ${nameOf(seen, top.id)}?`;
  },
  firstPlayer: () => 'Who goes first?',
  mulligan: () => 'Keep this hand?',
  bottomCards: ({ n }) => `Put ${n} on the bottom of your library, in the order chosen`,
  target: ({ source, says }) => (says === '' ? `Choose a target for ${source}` : `${source}: choose ${says}`),
  modes: ({ source, n }) => `${source}: choose ${n}`,
  x: ({ source }) => `${source}: choose X`,
  divide: ({ source, n }) => `${source}: divide ${n}`,
  cost: ({ source, says }) => (says === '' ? `${source}: pay its cost` : `${source}: ${says}`),
  payMana: ({ source }) => `Pay for ${source}`,
  payOptional: ({ source, says }) => (says === '' ? `${source}: pay?` : payWords(source, says)),
  may: ({ source, says }) => (says === '' ? `${source}: use it?` : `${source}: ${says}?`),
  unless: ({ source, says }) => (says === '' ? `${source}: pay?` : `${source}: ${says}?`),
  chooseObjects: ({ source, says, n }) => `${source}: choose ${says === '' ? n : says}`,
  choosePlayer: ({ source }) => `${source}: choose a player`,
  chooseWord: ({ source, says }) => `${source}: choose ${says === '' ? 'a word' : says}`,
  search: ({ source, says }) => `${source}: find ${says === '' ? 'a card' : says}`,
  discard: ({ n }) => `Discard ${n}`,
  sacrifice: ({ n, says }) => `Sacrifice ${says === '' ? n : says}`,
  order: ({ source }) => `${source}: put these in order`,
  orderTriggers: () => 'Order your triggers',
  orderReplacements: () => 'Which applies first?',
  replace: () => 'Which applies first?',
  attack: () => 'Choose attackers',
  block: () => 'Choose blockers',
  band: () => 'Form a band?',
  combatDamage: ({ source, n }) => `${source}: divide ${n} damage`,
  legend: ({ source }) => `Keep one ${source}`,
  merge: ({ source }) => `${source}: on top or on the bottom?`,
  handSize: ({ n }) => `Discard ${n}: hand size`,
  mayStayTapped: ({ source }) => `Untap ${source}?`,
  library: ({ source, says }) => LIBRARY[says] ?? `${source}: arrange these cards`,
  separate: ({ source }) => `${source}: which of these make one pile, the others being the other?`,
  pile: ({ source }) => `${source}: which pile?`,
  copy: ({ source }) => `${source}: what does it copy?`,
  retarget: ({ source }) => `${source}: choose new targets?`,
  castDuring: ({ source }) => `${source}: cast it?`,
  shortcut: ({ says }) => `A shortcut is proposed: ${says}. Accept it?`,
  changeRoll: ({ source, says }) => `${source}: ${says}`,
  reroll: ({ source }) => `${source}: which stored results are rolled anew?`,
};

/** A gift is promised, not paid [CR 702.174a | 2007: none]. */
const payWords = (source: string, says: string): string =>
  says === GIFT ? `${source}: promise the gift?` : `${source}: pay ${says}?`;

export const GIFT = 'gift';

/** Looking at the top of one's library: the first card shown is the top. */
const LIBRARY: Readonly<Record<string, string>> = {
  scry: 'Scry: choose what goes to the bottom. The first card is the top',
  surveil: 'Surveil: choose what goes to the graveyard. The first card is the top',
};

export type PromptWords = { readonly sentence: string; readonly rule: string };

export function promptWords(seen: Seen, decision: DecisionSeen): PromptWords {
  const { kind, why, least, most } = decision;
  const n =
    least === most || kind === 'divide'
      ? countWords(most)
      : most >= decision.options.length && least === 0
        ? 'any number'
        : least === 0
          ? `up to ${most}`
          : `${least} to ${most}`;
  const source = why.source >= 0 ? nameOf(seen, why.source) : 'The game';
  const sentence = SENTENCES[why.code]({ source, n, says: decision.says, seen });
  return { sentence, rule: ruleOf(seen, why.rule) };
}

const countWords = (n: number): string => String(n);

/** The side of a citation that the edition being played has. */
export function ruleOf(seen: Pick<Seen, 'edition'>, rule: string): string {
  const [current = '', in2007 = ''] = rule.split('|');
  return seen.edition === 'current' ? current : in2007;
}

/** What a question is called on the plate of the player who is asked it. */
const DOING: Readonly<Partial<Record<WhyCode, string>>> = {
  priority: 'has priority',
  mulligan: 'looks at an opening hand',
  attack: 'chooses attackers',
  block: 'chooses blockers',
  orderTriggers: 'orders triggers',
  target: 'chooses targets',
  payMana: 'pays',
  discard: 'discards',
  search: 'searches',
};

export const doingWords = (code: WhyCode): string => DOING[code] ?? 'decides';
