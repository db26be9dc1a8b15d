/** Phrases that keyword meanings share. */
import {
  type Ability,
  type Activated,
  type Condition,
  type Cost,
  type CostPart,
  type Count,
  type Effect,
  type Entering,
  type EventPattern,
  having,
  type Keyword,
  type KeywordName,
  permanents,
  type Static,
  self,
  type TokenSpec,
  type Trait,
  you,
} from '@lawmage/ability';
import { must } from '../../../state/must.ts';

/** The table of meanings is in parts; each gives some keywords theirs. `nth`: which instance of the keyword it is on its object. */
export type Meanings = { readonly [K in KeywordName]?: (keyword: Keyword, nth: number) => readonly Ability[] };

/** The number of a keyword; a keyword whose number may be left out says which stands for none. */
export const numberOf = (keyword: Keyword): Count => must(keyword.n, `${keyword.keyword} has a number`);
/** A number for each of something. */
export const forEach = (keyword: Keyword, of: Count): Count => ({ count: 'times', n: literal(numberOf(keyword)), of });
const literal = (n: Count): number =>
  must(typeof n === 'number' ? n : null, 'a number for each of something is printed');

export const costOf = (keyword: Keyword): Cost => must(keyword.cost, `${keyword.keyword} has a cost`);

/** The slot of what was returned to pay for a spell; texts number their phrases from 0 and use far fewer. */
export const RETURNED = 30;
/** The slot of what was tapped to crew or to saddle. */
export const HELPERS = 31;

export const exileThis: CostPart = { pay: 'do', effect: { do: 'move', what: self, to: { zone: 'exile' } } };

/** The slot of the opponent to whom a gift is promised. */
export const PROMISED = 31;
/** The slot of what was exiled to craft with. */
export const MATERIALS = 29;

export const plusCounter = '+1/+1';
export const counters = (kind: string): Count => ({ count: 'counters', kind, on: self });
export const power: Count = { count: 'stat', stat: 'power', of: self };
export const hasCounter = (kind: string): Condition => ({ if: 'compare', a: counters(kind), is: 'atLeast', b: 1 });
export const isSelf = (...traits: readonly Trait[]): Condition => ({
  if: 'fits',
  what: self,
  filter: having(permanents(), ...traits),
});
export const state = (name: Extract<Trait, { readonly is: 'state' }>['state']): Trait => ({ is: 'state', state: name });
export const attacking: Trait = state('attacking');
export const no = (trait: Trait): Trait => ({ is: 'not', trait });

export const attacksSelf: EventPattern = { on: 'attack', what: self };
export const diesSelf: EventPattern = { on: 'move', what: self, from: 'battlefield', to: 'graveyard' };
export const entersSelf: EventPattern = { on: 'move', what: self, to: 'battlefield' };
export const becomesBlocked: EventPattern = { on: 'blocked', what: self };
export const damagesPlayer = (slot: number): EventPattern => ({
  on: 'damage',
  source: self,
  to: { who: 'some', of: 'player', slot },
  combat: true,
});
export const yourUpkeep: EventPattern = { on: 'step', step: 'upkeep', of: you };

/** "This enters …": a static ability of the object that enters. */
export const enters = (...how: readonly Entering[]): Static => ({ is: 'static', rule: { static: 'enter', how } });
export const entersWith = (kind: string, count: Count): Entering => ({
  enters: 'with',
  with: { with: 'counters', kind, count },
});

/** An activated ability of a card in a zone, at the time of a sorcery. */
export const asSorcery = (cost: Cost, effect: Effect, from?: Activated['from']): Activated => ({
  is: 'activated',
  cost,
  effect,
  limits: [{ only: 'sorcery' }],
  ...(from === undefined ? {} : { from }),
});

/** A creature token with nothing unusual about it. */
export type Described = Omit<Extract<TokenSpec, { readonly token: 'described' }>, 'token'>;
export const token = (says: Described): TokenSpec => ({ token: 'described', ...says });
