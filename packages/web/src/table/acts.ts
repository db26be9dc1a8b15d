/** The legal acts of a priority decision, and the options of any other, by the object or player they are about. */
import { type Act, isBarred, type Option } from '@lawmage/engine';
import type { DecisionSeen, ObjectId, Seat } from '../game/seen.ts';

export type Indexed<T = Option> = { readonly index: number; readonly option: T };

const indexed = (decision: DecisionSeen): readonly Indexed[] =>
  decision.options.map((option, index) => ({ index, option }));

const isAct = (one: Indexed): one is Indexed<Act> => one.option.is === 'act';

/** All acts with their place among the options. */
export const actsIn = (decision: DecisionSeen | null): readonly Indexed<Act>[] =>
  decision === null
    ? []
    : indexed(decision)
        .filter(isAct)
        .filter(({ index }) => !isBarred(decision, [index]));

export const actsOf = (decision: DecisionSeen | null, id: ObjectId): readonly Indexed<Act>[] =>
  actsIn(decision).filter(({ option }) => option.id === id);

/** The object that an option is about. */
export function subjectOf(option: Option): ObjectId | null {
  switch (option.is) {
    case 'act':
    case 'object':
    case 'payWith':
      return option.id;
    case 'attack':
      return option.attacker;
    case 'block':
      return option.blocker;
    case 'trigger':
    case 'effect':
      return option.source;
    default:
      return null;
  }
}

export const optionsOf = (decision: DecisionSeen, id: ObjectId): readonly Indexed[] =>
  indexed(decision).filter(({ option }) => subjectOf(option) === id);

export const optionOfSeat = (decision: DecisionSeen, seat: Seat): Indexed | undefined =>
  indexed(decision).find(({ option }) => option.is === 'player' && option.seat === seat);

/** Acts that are more than making mana. */
export const realActs = (decision: DecisionSeen | null): readonly Indexed<Act>[] =>
  actsIn(decision).filter(({ option }) => !option.mana);
