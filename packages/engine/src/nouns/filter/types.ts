/** A test of one property of an object. */
import type { Trait } from '@lawmage/ability';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { Scope } from '../scope.ts';

export type Test = (game: Game, record: Thing, is: Characteristics, scope: Scope) => boolean;
export type TraitOf<K extends Trait['is']> = Extract<Trait, { readonly is: K }>;

/** Makes the test that a trait stands for; called once for each trait. */
export type TestMaker<K extends Trait['is']> = (trait: TraitOf<K>) => Test;
