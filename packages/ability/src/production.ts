/** The mana that effects add. */
import type { Count } from './count.ts';
import type { Color, ManaSymbols } from './mana.ts';
import type { Filter, Objects, Worded } from './noun.ts';

/** Mana an effect adds [CR 106.3 | 2007: 406]. */
export type ManaProduced =
  | (Worded & { readonly mana: 'fixed'; readonly symbols: ManaSymbols; readonly times?: Count })
  | { readonly mana: 'oneOf'; readonly options: readonly ManaSymbols[] }
  | (Worded & {
      readonly mana: 'anyColor';
      readonly count: Count;
      readonly different?: true;
      readonly combination?: true;
      readonly of?: readonly Color[];
    })
  | { readonly mana: 'chosenColor'; readonly count: Count }
  /** "Of any of the exiled card's colors". */
  | { readonly mana: 'colorsOf'; readonly of: Objects; readonly count: Count }
  /** "Of any color in your commander's color identity" [CR 903.4 | 2007: none]. */
  | { readonly mana: 'commander'; readonly count: Count }
  | (Worded & {
      readonly mana: 'typesOf';
      readonly lands: Filter;
      readonly any: 'color' | 'type';
      readonly count: Count;
    })
  /** "Mana equal to that creature's mana cost": as its symbols say [CR 106.8–106.11 | 2007: 104.3d, 104.3g]. */
  | { readonly mana: 'costOf'; readonly of: Objects }
  /** "Of any type that land produced", as it was tapped for mana [CR 106.12a | 2007: none]. */
  | { readonly mana: 'produced'; readonly by: Objects; readonly count: Count }
  | { readonly mana: 'restricted'; readonly produced: ManaProduced; readonly spend: SpendLimit };

/** "Spend this mana only to …", or "can't be spent to cast …": then also on costs of neither kind [CR 106.6 | 2007: 406]. */
export type SpendLimit = Worded & {
  /** `level`: to gain a Class level [CR 716.2c]. */
  readonly on: readonly ('cast' | 'activate' | 'level' | 'other')[];
  /** Which spells; where nothing is cast with it, of what the abilities are. */
  readonly what?: Filter;
  readonly rider?: 'uncounterable' | 'haste';
};
