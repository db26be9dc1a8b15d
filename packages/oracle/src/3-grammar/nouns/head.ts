import { type Filter, PERMANENT_TYPES, type TypeWord } from '@lawmage/ability';
import {
  an,
  andList,
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  listWith,
  maybe,
  oneOf,
  orList,
  type Phrase,
  partForms,
  say,
} from '../../2-kernel/index.ts';
import { nounType, permanentType, subtype } from '../words/index.ts';
import { adjectives, qualities } from './adjectives.ts';

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;

/** What stands before the modifiers that follow a noun: "tapped nonwhite artifact or creature", "basic land card". */
export type Head = Pick<Described, 'adj' | 'types' | 'sort' | 'said'>;

const permanents = partForms<TypeWord>()(eitherOf('a type', permanentType, subtype));

/** Types as alternatives: "creature", "artifact or enchantment"; "artifacts and creatures" is said of the same union. */
const typesOf = (type: Phrase<TypeWord>) =>
  oneOf(
    'a type',
    is({})`${{ types: orList(type, 1) }}`,
    is({ said: 'and' })`${{ types: andList(type) }}`,
    is({ said: 'and/or' })`${{ types: listWith('and/or', type) }}`,
  );

/** "a Plains or an Island": the article stands before each. */
const orAn = as(
  say`${{ first: permanents.one }} or ${an} ${{ second: permanents.one }}`,
  ({ first, second }): readonly TypeWord[] => [first, second],
  ([first, second, ...more]) => (first && second && more.length === 0 ? { first, second } : undefined),
);

const typesInBoth = inBoth(permanents, typesOf);
const permanentTypes: typeof typesInBoth = {
  one: oneOf('a type', typesInBoth.one, is({ said: 'or an' })`${{ types: orAn }}`),
  many: typesInBoth.many,
};
const anyTypes = typesOf(nounType.one);

/** A noun of a sort that has a word of its own, with types before it or without. */
const named = <const S extends Head['sort']>(sort: S, noun: Forms<object>) =>
  eitherOf(
    'a kind of object',
    forms({ sort })`${{ adj: maybe(adjectives) }} ${anyTypes} ${noun}`,
    forms({ sort })`${{ adj: maybe(qualities) }} ${noun}`,
  );

/** A "permanent card" has one of the types of permanents [CR 110.4a | 2007: 214.3]. */
const cardOfPermanent = { sort: 'card', types: [...PERMANENT_TYPES] } as const;
const permanentSpell = { sort: 'spell', types: [...PERMANENT_TYPES] } as const;
const outlaw = { sort: 'permanent', adj: [{ is: 'state', state: 'outlaw' }] } as const;
const ringBearer = { sort: 'permanent', types: ['creature'], adj: [{ is: 'state', state: 'ringBearer' }] } as const;
const commander = { sort: 'permanent', adj: [{ is: 'state', state: 'commander' }] } as const;

/** "creature", "creature card", "spell", "Treasure token" with the adjectives before it. */
export const head: Forms<Head> = partForms<Head>()(
  eitherOf(
    'a kind of object',
    forms({ sort: 'permanent' })`${{ adj: maybe(adjectives) }} ${permanentTypes}`,
    forms(commander)`commander[|s]`,
    forms(outlaw)`outlaw[|s]`,
    forms(ringBearer)`Ring-bearer[|s]`,
    forms({ sort: 'permanent' })`${{ adj: maybe(qualities) }} permanent[|s]`,
    forms(cardOfPermanent)`${{ adj: maybe(adjectives) }} permanent card[|s]`,
    forms(permanentSpell)`${{ adj: maybe(adjectives) }} permanent spell[|s]`,
    named('card', forms({})`card[|s]`),
    named('spell', forms({})`spell[|s]`),
    named('token', forms({})`token[|s]`),
    named('source', forms({})`source[|s]`),
    forms({ sort: 'spellOrAbility', said: 'each' })`spell[|s], activated abilit[y|ies], or triggered abilit[y|ies]`,
    forms({ sort: 'spellOrAbility' })`${{ adj: maybe(qualities) }} [spell or ability|spells and abilities]`,
    forms({ sort: 'ability' })`${{ adj: maybe(qualities) }} abilit[y|ies]`,
  ),
);
