import type { ObjectState, Trait, TypeWord } from '@lawmage/ability';
import { as, is, maybe, oneOf, orList, type Phrase, part, run, say, table } from '../../2-kernel/index.ts';
import { cardType, colorWord, SUBTYPES, subtype, supertype } from '../words/index.ts';

/** "tapped", "attacking". */
export const state = is({ is: 'state' })`${{
  state: part<ObjectState>()(
    table('a state', {
      tapped: 'tapped',
      untapped: 'untapped',
      attacking: 'attacking',
      blocking: 'blocking',
      blocked: 'blocked',
      unblocked: 'unblocked',
      'face-down': 'faceDown',
      'face-up': 'faceUp',
      enchanted: 'enchanted',
      equipped: 'equipped',
      modified: 'modified',
      historic: 'historic',
      outlaw: 'outlaw',
      worthy: 'worthy',
      kicked: 'kicked',
      suspended: 'suspended',
      transformed: 'transformed',
      saddled: 'saddled',
      warped: 'warped',
      foretold: 'foretold',
      plotted: 'plotted',
      suspected: 'suspected',
      renowned: 'renowned',
      prepared: 'prepared',
      goaded: 'goaded',
      commander: 'commander',
      activated: 'activated',
      triggered: 'triggered',
    }),
  ),
}}`;
const color = is({ is: 'color' })`${{ color: colorWord }}`;
const colorfulness = is({ is: 'color' })`${{ color: table('a color', ['colorless', 'monocolored', 'multicolored']) }}`;
const supertypeTrait = is({ is: 'type' })`${{ type: part<TypeWord>()(supertype) }}`;
const typeTrait = is({ is: 'type' })`${{ type: part<TypeWord>()(cardType.one) }}`;
const nonSubtype = is({ is: 'type' })`${{
  type: part<TypeWord>()(table('a subtype', Object.fromEntries(SUBTYPES.map(type => [`non-${type}`, type])))),
}}`;
const subtypeTrait = is({ is: 'type' })`${{ type: part<TypeWord>()(subtype.one) }}`;
const token = is({ is: 'state', state: 'token' })`token`;

const plain: Phrase<Trait> = part<Trait>()(oneOf('a quality', state, color, colorfulness, supertypeTrait));
const alternatives = is({
  is: 'either',
})`${{ of: oneOf('qualities', orList(part<Trait>()(state)), orList(part<Trait>()(color))) }}`;
const negated = oneOf(
  'a quality',
  is({ is: 'not', trait: { is: 'state', state: 'outlaw' } })`non-outlaw`,
  is({ is: 'not' })`non${{ trait: part<Trait>()(oneOf('a quality', color, supertypeTrait, typeTrait, token)) }}`,
  is({ is: 'not' })`${{ trait: part<Trait>()(nonSubtype) }}`,
);

/** "snow", "nonbasic": what a land is where only its supertypes count. */
export const supertypeOrNot: Phrase<Trait> = part<Trait>()(
  oneOf('a supertype', supertypeTrait, is({ is: 'not' })`non${{ trait: part<Trait>()(supertypeTrait) }}`),
);

const quality: Phrase<Trait> = part<Trait>()(oneOf('a quality', plain, negated, alternatives));
const type: Phrase<Trait> = part<Trait>()(oneOf('a type', typeTrait, subtypeTrait));

type Item = { readonly trait: Trait; readonly comma?: true };

/** A comma stands between two qualities that are both denied: "nonartifact, nonblack". */
const listed = (item: Phrase<Trait>): Phrase<readonly Trait[]> =>
  as(
    run<Item>(part<Item>()(say`${{ trait: item }} ${{ comma: maybe(comma) }}`)),
    (items): readonly Trait[] | undefined =>
      items.every((each, at) => (each.comma ?? false) === wantsComma(items, at))
        ? items.map(each => each.trait)
        : undefined,
    traits => {
      const items = traits.map((trait): Item => ({ trait }));
      return items.map((each, at) => (wantsComma(items, at) ? { ...each, comma: true } : each));
    },
  );
const comma = as(
  say`,`,
  (): true => true,
  () => ({}),
);
const wantsComma = (items: readonly Item[], at: number): boolean =>
  items[at]?.trait.is === 'not' && items[at + 1]?.trait.is === 'not';

/** Qualities before a noun that names no type: "nontoken", "tapped white", "basic". */
export const qualities: Phrase<readonly Trait[]> = listed(quality);

/** The same before a type, where other types may stand too: "artifact" and "Goblin" in "artifact creature", "Goblin creature". */
export const adjectives: Phrase<readonly Trait[]> = listed(part<Trait>()(oneOf('a quality', quality, type)));
