/** Whether a sentence about the game is true. */
import { type Game, seatOf, see } from '@lawmage/engine';
import { controllerOf, nameOf, player, type Thing, thing } from '@lawmage/engine/setup';
import { find } from '../play/find.ts';
import { type Miss, miss, type Table } from '../play/table.ts';
import { describeQuestion, playerName } from '../play/words.ts';
import type { Check } from '../scenario/check.ts';
import type { ObjectNoun, Who, ZoneNoun } from '../scenario/noun.ts';
import { stepWords } from '../tell/index.ts';
import { whyNotDeed } from '../why/why.ts';
import { differs } from './facts.ts';

type Of<K extends Check['check']> = Extract<Check, { check: K }>;
type Checker<K extends Check['check']> = (table: Table, check: Of<K>) => Miss | null;

/** The first fact that is otherwise, or null. */
export function verify(table: Table, check: Check): Miss | null {
  const checker = CHECKERS[check.check] as Checker<Check['check']>;
  return checker(table, check);
}

const unmet = (fact: string): Miss => miss('unmet', fact);
const expect = (holds: boolean, fact: string): Miss | null => (holds ? null : unmet(fact));
const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

function idsIn(game: Game, { zone, of }: ZoneNoun): readonly Thing['id'][] {
  if (of === null) return zone === 'stack' || zone === 'exile' || zone === 'battlefield' ? game[zone] : [];
  const record = player(game, seatOf(of));
  return zone === 'hand' || zone === 'library' || zone === 'graveyard' ? record[zone] : [];
}

/** The objects in order are what the nouns mean, each noun another one. */
function matches(table: Table, ids: readonly Thing['id'][], nouns: readonly ObjectNoun[], ordered: boolean): boolean {
  const rest = [...ids];
  return nouns.every((noun, n) => {
    const found = find(table, noun);
    const at = ordered ? (found.includes(ids[n] as Thing['id']) ? n : -1) : rest.findIndex(id => found.includes(id));
    if (at < 0) return false;
    if (!ordered) rest.splice(at, 1);
    return true;
  });
}

function zone(table: Table, { zone: noun, are, ordered }: Of<'zone'>): Miss | null {
  const ids = idsIn(table.game, noun).toReversed();
  const holds = matches(table, ids, are, ordered) && (ordered || ids.length === are.length);
  return expect(holds, `there is ${listed(ids.map(id => nameOf(table.game, id)))}`);
}

function counters({ game, ...table }: Table, { on, kind, n }: Of<'counters'>): Miss | null {
  const records =
    on.is === 'player' ? [player(game, seatOf(on.who))] : find({ game, ...table }, on).map(id => thing(game, id));
  if (records.length === 0) return unmet('there is no such object');
  const other = records.find(record => (record.counters[kind] ?? 0) !== n);
  return expect(other === undefined, `there are ${other?.counters[kind] ?? 0} ${kind} counters`);
}

function object(table: Table, { what, not, fact }: Of<'object'>): Miss | null {
  const ids = find(table, what);
  if (ids.length === 0)
    return fact.is === 'in' && (fact.zone.zone === 'gone') !== not ? null : unmet(`there is no ${what.name}`);
  for (const id of ids) {
    const other = differs(table, id, fact);
    if (not !== (other !== null)) return unmet(not ? 'it is so' : (other ?? ''));
  }
  return null;
}

/** What is phased out is treated as though it did not exist [CR 702.26b | 2007: 217.8c]. */
const isThere = ({ zone, phasedOut }: Thing): boolean => zone === 'battlefield' && !phasedOut;

function controls(table: Table, { who, n, what }: Of<'controls'>): Miss | null {
  const ids = find(table, { is: 'object', name: what, of: null, ability: false }).filter(
    id => isThere(thing(table.game, id)) && controllerOf(table.game, id) === who,
  );
  return expect(ids.length === n, `${playerName(table.game, who)} controls ${ids.length}`);
}

function may(table: Table, { not, deed, code }: Of<'may'>): Miss | null {
  const why = whyNotDeed(table, deed);
  if (why === null) return expect(!not, 'it is allowed');
  const { refused } = why;
  const words = `${why.words}${why.rule === '' ? '' : ` [${why.rule}]`}`;
  if (!not) return unmet(`it is not allowed (${why.code}): ${words}`);
  if (refused.code === 'noSuchObject') return refused;
  return expect(code === null || code === refused.code || code === why.code, `the reason is ${why.code}: ${words}`);
}

function end({ game }: Table, { who, how, not }: Of<'end'>): Miss | null {
  const { result } = game;
  const now =
    result === null
      ? 'the game goes on'
      : result.draw
        ? 'the game is a draw'
        : `won by ${listed(result.winners.map(seat => playerName(game, seat)))}`;
  return expect(hasEnded(game, who, how) !== not, now);
}

function hasEnded(game: Game, who: Who | null, how: Of<'end'>['how']): boolean {
  const { result } = game;
  if (how === 'on') return result === null;
  if (how === 'draw') return result?.draw === true;
  const won = result !== null && !result.draw && result.winners.some(seat => seat === who);
  if (how === 'won') return won;
  const lost = who !== null && player(game, seatOf(who)).lost;
  return lost || (result !== null && !result.draw && !won);
}

function pool({ game }: Table, { who, mana }: Of<'pool'>): Miss | null {
  const units = player(game, seatOf(who))
    .pool.map(unit => unit.type)
    .toSorted();
  return expect(units.join() === mana.toSorted().join(), `there is ${listed(units.map(type => `{${type}}`))}`);
}

function step({ game }: Table, { step: { of, step: wanted } }: Of<'step'>): Miss | null {
  const holds = game.step === wanted && (of === null || game.active === of);
  return expect(holds, `it is the ${stepWords(game.edition, game.step).name} of ${playerName(game, game.active)}`);
}

function asked({ game }: Table, { who, priority, not }: Of<'asked'>): Miss | null {
  const { asking } = game;
  const holds = asking !== null && asking.seat === who && (asking.kind === 'priority') === priority;
  return expect(holds !== not, describeQuestion(game));
}

function decides({ game }: Table, { who, of }: Of<'decides'>): Miss | null {
  const { asking } = game;
  return expect(asking?.seat === of && asking.by === who, describeQuestion(game));
}

/** What a seat may know of an object, by its view. */
function sees(table: Table, { who, what, not }: Of<'sees'>): Miss | null {
  const view = see(table.game, seatOf(who));
  const { battlefield, stack, exile, command, shown } = view;
  const own = view.players.flatMap(({ hand, library, graveyard }) => [...hand, ...library, ...graveyard]);
  const known = [...battlefield, ...stack, ...exile, ...command, ...shown, ...own].filter(one => !one.hidden);
  const ids = find(table, what);
  const holds = ids.length > 0 && ids.every(id => known.some(one => one.id === id));
  return expect(holds !== not, not ? 'it is seen' : 'it is not seen');
}

function designation({ game }: Table, { who, is, not }: Of<'designation'>): Miss | null {
  const holder = is === 'monarch' ? game.monarch : is === 'initiative' ? game.initiative : null;
  const holds = holder === null ? player(game, seatOf(who)).marks.includes(is) : holder === who;
  return expect(holds !== not, not ? 'it is so' : 'it is not so');
}

const CHECKERS: { readonly [K in Check['check']]: Checker<K> } = {
  life: ({ game }, { who, n }) =>
    expect(player(game, seatOf(who)).life === n, `${playerName(game, who)} has ${player(game, seatOf(who)).life} life`),
  cards: ({ game }, { zone: noun, n }) =>
    expect(idsIn(game, noun).length === n, `there are ${idsIn(game, noun).length} cards`),
  zone,
  counters,
  object,
  controls,
  stack: (table, { are }) =>
    zone(table, { check: 'zone', zone: { zone: 'stack', of: null }, are, ordered: true }) ??
    expect(
      are.length === table.game.stack.length,
      `there is ${listed(table.game.stack.toReversed().map(id => nameOf(table.game, id)))}`,
    ),
  pool,
  step,
  turn: ({ game }, { who }) => expect(game.active === who, `it is the turn of ${playerName(game, game.active)}`),
  asked,
  decides,
  sees,
  may,
  end,
  cited: ({ cited }, { rule, not }) => expect(cited.has(rule) !== not, `cited: ${[...cited].toSorted().join(', ')}`),
  daytime: ({ game }, { is }) => expect(game.daytime === is, `it is ${game.daytime}`),
  designation,
};
