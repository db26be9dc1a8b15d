import type { Effect, Filter, Objects } from '@lawmage/ability';
import {
  an,
  andList,
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  oneOf,
  type Phrase,
  part,
  partForms,
  say,
  table,
  tableForms,
} from '../../2-kernel/index.ts';
import { filter, plainFilter, someMany, someOne } from '../nouns/index.ts';

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;
/** What is done with those that were not chosen. */
type Doing = 'sacrifice' | 'discard' | 'destroy';

export const REST = 'the rest';
const notChosen = { is: 'not', trait: { is: 'among', what: { what: 'that', slot: -1, said: 'chosen' } } } as const;
/** A copy of what is described, without the chosen ones; references are told apart by where they stand. */
const withoutChosen = (from: Described): Described => ({
  ...structuredClone(from),
  with: [...structuredClone(from.with ?? []), notChosen],
});

/** Those that fit and were not chosen. */
function restOf(what: Objects): Objects | undefined {
  if (what.what !== 'some' || 'anyOf' in what.filter || what.random) return undefined;
  const filter: Described = { ...what.filter, with: [...(what.filter.with ?? []), notChosen] };
  return { what: 'each', filter, said: REST };
}

/** "chooses two lands they control", then what becomes of the others. */
export function withRest(what: Objects, verb: Doing, said: string): Effect | undefined {
  const rest = restOf(what);
  return (
    rest && {
      do: 'sequence',
      said,
      steps: [
        { do: 'choose', what },
        { do: verb, what: rest },
      ],
    }
  );
}

/** The inverse of `withRest`. */
export function restIn(effect: Effect, said: string): { readonly what: Objects; readonly verb: Doing } | undefined {
  if (effect.do !== 'sequence' || effect.said !== said) return undefined;
  const [choose, other, ...more] = effect.steps;
  if (choose?.do !== 'choose' || more.length > 0 || other === undefined) return undefined;
  if (other.do !== 'sacrifice' && other.do !== 'discard' && other.do !== 'destroy') return undefined;
  return other.what.what === 'each' && other.what.said === REST ? { what: choose.what, verb: other.do } : undefined;
}

/** Objects of which only some are chosen. */
export const chosenSome: Phrase<Objects> = part<Objects>()(oneOf('objects', someOne, someMany));
export const doing: Forms<Doing> = tableForms('what is done with the rest', {
  'sacrifices|sacrifice': 'sacrifice',
  'discards|discard': 'discard',
  'destroys|destroy': 'destroy',
});
const choosing = { one: say`chooses ${{ what: chosenSome }}`, many: say`choose ${{ what: chosenSome }}` };
type Choice = { readonly what: Objects; readonly join: string; readonly verb: Doing };
const join = table('how it goes on', { ', then': 'rest, then', and: 'rest, and' });

/** "chooses five lands they control, then sacrifices the rest". */
export const restVerbs: Forms<Effect> = inBoth(
  {
    one: part<Choice>()(say`${choosing.one} ${{ join }} ${{ verb: doing.one }} the rest`),
    many: part<Choice>()(say`${choosing.many} ${{ join }} ${{ verb: doing.many }} the rest`),
  },
  form =>
    as(
      form,
      ({ what, join: said, verb }): Effect | undefined => withRest(what, verb, said),
      effect => {
        if (effect.do !== 'sequence' || !effect.said?.startsWith('rest, ')) return undefined;
        const found = restIn(effect, effect.said);
        return found && { ...found, join: effect.said };
      },
    ),
);

type Kinds = Extract<Effect, { readonly do: 'chooseEach' }>['kinds'];
type Each = {
  readonly from: Filter;
  readonly kinds: Kinds;
  readonly said: string;
  readonly join: string;
  readonly verb: Doing;
};
const EACH = 'of each kind, ';
const someKinds: Phrase<readonly Filter[]> = andList(
  as(
    say`${an} ${{ kind: plainFilter.one }}`,
    ({ kind }) => kind,
    kind => ({ kind }),
  ),
);
const joinEach = table('how it goes on', { ', then': 'then', and: 'and' });
const ofEachKind: Forms<Each> = partForms<Each>()(
  eitherOf(
    'what is chosen',
    forms({ kinds: 'basicLandType', said: 'from the' })`[chooses|choose] from the ${{
      from: filter.many,
    }} a land of each basic land type ${{ join: joinEach }} ${{ verb: doing }} the rest`,
    forms({ kinds: 'party', said: 'party' })`[chooses|choose] a party from among ${{
      from: filter.many,
    }} ${{ join: joinEach }} ${{ verb: doing }} the rest`,
    forms({ said: 'from among the' })`[chooses|choose] from among the ${{ from: filter.many }} ${{
      kinds: someKinds,
    }} ${{ join: joinEach }} ${{ verb: doing }} the rest`,
    forms({ said: 'kinds first' })`[chooses|choose] ${{ kinds: someKinds }} from among the ${{
      from: filter.many,
    }} ${{ join: joinEach }} ${{ verb: doing }} the rest`,
  ),
);

/** "chooses from the lands they control a land of each basic land type, then sacrifices the rest". */
export const restOfEach: Forms<Effect> = inBoth(ofEachKind, form =>
  as(
    form,
    ({ from, kinds, said, join: how, verb }): Effect | undefined =>
      'anyOf' in from
        ? undefined
        : {
            do: 'sequence',
            said: `${EACH}${said}, ${how}`,
            steps: [
              { do: 'chooseEach', from, kinds },
              { do: verb, what: { what: 'each', said: REST, filter: withoutChosen(from) } },
            ],
          },
    (effect): Each | undefined => {
      if (effect.do !== 'sequence' || !effect.said?.startsWith(EACH)) return undefined;
      const [choose, other] = effect.steps;
      const [said, how] = effect.said.slice(EACH.length).split(', ');
      if (choose?.do !== 'chooseEach' || other === undefined || said === undefined || how === undefined)
        return undefined;
      if (other.do !== 'sacrifice' && other.do !== 'discard' && other.do !== 'destroy') return undefined;
      return { from: choose.from, kinds: choose.kinds, said, join: how, verb: other.do };
    },
  ),
);
