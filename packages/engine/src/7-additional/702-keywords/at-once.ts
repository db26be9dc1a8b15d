/**
 * What happens at once when something is so, without an event that could be answered and without waiting for
 * state-based actions: the city's blessing, day and night [CR 702.131b, 702.145c–702.145g | 2007: none].
 */
import type { KeywordName } from '@lawmage/ability';
import { hasNonmodalBack } from '../../2-parts/faces.ts';
import { controllerOf, hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { livingSeats } from '../../state/seats.ts';
import { player, thing } from '../../state/store.ts';
import type { GameEvent } from '../../work/event.ts';
import { markEvent } from '../../work/events.ts';

const WATCHED: ReadonlySet<KeywordName> = new Set<KeywordName>(['ascend', 'daybound', 'nightbound']);

/** Whether any card of the game says such a thing: in most games nothing is looked at. */
const isWatched = someCardSays(abilities => abilities.some(one => one.is === 'keyword' && WATCHED.has(one.keyword)));

/** What happens at once as things are now; none if nothing does. */
export function happensAtOnce(game: Game): readonly GameEvent[] {
  if (!isWatched(game)) return NOTHING;
  return [...dayOrNight(game), ...turning(game), ...blessings(game)];
}
const NOTHING: readonly GameEvent[] = [];

const present = (game: Game, keyword: KeywordName): readonly ObjectId[] =>
  game.battlefield.filter(id => !thing(game, id).phasedOut && hasKeyword(game, id, keyword));

/** [CR 702.145d, 702.145g] Where it is neither day nor night, daybound makes it day, nightbound alone makes it night. */
function dayOrNight(game: Game): readonly GameEvent[] {
  if (game.daytime !== 'neither') return NOTHING;
  if (present(game, 'daybound').length > 0) return [{ what: 'daytime', is: 'day', rule: '702.145d|', source: NONE }];
  if (present(game, 'nightbound').length === 0) return NOTHING;
  return [{ what: 'daytime', is: 'night', rule: '702.145g|', source: NONE }];
}

/** [CR 702.145c, 702.145f] At night what is daybound shows its back, by day what is nightbound its front. */
function turning(game: Game): readonly GameEvent[] {
  if (game.daytime === 'neither') return NOTHING;
  const night = game.daytime === 'night';
  const rule = night ? '702.145c|' : '702.145f|';
  return present(game, night ? 'daybound' : 'nightbound')
    .filter(id => isFaceUp(game, id, night ? 0 : 1))
    .map(id => ({ what: 'transform', id, rule, source: id }));
}

function isFaceUp(game: Game, id: ObjectId, face: number): boolean {
  const record = thing(game, id);
  return record.face === face && record.faceDown === 'no' && hasNonmodalBack(game.cards[record.card]);
}

const MANY = 10;

/** [CR 702.131b] Ten permanents. */
function blessings(game: Game): readonly GameEvent[] {
  const ascending = present(game, 'ascend').map(id => controllerOf(game, id));
  return livingSeats(game)
    .filter(seat => ascending.includes(seat) && !player(game, seat).marks.includes('citysBlessing'))
    .filter(seat => game.battlefield.filter(id => controllerOf(game, id) === seat).length >= MANY)
    .map(seat => markEvent({ seat }, 'citysBlessing', '702.131b|'));
}
