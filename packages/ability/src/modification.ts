/** What a continuous effect changes about objects; the layer follows from the kind [CR 613 | 2007: 418.5]. */
import type { Ability } from './ability.ts';
import type { Count } from './count.ts';
import type { KeywordName } from './keywords.ts';
import type { Color } from './mana.ts';
import type { Filter, Objects, Players, Worded } from './noun.ts';
import type { ObjectRule } from './rule.ts';
import type { BasicLandType, CreatureType, Subtype } from './subtypes.ts';
import type { CardType, Supertype } from './types.ts';

export type Modification =
  /** Layer 7c: "gets +2/+2". */
  | (Worded & {
      readonly change: 'gets';
      readonly power: Count;
      readonly toughness: Count;
      readonly minusPower?: true;
      readonly minusToughness?: true;
    })
  /** Layer 7b: "has base power and toughness 1/1", "is a 4/4". */
  | (Worded & { readonly change: 'base'; readonly power?: Count; readonly toughness?: Count })
  /** Layer 7d. */
  | { readonly change: 'switch' }
  /** Layer 6. */
  | (Worded & { readonly change: 'gain'; readonly abilities: readonly Ability[] })
  /** `this`: the ability in which it stands. */
  | { readonly change: 'lose'; readonly abilities: readonly KeywordName[] | 'all' | 'this' }
  /** "Can't have or gain flying" [CR 113.11 | 2007: none]. */
  | (Worded & { readonly change: 'cantHave'; readonly abilities: readonly KeywordName[] })
  /** Each of these keywords that some of the objects have as the effect begins, in each of its variants [CR 702.1c]. */
  | { readonly change: 'gainAlike'; readonly keywords: readonly KeywordName[]; readonly among: Filter }
  /** The choice of one of several abilities, made as the effect begins. */
  | { readonly change: 'gainOneOf'; readonly abilities: readonly Ability[] }
  /** Layer 5. `add`: in addition to its other colours. */
  | (Worded & { readonly change: 'color'; readonly colors: readonly Color[] | 'chosen' | 'all'; readonly add?: true })
  /** Layer 4. `keep`: in addition to its other types. */
  | (Worded & {
      readonly change: 'type';
      readonly supertypes?: readonly Supertype[];
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly Subtype[] | 'chosen' | 'everyCreatureType' | 'everyBasicLandType';
      readonly keep?: true;
    })
  | (Worded & { readonly change: 'loseType'; readonly types: readonly (CardType | Supertype)[] })
  /** Layer 3 [CR 612.2 | 2007: 418.6a]: one word for another, wherever it is used as such. */
  | {
      readonly change: 'text';
      readonly from: Color | BasicLandType | CreatureType;
      readonly to: Color | BasicLandType | CreatureType;
    }
  /** Layer 3 [CR 612.5]: another rules text. */
  | { readonly change: 'textBox'; readonly abilities: readonly Ability[] }
  /** Layer 3 [CR 612.8]: a new name. */
  | (Worded & { readonly change: 'name'; readonly name: string })
  /** Layer 3 [CR 612.7]: the names of all such cards, besides its own. */
  | { readonly change: 'allNames'; readonly of: Filter }
  /** Layer 3 [CR 612.6]: all that is printed on another object, and more text. */
  | { readonly change: 'fullText'; readonly of: Objects; readonly besides: readonly Ability[] }
  /** An exception of a copy effect: it keeps the name that it has itself [CR 707.9b | 2007: 503.9]. */
  | { readonly change: 'ownName' }
  /** An exception of a copy effect: it has the colors that it has itself [CR 707.9c | 2007: 503.9]. */
  | { readonly change: 'ownColor' }
  /** Layer 2. */
  | { readonly change: 'control'; readonly who: Players }
  /** An exception of a copy effect: it has no mana cost [CR 707.9b | 2007: 503.9]. */
  | { readonly change: 'noCost' }
  /** Layer 1 [CR 707 | 2007: 503]. */
  | { readonly change: 'copy'; readonly of: Objects }
  /** Not a characteristic: "can't attack", "must be blocked if able" [CR 613.11 | 2007: 418.5]. */
  | { readonly change: 'rule'; readonly rule: ObjectRule };
