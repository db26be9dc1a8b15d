/** Searching zones [CR 701.23 | 2007: none]. */
import type { Filter, ZoneName } from '@lawmage/ability';
import { zoneOf } from '../../../4-zones/zones.ts';
import { fits } from '../../../nouns/fits.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Game, Memory } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { ask, type Done, pushInOrder, why } from '../../../work/agenda.ts';
import { cite, isCiting } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import type { EventOf } from '../../../work/event.ts';
import type { Frame } from '../../../work/frames.ts';
import { bind, memory as memoryOf } from '../../../work/memory.ts';
import { namedBy } from '../../../work/named-by.ts';
import { isPlayerRuled } from '../../604-static/rules.ts';
import { boundsOf } from '../choice.ts';
import { actors, into } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';
import { outsideCards } from './fetch.ts';
import { type TakeFrame, told } from './library.ts';
import { isSearchedAlready, isUndefined, mayFail, portionOf } from './searched.ts';

type Search = EffectOf<'search'>;
/** What is searched: zones, and what one owns outside the game. */
type Where = ZoneName | 'outside';

/** A search that may have to be told first which zones it goes through. */
export type SearchFrame = {
  readonly do: 'search';
  readonly verb: Search;
  readonly seat: Seat;
  readonly of: Seat;
  readonly memory: MemoryId;
  readonly asked: boolean;
};
/** The zones are being searched: what of them is seen is known by now. */
export type SearchThroughFrame = Omit<SearchFrame, 'do' | 'asked'> & {
  readonly do: 'searchThrough';
  readonly zones: readonly Where[];
};

/** [CR 701.23] Searching a zone. Where a quality is asked for, the player need not find [CR 701.23b]. */
export const search: Executor<'search'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const frames = actors(game, verb.who, scope).flatMap(seat => {
    const owners = verb.in.of ? playersOf(game, verb.in.of, { ...scope, you: seat }) : [seat];
    return owners.map((of): SearchFrame => ({ do: 'search', verb, seat, of, memory, asked: false }));
  });
  return pushInOrder(game, frames);
};

/** "Library and/or graveyard": whoever searches says which of them, at least one. */
export function goOnSearching(game: Game, frame: SearchFrame, reply: Reply): Done {
  const { verb, seat, memory } = frame;
  const zones: readonly Where[] = [verb.in.zone, ...(verb.also ?? [])];
  if (verb.anyOf !== true) return begin(game, frame, zones);
  if (frame.asked) return begin(game, frame, namedBy(reply, zones));
  const about = why('search', '701.23a|', memoryOf(game, memory).source);
  return ask(
    game,
    { kind: 'pick', seat, why: about, options: zones.map(asOption), least: 1, most: zones.length },
    { ...frame, asked: true },
  );
}

const asOption = (zone: Where): Option =>
  zone === 'outside' ? { is: 'word', word: 'outside the game' } : { is: 'place', zone, at: 'top' };

/** The search is told first: something may make it go through a part of the library only [CR 701.23f]. */
function begin(game: Game, { verb, seat, of, memory }: SearchFrame, wanted: readonly Where[]): Done {
  const { source } = memoryOf(game, memory);
  const zones = searchable(game, seat, wanted);
  const searched = zones.flatMap((zone): readonly EventOf<'search'>[] =>
    zone === 'outside' ? [] : [{ what: 'search', rule: '701.23a|', source, seat, of, zone }],
  );
  const through: SearchThroughFrame = { do: 'searchThrough', verb, seat, of, memory, zones };
  return pushInOrder(game, [told(...searched.filter(event => !isSearchedAlready(game, event))), through]);
}

/** [CR 701.23a] The cards are looked at, and some found among them. */
export function searchThrough(game: Game, { verb, seat, of, memory, zones }: SearchThroughFrame): Done {
  const scope = { ...memoryOf(game, memory), you: seat };
  const seen = zones.flatMap(zone => (zone === 'outside' ? [] : seenIn(game, scope, seat, of, zone)));
  if (verb.searched !== undefined)
    bind(game, memory, verb.searched, { ids: [], seats: zones.includes('library') ? [of] : [], n: 1 });
  const among = seen.filter(id => fits(game, id, verb.for, scope));
  const outside = zones.includes('outside') ? outsideCards(game, seat, verb.for, scope) : undefined;
  if (among.length === 0 && isCiting() && isUndefined(game, verb.for, scope)) cite('701.23c|');
  const { least, most } = boundsOf(game, verb.count, among.length + (outside?.length ?? 0), scope);
  const take = foundBy(verb, memory, { seat, seen, among, least: mayFail(verb, zones) ? 0 : least, most });
  const frames: Frame[] = [
    told({ what: 'look', rule: '701.23a|', source: scope.source, ids: seen, seat }),
    outside === undefined ? take : { ...take, outside },
  ];
  if (verb.reveal !== true) cite('701.23e|');
  if (verb.and !== undefined) frames.push(besides(game, verb.and, take, scope));
  if (verb.shuffle) frames.push(told({ what: 'shuffle', rule: '701.24a|', source: scope.source, seat: of }));
  return pushInOrder(game, frames);
}

/** [CR 701.23f | 2007: none] The cards of a zone, or of a part of it if the search was replaced with one of that. */
function seenIn(game: Game, { source }: Memory, seat: Seat, of: Seat, zone: ZoneName): readonly ObjectId[] {
  const all = zoneOf(game, zone, of);
  const top = portionOf(game, source, seat, of, zone);
  if (top === null) return all;
  cite('701.23f|');
  return top === 0 ? [] : all.slice(-top);
}

/** [CR 101.2 | 2007: 103.2] A library is left out for a player who can't search libraries. */
function searchable(game: Game, seat: Seat, zones: readonly Where[]): readonly Where[] {
  if (!zones.includes('library') || !isPlayerRuled(game, seat, 'cantSearch')) return zones;
  cite('101.2|103.2');
  return zones.filter(zone => zone !== 'library');
}

type Seen = Pick<TakeFrame, 'seat' | 'seen' | 'among' | 'least' | 'most'>;

const foundBy = (verb: Search, memory: MemoryId, seen: Seen): TakeFrame => ({
  do: 'take',
  code: 'search',
  rule: '701.23a|',
  ...seen,
  reveal: verb.reveal ?? false,
  to: verb.to ?? null,
  rest: null,
  into: into(memory, verb.slot),
  memory,
  asked: false,
});

/** "A Forest card and a Plains card": the second is found besides the first. */
const besides = (game: Game, kind: Filter, take: TakeFrame, scope: Memory): TakeFrame => ({
  ...take,
  among: take.seen.filter(id => fits(game, id, kind, scope)),
  most: 1,
  adds: true,
});
