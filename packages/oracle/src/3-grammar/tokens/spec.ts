import { PREDEFINED_TOKENS, type TokenSpec } from '@lawmage/ability';
import {
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  maybe,
  oneOf,
  part,
  partForms,
  say,
  table,
  where,
} from '../../2-kernel/index.ts';
import { anyObjects } from '../nouns/index.ts';
import { exceptions } from '../verbs/exceptions.ts';
import { name as properName } from '../words/index.ts';
import { withCreator, withoutCreator } from './creator.ts';
import { cardTypes, sized, subtypes, supertypes, tokenColors, withAbilities } from './description.ts';

const tapped = is({ tapped: true })`tapped`;
const arriving = eitherOf(
  'how it arrives',
  forms({ tapped: true, attacking: true })`that['s| are] tapped and attacking`,
  forms({ attacking: true })`that['s| are] attacking`,
  forms({})`that['s| are] blocking ${{ blocking: anyObjects }}`,
);

const bothBefore = is({ tapped: true, attacking: true })`tapped and attacking`;

const kinds = oneOf(
  'types',
  say`${{ subtypes }} ${{ types: cardTypes }}`,
  is({ subtypes: [] })`${{ types: cardTypes }}`,
);
/** A name of its own is a token's name [CR 111.4 | 2007: 216.1]. */
const named = say`named ${{ name: properName }}`;
const before = say`${{ supertypes: maybe(supertypes) }} ${maybe(sized)} ${{ colors: tokenColors }} ${kinds}`;

const described = eitherOf(
  'a token',
  forms({
    token: 'described',
  })`${maybe(oneOf('how it arrives', tapped, bothBefore))} ${before} token[|s] ${maybe(named)} ${maybe(withAbilities)}`,
  forms({
    token: 'described',
    said: 'arriving',
  })`${before} token[|s] ${maybe(named)} ${maybe(withAbilities)} ${arriving}`,
);

const name = table('a token', PREDEFINED_TOKENS);
/** [CR 303.7 | 2007: none] "Monster Role token attached to target creature you control". */
const put = say`attached to ${{ attached: anyObjects }}`;
const predefined = forms({ token: 'predefined' })`${maybe(tapped)} ${{ name }} token[|s] ${maybe(put)}`;
const isPredefined = (text: string): boolean => (PREDEFINED_TOKENS as readonly string[]).includes(text);
/** "Moss Bear token": what the card of that name is [CR 111.11 | 2007: none]. */
const ofCard = forms({ token: 'named' })`${maybe(tapped)} ${{
  name: where('the name of a card', properName, text => !isPredefined(text)),
}} token[|s]`;
const copy = forms({
  token: 'copy',
})`${maybe(oneOf('how it arrives', tapped, bothBefore))} token[|s] that['s a copy| are copies] of ${{
  of: anyObjects,
}} ${maybe(exceptions)}`;

/** A token as its creator describes it: "1/1 white Soldier creature token", "Treasure token" [CR 111 | 2007: 216]. */
export const tokenSpec: Forms<TokenSpec> = partForms<TokenSpec>()(
  eitherOf(
    'a token',
    inBoth(described, form => as(part<Described>()(form), withCreator, withoutCreator)),
    predefined,
    ofCard,
    copy,
  ),
);
type Described = Extract<TokenSpec, { readonly token: 'described' }>;
