/** Phrases that rooms of dungeons are made of. */
import { type Effect, permanents, sequence, type TokenSpec, target, that, you, yours } from '@lawmage/ability';

/** [CR 309.4 | 2007: none] A room: its name, what it does, and the rooms that its arrows lead to; none from the bottommost. */
export type Room = { readonly name: string; readonly effect: Effect; readonly leadsTo: readonly string[] };

export const room = (name: string, effect: Effect, ...leadsTo: readonly string[]): Room => ({ name, effect, leadsTo });

export const scry = (count: number): Effect => ({ do: 'scry', count });
export const create = (count: number, token: TokenSpec): Effect => ({ do: 'create', count, token });
export const treasure: Effect = create(1, { token: 'predefined', name: 'Treasure' });
export const aCreature = target(0, permanents('creature'));

/** "Exile the top two cards of your library. You may play them." */
export const exileTwo: Effect = sequence(
  { do: 'move', what: { what: 'top', count: 2, of: you }, to: { zone: 'exile' }, slot: 0 },
  { do: 'playFrom', what: that(0), until: { until: 'endOfGame' } },
);

/** "Draw three cards and reveal them. You may cast one of them without paying its mana cost." */
export const drawThree: Effect = sequence(
  { do: 'draw', count: 3, slot: 0 },
  { do: 'reveal', what: that(0) },
  {
    do: 'may',
    effect: sequence(
      {
        do: 'choose',
        what: { what: 'some', filter: { sort: 'card', adj: [{ is: 'among', what: that(0) }] }, slot: 1 },
      },
      { do: 'cast', what: that(1), free: true },
    ),
  },
);

/** "Put a creature card from among the top ten onto the battlefield with three counters; it gains hexproof." */
export const throne: Effect = sequence(
  {
    do: 'dig',
    count: 10,
    reveal: true,
    take: {
      count: { exactly: 1 },
      of: { types: ['creature'], sort: 'card' },
      to: { zone: 'battlefield', with: [{ with: 'counters', kind: '+1/+1', count: 3 }] },
    },
    rest: { zone: 'library', order: 'random' },
    slot: 0,
  },
  {
    do: 'modify',
    what: that(0),
    changes: [{ change: 'gain', abilities: [{ is: 'keyword', keyword: 'hexproof' }] }],
    until: { until: 'yourNextTurn' },
  },
  { do: 'shuffle' },
);

const oneOf = (...types: readonly ('creature' | 'artifact' | 'land')[]) =>
  ({ what: 'some', filter: yours(permanents(...types)) }) as const;
const aCard = { what: 'some', filter: { sort: 'card' } } as const;

/** Each player loses 2 life unless that player does something. */
export const unlessEach = (effect: Effect): Effect => ({
  do: 'forEach',
  of: { who: 'each', of: 'player' },
  slot: 0,
  effect: {
    do: 'unless',
    who: { who: 'that', slot: 0 },
    cost: [{ pay: 'do', effect }],
    unpaid: { do: 'loseLife', who: { who: 'that', slot: 0 }, amount: 2 },
  },
});
export const discardOne: Effect = { do: 'discard', what: aCard };
export const sacrificeAny: Effect = { do: 'sacrifice', what: oneOf('creature', 'artifact', 'land') };
export const sacrificeThree: Effect = sequence(
  discardOne,
  { do: 'sacrifice', what: oneOf('creature') },
  { do: 'sacrifice', what: oneOf('artifact') },
  { do: 'sacrifice', what: oneOf('land') },
);
