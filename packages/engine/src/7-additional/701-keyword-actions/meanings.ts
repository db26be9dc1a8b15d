/** Keyword actions that the rulebook explains in other words, in the vocabulary itself [CR 701]. */
import type { Count, Effect, Filter, KeywordAction, Objects, Subtype, TokenSpec, Trait } from '@lawmage/ability';

/** What a keyword action needs to be spelled out: a slot for what it is done to, and one that nothing else uses. */
export type Said = {
  readonly count: Count;
  readonly subtype: Subtype | undefined;
  readonly slot: number;
  readonly free: number;
};

const YOURS = { by: 'controller', who: { who: 'you' } } as const;
export const creatures: Filter = { types: ['creature'], sort: 'permanent', whose: YOURS };
export const YOUR_TOKENS: Filter = { types: ['creature'], sort: 'token', whose: YOURS };
const armies: Filter = { types: ['Army'], sort: 'permanent', whose: YOURS };
const sequence = (...steps: readonly Effect[]): Effect => ({ do: 'sequence', steps });

/** [CR 701.47a] */
function amass({ count, subtype = 'Zombie', slot }: Said): Effect {
  const army: TokenSpec = {
    token: 'described',
    power: 0,
    toughness: 0,
    colors: ['B'],
    types: ['creature'],
    subtypes: [subtype, 'Army'],
  };
  return sequence(
    {
      do: 'if',
      condition: { if: 'not', of: { if: 'exists', of: armies } },
      then: { do: 'create', count: 1, token: army },
    },
    { do: 'choose', what: { what: 'some', filter: armies, slot } },
    { do: 'putCounters', kind: '+1/+1', count, on: { what: 'that', slot } },
    { do: 'modify', what: { what: 'that', slot }, changes: [{ change: 'type', subtypes: [subtype], keep: true }] },
  );
}

/** [CR 701.59a] */
export const collecting = (count: Count): Effect => ({
  do: 'move',
  what: {
    what: 'some',
    filter: { sort: 'card', in: { zone: 'graveyard', of: { who: 'you' } } },
    count: { total: 'manaValue', reaching: count },
  },
  to: { zone: 'exile' },
});

const stillExiled = (slot: number): Objects => ({
  what: 'that',
  slot,
  filter: { sort: 'card', in: { zone: 'exile' } },
});

/** [CR 701.57a] */
function discover({ count, slot, free }: Said): Effect {
  const cheap: Trait = { is: 'stat', stat: 'manaValue', compare: 'atMost', to: count };
  const found: Filter = {
    sort: 'card',
    adj: [{ is: 'not', trait: { is: 'type', type: 'land' } }],
    with: [cheap],
  };
  return sequence(
    { do: 'revealUntil', until: found, to: { zone: 'exile' }, rest: { zone: 'exile' }, slot, restSlot: free },
    {
      do: 'may',
      effect: { do: 'cast', what: stillExiled(slot), free: true, only: { sort: 'spell', with: [cheap] } },
    },
    { do: 'move', what: stillExiled(slot), to: { zone: 'hand' } },
    { do: 'move', what: stillExiled(free), to: { zone: 'library', at: 'bottom', order: 'random' } },
  );
}

/** [CR 701.4a | 2007: none] Chosen among both, then shown if it is in the hand. */
export function beholding(quality: Filter, count: Count, slot: number, exile: boolean): Effect {
  const { in: _, whose: __, ...what } = 'anyOf' in quality ? { sort: 'permanent' as const } : quality;
  const inHand: Filter = { ...what, sort: 'card', in: { zone: 'hand', of: { who: 'you' } } };
  const filter: Filter = { anyOf: [inHand, { ...what, sort: 'permanent', whose: YOURS }] };
  const chosen = { what: 'that', slot } as const;
  const shown: Filter = { sort: 'card', in: { zone: 'hand', of: { who: 'you' } } };
  return sequence(
    { do: 'choose', what: { what: 'some', filter, count: { exactly: count }, slot } },
    { do: 'reveal', what: { ...chosen, filter: shown } },
    ...(exile ? [{ do: 'move', what: chosen, to: { zone: 'exile' } } as const] : []),
  );
}

export const MEANINGS: { readonly [K in KeywordAction]?: (said: Said) => Effect } = {
  /** [CR 701.59a] */
  collectEvidence: ({ count }) => collecting(count),
  /** [CR 701.68a] */
  blight: ({ count, slot }) =>
    sequence(
      { do: 'choose', what: { what: 'some', filter: creatures, slot } },
      { do: 'putCounters', kind: '-1/-1', count, on: { what: 'that', slot } },
    ),
  /** [CR 701.41a] What it does stands before it; here it is told that it was done. */
  support: () => sequence(),
  /** [CR 701.66b] What it does stands before it; here it is told that it was done. */
  earthbend: () => sequence(),
  /** [CR 701.16a] */
  investigate: () => ({ do: 'create', count: 1, token: { token: 'predefined', name: 'Clue' } }),
  discover,
  /** [CR 701.48a] */
  learn: () => ({
    do: 'may',
    effect: { do: 'discard', what: { what: 'some', filter: { sort: 'card' } } },
    then: { do: 'draw', count: 1 },
    otherwise: { do: 'may', effect: { do: 'fetch', what: { types: ['Lesson'], sort: 'card' } } },
  }),
  /** [CR 701.53a] */
  incubate: ({ count }) => ({
    do: 'create',
    count: 1,
    token: { token: 'predefined', name: 'Incubator', counters: count },
  }),
  /** [CR 701.36a] */
  populate: ({ slot }) =>
    sequence(
      { do: 'choose', what: { what: 'some', filter: YOUR_TOKENS, slot } },
      { do: 'create', count: 1, token: { token: 'copy', of: { what: 'that', slot } } },
    ),
  /** [CR 701.39a] */
  bolster: ({ count, slot }) =>
    sequence(
      {
        do: 'choose',
        what: {
          what: 'some',
          filter: { ...creatures, with: [{ is: 'extreme', stat: 'toughness', which: 'least', among: creatures }] },
          slot,
        },
      },
      { do: 'putCounters', kind: '+1/+1', count, on: { what: 'that', slot } },
    ),
  /** [CR 701.46a] */
  adapt: ({ count }) => ({
    do: 'if',
    condition: {
      if: 'fits',
      what: { what: 'self' },
      filter: { sort: 'permanent', with: [{ is: 'counter', kind: '+1/+1' }] },
      not: true,
    },
    then: { do: 'putCounters', kind: '+1/+1', count, on: { what: 'self' } },
  }),
  amass,
  /** [CR 701.40a, 701.40e] */
  manifest: ({ count }) => ({ do: 'repeat', times: count, effect: manifestTop(1) }),
  /** [CR 701.62a] */
  manifestDread: () => ({
    do: 'dig',
    count: 2,
    take: { count: { exactly: 1 }, of: { sort: 'card' }, to: { zone: 'battlefield', faceDown: true } },
    rest: { zone: 'graveyard' },
  }),
};

const manifestTop = (count: number): Effect => ({
  do: 'move',
  what: { what: 'top', count, of: { who: 'you' } },
  to: { zone: 'battlefield', faceDown: true },
});

/** [CR 701.44a] Land: to the hand. Otherwise a counter, and the card may go to the graveyard. `permanent` explores. */
export function exploring(permanent: number, card: number): Effect {
  const it = { what: 'that', slot: card } as const;
  const controller = { who: 'controller', of: { what: 'that', slot: permanent } } as const;
  return sequence(
    { do: 'reveal', who: controller, what: { what: 'top', count: 1, of: controller }, slot: card },
    {
      do: 'if',
      condition: { if: 'fits', what: it, filter: { types: ['land'], sort: 'card' } },
      then: { do: 'move', what: it, to: { zone: 'hand' } },
      otherwise: sequence(
        { do: 'putCounters', who: controller, kind: '+1/+1', count: 1, on: { what: 'that', slot: permanent } },
        { do: 'may', who: controller, effect: { do: 'move', what: it, to: { zone: 'graveyard' } } },
      ),
    },
  );
}

/** [CR 701.50a, 701.50d] */
export function conniving(permanent: number, discarded: number, count: Count): Effect {
  const controller = { who: 'controller', of: { what: 'that', slot: permanent } } as const;
  return sequence(
    { do: 'draw', who: controller, count },
    {
      do: 'discard',
      who: controller,
      what: { what: 'some', filter: { sort: 'card' }, count: { exactly: count } },
      slot: discarded,
    },
    {
      do: 'putCounters',
      who: controller,
      kind: '+1/+1',
      count: {
        count: 'found',
        slot: discarded,
        filter: { sort: 'card', adj: [{ is: 'not', trait: { is: 'type', type: 'land' } }] },
      },
      on: { what: 'that', slot: permanent },
    },
  );
}

/** [CR 701.63a] */
export function enduring(permanent: number, n: Count): Effect {
  const controller = { who: 'controller', of: { what: 'that', slot: permanent } } as const;
  return {
    do: 'may',
    who: controller,
    effect: { do: 'putCounters', who: controller, kind: '+1/+1', count: n, on: { what: 'that', slot: permanent } },
    otherwise: {
      do: 'create',
      who: controller,
      count: 1,
      token: { token: 'described', power: n, toughness: n, colors: ['W'], types: ['creature'], subtypes: ['Spirit'] },
    },
  };
}
