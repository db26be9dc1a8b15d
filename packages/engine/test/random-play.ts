/** Seats that answer at random, for whole games. */

import type { EditionName } from '../src/editions/rule.ts';
import {
  begin,
  CANCEL,
  type Decision,
  type DeckCard,
  enact,
  type Game,
  missingWords,
  pick,
  picks,
  type Reply,
  STOP,
} from '../src/index.ts';
import { colors } from './pool.ts';
import { prism, wide } from './wide-pool.ts';

/** A small generator of its own, so that chance in the seats is apart from chance in the game. */
export function dice(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A reply that fits the question, found by chance. */
export function randomReply(decision: Decision, roll: (below: number) => number): Reply {
  const { kind, options, least, most, each } = decision;
  switch (kind) {
    case 'priority':
      return options.length === 0 || roll(4) === 0 ? [] : [roll(options.length)];
    case 'yesNo':
      return [roll(2)];
    case 'number':
      return [least + roll(Math.min(most - least, 20) + 1)];
    case 'pay':
      return [
        options.findIndex(option => option.is === 'auto') >= 0
          ? options.findIndex(option => option.is === 'auto')
          : roll(options.length),
      ];
    case 'order':
      return mixed(options.length, roll);
    case 'divide': {
      const shares = options.map(() => each);
      for (let left = most - each * options.length; left > 0; left--) {
        const at = roll(shares.length);
        shares[at] = (shares[at] ?? 0) + 1;
      }
      return shares;
    }
    case 'attack':
    case 'block':
      return roll(2) === 0 ? [] : mixed(options.length, roll).slice(0, roll(options.length) + 1);
    default: {
      const count = least + roll(Math.min(most, options.length) - least + 1);
      return mixed(options.length, roll)
        .slice(0, count)
        .sort((x, y) => x - y);
    }
  }
}

function mixed(count: number, roll: (below: number) => number): number[] {
  const list = Array.from({ length: count }, (_, n) => n);
  for (let last = count - 1; last > 0; last--) {
    const at = roll(last + 1);
    [list[at], list[last]] = [list[last] as number, list[at] as number];
  }
  return list;
}

/** Forty cards of two colours found by chance. */
export function randomDeck(roll: (below: number) => number): readonly DeckCard[] {
  const letters = mixed(5, roll)
    .slice(0, 2)
    .map(at => 'WUBRG'[at] as 'W');
  const parts = letters.map(letter => colors[letter]);
  const spells = parts.flatMap(part => Array.from({ length: 12 }, () => part.cards[roll(part.cards.length)]));
  return [
    ...parts.map(part => ({ card: part.land, count: 8 })),
    ...spells.flatMap(card => (card === undefined ? [] : [{ card, count: 1 }])),
  ];
}

/** What is done besides playing, and with which decks. */
export type Watching = {
  readonly deck?: (roll: (below: number) => number) => readonly DeckCard[];
  readonly most?: number;
  readonly uncached?: boolean;
  readonly each?: (game: Game, decision: number) => void;
};

const playable = wide.filter(card => missingWords(card).length === 0);

/** Forty cards of the wide pool, lands for all colours among them. */
export const wideDeck = (roll: (below: number) => number): readonly DeckCard[] => [
  { card: prism, count: 17 },
  ...Array.from({ length: 23 }, () => playable[roll(playable.length)]).flatMap(card =>
    card === undefined ? [] : [{ card, count: 1 }],
  ),
];

export type Played = { readonly game: Game; readonly decisions: number; readonly refused: number };

/** Answers one question by single picks, found by chance: they always lead to a reply that fits. */
function pickRandomly(game: Game, roll: (below: number) => number): Game {
  const { asking } = game;
  let now = game;
  for (;;) {
    const open = picks(now).filter(one => one !== CANCEL[0]);
    const next = pick(now, open[roll(open.length)] ?? STOP);
    if (!next.ok) throw new Error(`${next.refusal.code} for a pick of ${JSON.stringify(asking)}`);
    now = next.game;
    if (now.asking === null || now.asking.sofar.length === 0) return now;
  }
}

/** Plays a whole game at random, by whole replies; what is refused is answered by single picks. */
export function playRandomly(
  seed: number,
  players = 2,
  edition: EditionName = 'current',
  watch: Watching = {},
): Played {
  const most = watch.most ?? 20_000;
  const roll = dice(seed);
  const names = ['Ann', 'Bob', 'Cid', 'Dee'];
  const begun = begin({
    edition,
    seed,
    players: names.slice(0, players).map(name => ({ name, deck: { cards: (watch.deck ?? randomDeck)(roll) } })),
  });
  if (!begun.ok) throw new Error(begun.refusal.message);
  let { game } = begun;
  game.uncached = watch.uncached ?? false;
  let decisions = 0;
  let refused = 0;
  while (game.result === null && decisions < most) {
    const { asking } = game;
    if (asking === null) throw new Error('a game that goes on asks somebody');
    watch.each?.(game, decisions);
    const whole = enact(game, randomReply(asking, roll));
    if (whole.ok) game = whole.game;
    else {
      refused++;
      game = pickRandomly(game, roll);
    }
    decisions++;
  }
  return { game, decisions, refused };
}
