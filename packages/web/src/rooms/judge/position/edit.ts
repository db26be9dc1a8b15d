// size: each change of a position, side by side
/** Changes of a position. Each gives a new scenario; what was played from the old one no longer holds and is left out. */
import type { ZoneName } from '@lawmage/ability';
import { type Item, type Mark, readScenario, type Scenario } from '@lawmage/judge/room';

export const ZONES: readonly ZoneName[] = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command'];

export type Put = { readonly player: number; readonly zone: ZoneName };
export type At = { readonly player: number; readonly item: number };

/** A name that is known without being invented or printed. */
const BASIC = /^(?:Snow-Covered )?(?:Plains|Island|Swamp|Mountain|Forest)$|^Wastes$/u;

const START = { line: 1, column: 1 };

/** What stands at something that is played, or behind it. */
const OF_PLAY = /^(?:rules$|case:|end$)/u;

/** The scenario without its play. */
const unplayed = (scenario: Scenario): Scenario => ({
  ...scenario,
  rules: { current: [], '2007-02': [] },
  cases: [{ name: '', steps: [] }],
  remarks: Object.fromEntries(Object.entries(scenario.remarks).filter(([place]) => !OF_PLAY.test(place))),
});

export function scenarioIn(text: string): Scenario | null {
  const reading = readScenario(text);
  return reading.ok ? reading.scenario : null;
}

/** Names that the scenario explains itself. */
export const ownNames = ({ invented }: Scenario): readonly string[] =>
  invented.flatMap(({ facts }) => facts.faces.map(face => face.name));

export function putCard(scenario: Scenario, card: string, { player, zone }: Put): Scenario {
  const known =
    BASIC.test(card) || ownNames(scenario).includes(card) || scenario.printed.some(one => one.name === card);
  const printed = known ? scenario.printed : [...scenario.printed, { name: card, place: START }];
  const items = scenario.players[player]?.items ?? [];
  const same = items.findIndex(one => one.card === card && one.zone === zone && one.marks.length === 0);
  const next =
    same >= 0 && zone !== 'library'
      ? items.map((one, at) => (at === same ? { ...one, count: one.count + 1 } : one))
      : [...items, { card, count: 1, zone, place: START, marks: [] }];
  return withItems({ ...scenario, printed }, player, next);
}

const withItems = (scenario: Scenario, player: number, items: readonly Item[]): Scenario =>
  unplayed({
    ...scenario,
    players: scenario.players.map((one, at) => (at === player ? { ...one, items } : one)),
  });

export const itemAt = ({ players }: Scenario, { player, item }: At): Item | undefined => players[player]?.items[item];

/** Takes one of an item away; its card is forgotten with the last. */
export function takeOne(scenario: Scenario, at: At): Scenario {
  const found = itemAt(scenario, at);
  if (found === undefined) return scenario;
  const items = scenario.players[at.player]?.items ?? [];
  const next =
    found.count > 1
      ? items.map((one, n) => (n === at.item ? { ...one, count: one.count - 1 } : one))
      : items.filter((_, n) => n !== at.item);
  return forgetUnused(withItems(scenario, at.player, next));
}

function forgetUnused(scenario: Scenario): Scenario {
  const used = new Set(scenario.players.flatMap(({ items, deck }) => [...items, ...deck].map(one => one.card)));
  return {
    ...scenario,
    printed: scenario.printed.filter(({ name }) => [name, ...name.split(' // ')].some(one => used.has(one))),
  };
}

/** Moves one of an item to another zone. What it was on the battlefield, it is no more. */
export function moveOne(scenario: Scenario, at: At, to: Put): Scenario {
  const found = itemAt(scenario, at);
  if (found === undefined || (found.zone === to.zone && at.player === to.player)) return scenario;
  const { printed } = scenario;
  return { ...putCard(takeOne(scenario, at), found.card, to), printed };
}

export const hasMark = ({ marks }: Item, is: Mark['is']): boolean => marks.some(one => one.is === is);

/** Sets a mark of one of an item, which then stands by itself; or takes it away where it is set. */
export function toggleMark(scenario: Scenario, at: At, mark: Mark): Scenario {
  const found = itemAt(scenario, at);
  if (found === undefined) return scenario;
  const without = found.marks.filter(one => one.is !== mark.is);
  return withMarks(scenario, at, hasMark(found, mark.is) ? without : [...without, mark]);
}

/** Gives one of an item these marks: it parts from its equals. */
function withMarks(scenario: Scenario, at: At, marks: readonly Mark[]): Scenario {
  const items = scenario.players[at.player]?.items ?? [];
  const next = items.flatMap((one, n) => {
    if (n !== at.item) return [one];
    const rest = one.count > 1 ? [{ ...one, count: one.count - 1 }] : [];
    return [{ ...one, count: 1, marks }, ...rest];
  });
  return withItems(scenario, at.player, next);
}

/** Adds to the counters of a kind, or takes from them. */
export function addCounters(scenario: Scenario, at: At, kind: string, by: number): Scenario {
  const found = itemAt(scenario, at);
  if (found === undefined) return scenario;
  const now = found.marks.find(one => one.is === 'counters' && one.kind === kind);
  const n = Math.max(0, (now?.is === 'counters' ? now.n : 0) + by);
  const others = found.marks.filter(one => one !== now);
  return withMarks(scenario, at, n === 0 ? others : [...others, { is: 'counters', kind, n }]);
}

/** Marks damage on one of an item; 0 heals it. */
export function setDamage(scenario: Scenario, at: At, n: number): Scenario {
  const found = itemAt(scenario, at);
  if (found === undefined) return scenario;
  const others = found.marks.filter(one => one.is !== 'damage');
  return withMarks(scenario, at, n === 0 ? others : [...others, { is: 'damage', n }]);
}

/** Attaches it to what has this name or label; '' takes it off. */
export function attach(scenario: Scenario, at: At, name: string): Scenario {
  const found = itemAt(scenario, at);
  if (found === undefined) return scenario;
  const others = found.marks.filter(one => one.is !== 'attached');
  return withMarks(scenario, at, name === '' ? others : [...others, { is: 'attached', name }]);
}

/** What others may be attached to: permanents by label or name, and players. */
export const bearers = ({ players }: Scenario): readonly string[] => [
  ...new Set([
    ...players.flatMap(({ items }) =>
      items.filter(one => one.zone === 'battlefield').map(one => labelOf(one) ?? one.card),
    ),
    ...players.map(({ name }) => name),
  ]),
];

export const labelOf = ({ marks }: Item): string | undefined => marks.find(one => one.is === 'called')?.name;

export const setLifeOf = (scenario: Scenario, player: number, life: number): Scenario =>
  unplayed({ ...scenario, players: scenario.players.map((one, at) => (at === player ? { ...one, life } : one)) });

/** Adds to the counters of a kind that a player has, or takes from them. */
export function addPlayerCounters(scenario: Scenario, player: number, kind: string, by: number): Scenario {
  const change = ({ [kind]: now = 0, ...others }: Readonly<Record<string, number>>): Record<string, number> => {
    const n = Math.max(0, now + by);
    return n === 0 ? others : { ...others, [kind]: n };
  };
  const players = scenario.players.map((one, at) => (at === player ? { ...one, counters: change(one.counters) } : one));
  return unplayed({ ...scenario, players });
}

export const setTurn = (scenario: Scenario, turn: Partial<Scenario['turn']>): Scenario =>
  unplayed({ ...scenario, turn: { ...scenario.turn, ...turn } });

/** A name changes nothing that was played. */
export const setTitle = (scenario: Scenario, title: string): Scenario => ({ ...scenario, title });

const NAMES = ['Ann', 'Bob', 'Carl', 'Dora', 'Emil', 'Fay'];

/** One more player, after the last in turn order. */
export function addPlayer(scenario: Scenario): Scenario {
  const name = NAMES.find(one => scenario.players.every(player => player.name !== one));
  if (name === undefined) return scenario;
  return unplayed({
    ...scenario,
    players: [...scenario.players, { name, life: null, counters: {}, items: [], deck: [], outside: [] }],
  });
}
