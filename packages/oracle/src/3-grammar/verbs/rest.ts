import type { Effect, Filter, Objects } from '@lawmage/ability';
import { as, type Forms, inBoth, oneOf, type Phrase, part, say, table, tableForms } from '../../2-kernel/index.ts';
import { someMany, someOne } from '../nouns/index.ts';

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;
/** What is done with those that were not chosen. */
type Doing = 'sacrifice' | 'discard' | 'destroy';

export const REST = 'the rest';
const notChosen = { is: 'not', trait: { is: 'among', what: { what: 'that', slot: -1, said: 'chosen' } } } as const;

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
