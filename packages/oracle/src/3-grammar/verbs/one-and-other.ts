import type { Destination, Effect, Filter, Objects } from '@lawmage/ability';
import { as, type Forms, forms, inBoth, type Phrase, part, say, table, where } from '../../2-kernel/index.ts';
import { putAnywhere } from './destinations.ts';

type Two = { readonly said: string; readonly first: Destination; readonly second: Destination };

/** References are told apart by where they stand: each has a record of its own. */
const them = (): Objects => ({ what: 'that', slot: -1, said: 'them' });
const one = (): Objects => ({ what: 'some', filter: { sort: 'card', with: [{ is: 'among', what: them() }] } });
/** Those without the one that was put somewhere before, which is what the verb before was about. */
const left = (): Filter => ({
  sort: 'card',
  with: [
    { is: 'among', what: them() },
    { is: 'not', trait: { is: 'among', what: { what: 'that', slot: -1, said: 'same' } } },
  ],
});
const other = (): Objects => ({ what: 'each', filter: left() });
const anotherOne = (): Objects => ({ what: 'some', filter: left() });

const MARKS = ['one', 'one of them', 'one of those cards'] as const;
const some: Phrase<string> = part<string>()(table('one of them', MARKS));
const isOf = (said: string | undefined): said is string => said?.endsWith(' and the other') === true;

/** Whether an instruction parts two cards. */
export const isOneAndOther = (effect: Effect): boolean => effect.do === 'sequence' && isOf(effect.said);

/** "put one onto the battlefield tapped and the other into your hand": of the cards that were found. */
export const oneAndOther: Forms<Effect> = inBoth(
  {
    one: say`puts ${{ said: some }} ${{ first: putAnywhere }} and the other ${{ second: putAnywhere }}`,
    many: say`put ${{ said: some }} ${{ first: putAnywhere }} and the other ${{ second: putAnywhere }}`,
  },
  form =>
    as(
      part<Two>()(form),
      ({ said, first, second }): Effect => ({
        do: 'sequence',
        said: `${said} and the other`,
        steps: [
          { do: 'move', what: one(), to: first },
          { do: 'move', what: other(), to: second },
        ],
      }),
      (effect): Two | undefined => {
        if (effect.do !== 'sequence' || !isOf(effect.said)) return undefined;
        const [first, second] = effect.steps;
        if (first?.do !== 'move' || second?.do !== 'move') return undefined;
        return { said: effect.said.slice(0, -' and the other'.length), first: first.to, second: second.to };
      },
    ),
);

type Three = Two & { readonly third: Destination };
const THREE = ', one, and one';
/** What is put elsewhere in the library first could be chosen again. */
const leaves = ({ first }: Three): boolean => first.zone !== 'library';

/** "put one of those cards into your hand, one on top of your library, and one on the bottom of your library". */
export const threeWays: Forms<Effect> = inBoth(
  forms({})`[puts|put] ${{ said: some }} ${{ first: putAnywhere }}, one ${{ second: putAnywhere }}, and one ${{
    third: putAnywhere,
  }}`,
  form =>
    as(
      where('three places', part<Three>()(form), leaves),
      ({ said, first, second, third }): Effect => ({
        do: 'sequence',
        said: `${said}${THREE}`,
        steps: [
          { do: 'move', what: one(), to: first },
          { do: 'move', what: anotherOne(), to: second },
          { do: 'move', what: anotherOne(), to: third },
        ],
      }),
      (effect): Three | undefined => {
        if (effect.do !== 'sequence' || !effect.said?.endsWith(THREE)) return undefined;
        const [first, second, third] = effect.steps;
        if (first?.do !== 'move' || second?.do !== 'move' || third?.do !== 'move') return undefined;
        return {
          said: effect.said.slice(0, -THREE.length),
          first: first.to,
          second: second.to,
          third: third.to,
        };
      },
    ),
);
