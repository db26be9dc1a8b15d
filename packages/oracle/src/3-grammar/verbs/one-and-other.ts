import type { Destination, Effect, Objects } from '@lawmage/ability';
import { as, type Forms, inBoth, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { putAnywhere } from './destinations.ts';

type Two = { readonly said: string; readonly first: Destination; readonly second: Destination };

const them: Objects = { what: 'that', slot: -1, said: 'them' };
const one: Objects = { what: 'some', filter: { sort: 'card', with: [{ is: 'among', what: them }] } };
/** The one that was put somewhere before is what the verb before was about. */
const other: Objects = {
  what: 'each',
  filter: {
    sort: 'card',
    with: [
      { is: 'among', what: them },
      { is: 'not', trait: { is: 'among', what: { what: 'that', slot: -1, said: 'same' } } },
    ],
  },
};

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
          { do: 'move', what: one, to: first },
          { do: 'move', what: other, to: second },
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
