/** Whole games: random seats on Limited decks, and scripted bears against bolts. */
import { chanceFrom, randomReply, settle } from '@lawmage/agents';
import { STARTER_CARDS, STARTER_DECKS } from '@lawmage/cards/starter';
import { begin, type Deck, enact, type Game, type Reply } from '@lawmage/engine';
import { bear, bolt, forest, mountain } from './boards.ts';
import { cpuMicros, median, referenceMicros } from './measure.ts';
import type { Row } from './rows.ts';

/** What was done in some time; several such spans make a rate. */
type Span = { readonly seconds: number; readonly fixed: number; readonly counts: readonly number[] };

const SPANS = 7;
/** Seconds of play before anything counts: until then more and more of the code is still being compiled. */
const WARM_UP = 8;

/** Decisions of random seats, all of them and those with a choice, and games. */
export function randomRows(): readonly Row[] {
  let seed = 1;
  const spans = spansOf(1.5, () => randomGame(seed++));
  const [all, free, games, turns] = [0, 1, 2, 3].map(at => rateOf(spans, at));
  const perGame = (all?.rate ?? 0) / (games?.rate ?? 1);
  return [
    row('random seats, Limited decks: decisions', all, 'decisions/s', '100,000'),
    row('  of them with a choice', free, 'decisions/s', ''),
    row('  games', games, 'games/s', ''),
    { name: '  decisions a game', value: perGame, unit: '', ratio: null, target: '' },
    { name: '  turns a game', value: (turns?.rate ?? 0) / (games?.rate ?? 1), unit: '', ratio: null, target: '' },
  ];
}

export function bearsRows(): readonly Row[] {
  let seed = 1;
  const spans = spansOf(1, () => bearsAgainstBolts(seed++));
  const [games, decisions] = [0, 1].map(at => rateOf(spans, at));
  const perGame = (decisions?.rate ?? 0) / (games?.rate ?? 1);
  return [
    row('bears against bolts: games', games, 'games/s', '2,000'),
    { name: '  decisions a game', value: perGame, unit: '', ratio: null, target: '' },
  ];
}

type Rate = { readonly rate: number; readonly ratio: number };
const row = (name: string, rate: Rate | undefined, unit: string, target: string): Row => ({
  name,
  value: rate?.rate ?? 0,
  unit,
  ratio: rate?.ratio ?? null,
  target,
});

/** Warms up, then runs for so many seconds, several times. */
function spansOf(seconds: number, once: () => readonly number[]): readonly Span[] {
  spanOf(WARM_UP, once);
  return Array.from({ length: SPANS }, () => spanOf(seconds, once));
}

function spanOf(seconds: number, once: () => readonly number[]): Span {
  const fixed = referenceMicros();
  const start = cpuMicros();
  let counts: readonly number[] = [];
  while (cpuMicros() - start < seconds * 1e6) counts = once().map((count, at) => count + (counts[at] ?? 0));
  return { seconds: (cpuMicros() - start) / 1e6, fixed: (fixed + referenceMicros()) / 2e6, counts };
}

function rateOf(spans: readonly Span[], at: number): Rate {
  const rates = spans.map(({ seconds, counts }) => (counts[at] ?? 0) / seconds);
  return { rate: median(rates), ratio: median(spans.map(({ fixed }, n) => (rates[n] ?? 0) * fixed)) };
}

const cards = new Map(STARTER_CARDS.map(card => [card.name, card]));

/** Forty cards of a starter deck: 17 basic lands and 23 others found by chance. */
function limitedDeck(at: number, seed: number): Deck {
  const chance = chanceFrom(seed);
  const all = (STARTER_DECKS[at % STARTER_DECKS.length]?.cards ?? []).flatMap(({ name, count }) => {
    const card = cards.get(name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });
  const isLand = (card: (typeof all)[number]): boolean => card.faces[0].type.types.includes('land');
  const spells = chance.shuffled(all.filter(card => !isLand(card))).slice(0, 23);
  const lands = chance.shuffled(all.filter(isLand)).slice(0, 17);
  return { cards: [...spells, ...lands].map(card => ({ card, count: 1 })) };
}

const MOST = 5000;

function randomGame(seed: number): readonly number[] {
  const chance = chanceFrom(seed);
  const players = [0, 1].map(at => ({ name: `${at}`, deck: limitedDeck(seed + 3 * at, seed * 2 + at) }));
  let game = started({ edition: 'current', seed, players });
  let decisions = 0;
  let free = 0;
  for (; game.asking !== null && game.result === null && decisions < MOST; decisions++) {
    if (game.asking.kind !== 'priority' || game.asking.options.length > 0) free++;
    game = settle(game, randomReply(game.asking, chance), chance);
  }
  return [decisions, free, 1, game.turn];
}

function started(beginning: Parameters<typeof begin>[0]): Game {
  const begun = begin(beginning);
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.game;
}

const BEARS: Deck = {
  cards: [
    { card: bear, count: 36 },
    { card: forest, count: 24 },
  ],
};
const BOLTS: Deck = {
  cards: [
    { card: bolt, count: 36 },
    { card: mountain, count: 24 },
  ],
};

function bearsAgainstBolts(seed: number): readonly number[] {
  const players = [
    { name: 'bears', deck: BEARS },
    { name: 'bolts', deck: BOLTS },
  ];
  let game = started({ edition: 'current', seed, players, first: seed % 2 });
  let decisions = 0;
  for (; game.asking !== null && game.result === null; decisions++) {
    const next = enact(game, scripted(game));
    if (!next.ok) throw new Error(`${next.refusal.code} ${JSON.stringify(game.asking)}`);
    game = next.game;
  }
  return [1, decisions];
}

/** Bears are cast and attack whenever they can; bolts go to the face as soon as they can. */
function scripted({ asking }: Game): Reply {
  if (asking === null) return [];
  switch (asking.kind) {
    case 'priority': {
      const at = asking.options.findIndex(option => option.is === 'act' && !option.mana);
      return at < 0 ? [] : [at];
    }
    case 'attack':
      return asking.options.map((_, at) => at);
    case 'pick': {
      const face = asking.options.findIndex(option => option.is === 'player' && option.seat !== asking.seat);
      return face >= 0 ? [face] : Array.from({ length: asking.least }, (_, at) => at);
    }
    case 'yesNo':
      return [0];
    default:
      return [];
  }
}
