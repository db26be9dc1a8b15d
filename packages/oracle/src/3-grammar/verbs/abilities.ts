import type { Ability } from '@lawmage/ability';
import { andList, as, oneOf, orList, type Phrase, part, say } from '../../2-kernel/index.ts';
import { keyword } from '../abilities/keyword.ts';
import { later } from '../knots.ts';

const quoted = as(
  say`"${{ ability: later.ability }}"`,
  ({ ability }) => ability,
  ability => ({ ability }),
);

/** Abilities that are gained, had or printed on a token: "flying", "flying and haste", a quotation. */
export const abilities: Phrase<readonly Ability[]> = andList(part<Ability>()(oneOf('an ability', keyword, quoted)), 1);

/** "your choice of flying or lifelink": one of these. */
export const abilityChoice: Phrase<readonly Ability[]> = orList(part<Ability>()(oneOf('an ability', keyword, quoted)));

/** One quoted ability or more: what an emblem has. */
export const quotations: Phrase<readonly Ability[]> = andList(part<Ability>()(quoted), 1);
