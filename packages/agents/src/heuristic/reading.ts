/** What an ability is good for, read from its words. */
import type { Ability, Count, Effect, Modification } from '@lawmage/ability';

/** One thing that an effect does, with the target slot it does it to (-1: no target). */
export type Deed = { readonly what: DeedKind; readonly slot: number; readonly amount: number };
export type DeedKind =
  | 'kill'
  | 'damage'
  | 'bounce'
  | 'shrink'
  | 'pump'
  | 'counter'
  | 'draw'
  | 'discard'
  | 'life'
  | 'drain'
  | 'token'
  | 'ramp'
  | 'tap'
  | 'untap'
  | 'steal'
  | 'help'
  | 'harm'
  | 'sweep'
  | 'other';

const read = new WeakMap<Ability, readonly Deed[]>();

/** The deeds of an ability's effect, in reading order. */
export function deedsOf(ability: Ability): readonly Deed[] {
  let known = read.get(ability);
  if (known === undefined) {
    known = 'effect' in ability ? deeds(ability.effect) : [];
    read.set(ability, known);
  }
  return known;
}

/** Whether what is done to a target is meant for one's own things. */
export const HELPFUL: ReadonlySet<DeedKind> = new Set(['pump', 'untap', 'help', 'life', 'draw', 'token', 'ramp']);

type Noun = { readonly what?: string; readonly who?: string; readonly either?: string; readonly slot?: number };
const slotOf = (noun: unknown): number => {
  const { what, who, either, slot } = (noun ?? {}) as Noun;
  return what === 'target' || who === 'target' || either === 'target' || what === 'that' || who === 'that'
    ? (slot ?? -1)
    : -1;
};
const isMany = (noun: unknown): boolean => (noun as Noun | undefined)?.what === 'each';
const numberOf = (count: Count | undefined): number =>
  typeof count === 'number' ? count : count === undefined ? 1 : 2;

function deeds(effect: Effect): readonly Deed[] {
  switch (effect.do) {
    case 'sequence':
      return effect.steps.flatMap(deeds);
    case 'modes':
      return effect.modes.flatMap(mode => deeds(mode.effect));
    case 'may':
    case 'forEach':
    case 'repeat':
    case 'where':
      return deeds(effect.effect);
    case 'ifDone':
    case 'whenDone':
      return [...deeds(effect.effect), ...deeds(effect.then)];
    case 'if':
      return deeds(effect.then);
    case 'unless':
      return deeds(effect.unpaid);
    case 'later':
      return deeds(effect.effect);
    default:
      return verbDeeds(effect);
  }
}

function verbDeeds(verb: Effect): readonly Deed[] {
  const one = (what: DeedKind, noun: unknown, amount = 1): readonly Deed[] => [
    { what: isMany(noun) && (what === 'kill' || what === 'damage') ? 'sweep' : what, slot: slotOf(noun), amount },
  ];
  switch (verb.do) {
    case 'destroy':
    case 'exileUntil':
      return one('kill', verb.what, 3);
    case 'sacrifice':
      return verb.who !== undefined && verb.who.who !== 'you'
        ? [{ what: 'kill', slot: slotOf(verb.who), amount: 2 }]
        : [];
    case 'damage':
      return one('damage', verb.to, numberOf(verb.amount));
    case 'fight':
      return one('kill', verb.with, 2);
    case 'move':
      return verb.to.zone === 'hand'
        ? one('bounce', verb.what)
        : verb.to.zone === 'battlefield'
          ? one('help', verb.what, 2)
          : one('kill', verb.what, 3);
    case 'counterSpell':
      return one('counter', verb.what);
    case 'draw':
      return [{ what: 'draw', slot: slotOf(verb.who), amount: numberOf(verb.count) }];
    case 'discard':
      return verb.who === undefined || verb.who.who === 'you'
        ? []
        : [{ what: 'discard', slot: slotOf(verb.who), amount: 1 }];
    case 'gainLife':
      return [{ what: 'life', slot: slotOf(verb.who), amount: numberOf(verb.amount) }];
    case 'loseLife':
      return verb.who === undefined || verb.who.who === 'you'
        ? []
        : [{ what: 'drain', slot: slotOf(verb.who), amount: numberOf(verb.amount) }];
    case 'create':
      return [{ what: 'token', slot: -1, amount: numberOf(verb.count) }];
    case 'addMana':
    case 'search':
      return [{ what: 'ramp', slot: -1, amount: 1 }];
    case 'tap':
      return one('tap', verb.what);
    case 'untap':
      return one('untap', verb.what);
    case 'putCounters':
      return one(verb.kind.startsWith('-') ? 'shrink' : 'pump', verb.on, numberOf(verb.count));
    case 'modify':
      return verb.changes.flatMap(change => one(changeDeed(change), verb.what, changeSize(change)));
    case 'attach':
      return one('pump', verb.to);
    case 'regenerate':
    case 'prevent':
      return one('help', 'what' in verb ? verb.what : undefined);
    default:
      return [];
  }
}

function changeDeed(change: Modification): DeedKind {
  switch (change.change) {
    case 'gets':
      return typeof change.power === 'number' &&
        typeof change.toughness === 'number' &&
        change.power + change.toughness < 0
        ? 'shrink'
        : 'pump';
    case 'gain':
    case 'gainOneOf':
      return 'pump';
    case 'control':
      return 'steal';
    case 'lose':
      return 'harm';
    case 'rule':
      return change.rule.rule.startsWith('cant') && change.rule.rule !== 'cantBeBlocked' ? 'harm' : 'help';
    default:
      return 'other';
  }
}

const changeSize = (change: Modification): number =>
  change.change === 'gets' ? Math.abs(numberOf(change.toughness)) : 1;
