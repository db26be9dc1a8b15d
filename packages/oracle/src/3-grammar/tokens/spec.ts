import { PREDEFINED_TOKENS, type TokenSpec } from '@lawmage/ability';
import { eitherOf, type Forms, forms, is, maybe, oneOf, partForms, table } from '../../2-kernel/index.ts';
import { anyObjects } from '../nouns/index.ts';
import { exceptions } from '../verbs/exceptions.ts';
import { cardTypes, sized, subtypes, supertypes, tokenColors, withAbilities } from './description.ts';

const tapped = is({ tapped: true })`tapped`;
const arriving = eitherOf(
  'how it arrives',
  forms({ tapped: true, attacking: true })`that['s| are] tapped and attacking`,
  forms({ attacking: true })`that['s| are] attacking`,
);

const bothBefore = is({ tapped: true, attacking: true })`tapped and attacking`;

const described = eitherOf(
  'a token',
  forms({
    token: 'described',
  })`${maybe(oneOf('how it arrives', tapped, bothBefore))} ${{ supertypes: maybe(supertypes) }} ${maybe(sized)} ${{
    colors: tokenColors,
  }} ${{ subtypes }} ${{ types: cardTypes }} token[|s] ${maybe(withAbilities)}`,
  forms({ token: 'described', said: 'arriving' })`${{ supertypes: maybe(supertypes) }} ${maybe(sized)} ${{
    colors: tokenColors,
  }} ${{ subtypes }} ${{ types: cardTypes }} token[|s] ${maybe(withAbilities)} ${arriving}`,
);

const name = table('a token', PREDEFINED_TOKENS);
const predefined = forms({ token: 'predefined' })`${maybe(tapped)} ${{ name }} token[|s]`;
const copy = forms({
  token: 'copy',
})`${maybe(oneOf('how it arrives', tapped, bothBefore))} token[|s] that['s a copy| are copies] of ${{
  of: anyObjects,
}} ${maybe(exceptions)}`;

/** A token as its creator describes it: "1/1 white Soldier creature token", "Treasure token" [CR 111 | 2007: 216]. */
export const tokenSpec: Forms<TokenSpec> = partForms<TokenSpec>()(eitherOf('a token', described, predefined, copy));
