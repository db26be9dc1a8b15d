import type { Count, Filter, Players } from '@lawmage/ability';
import { as, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { filter } from '../nouns/index.ts';

type Died = Extract<Count, { readonly count: 'happened' }>;
type Dead = { readonly filter: Filter; readonly under?: Players };
const YOURS: Players = { who: 'you' };

/** How many of a kind have died this turn; the words tell the number of the noun. */
const died = (words: Phrase<Dead>, said: string) =>
  as(
    words,
    ({ filter: of, under }): Died => ({
      count: 'happened',
      said,
      event: {
        on: 'move',
        what: { what: 'some', filter: of },
        from: 'battlefield',
        to: 'graveyard',
        ...(under && { under }),
      },
    }),
    (count): Dead | undefined => {
      if (typeof count === 'number' || count.count !== 'happened' || count.said !== said || count.sum) return undefined;
      const { event } = count;
      if (event.on !== 'move' || event.from !== 'battlefield' || event.to !== 'graveyard') return undefined;
      return event.what.what === 'some'
        ? { filter: event.what.filter, ...(event.under && { under: event.under }) }
        : undefined;
    },
    ['count', 'said', 'event'],
  );
const under = as(
  say`under your control`,
  (): { readonly under: Players } => ({ under: YOURS }),
  ({ under: who }) => (who.who === 'you' ? {} : undefined),
  ['under'],
);

/** "Zubera that died this turn", behind "for each". */
export const oneDead = died(
  part<Dead>()(
    oneOf(
      'what died',
      say`${{ filter: filter.one }} that died this turn`,
      say`${{ filter: filter.one }} that died ${under} this turn`,
    ),
  ),
  'that died',
);

/** "the number of creatures that died this turn". */
export const manyDead = died(
  part<Dead>()(
    oneOf(
      'what died',
      say`the number of ${{ filter: filter.many }} that died this turn`,
      say`the number of ${{ filter: filter.many }} that died ${under} this turn`,
    ),
  ),
  'number that died',
);
