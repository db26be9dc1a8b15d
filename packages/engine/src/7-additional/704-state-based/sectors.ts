/** [CR 704.5u, 702.158b, 702.158c | 2007: none] Sectors that creatures are in while somebody sculpts space. */

import { controllerOf, hasKeyword, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { thing, thingOrNone, write } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { markEvent } from '../../work/events.ts';
import type { Actions } from './found.ts';

const SECTORS = ['alpha', 'beta', 'gamma'] as const;
const MARK = 'sector:';
const hasSector = (game: Game, id: ObjectId): boolean => thing(game, id).marks.some(mark => mark.startsWith(MARK));
const isSculptor = (game: Game, id: ObjectId): boolean => hasKeyword(game, id, 'space sculptor');

const somethingSculpts = someCardSays(abilities =>
  abilities.some(ability => ability.is === 'keyword' && ability.keyword === 'space sculptor'),
);

/** Who controls creatures without a sector chooses one for each: first those who sculpt no space, then the others. */
export function checkSectors(game: Game, actions: Actions): void {
  if (!somethingSculpts(game)) return;
  const sculptors = game.battlefield.filter(id => isSculptor(game, id));
  if (sculptors.length === 0) {
    endSectors(game);
    return;
  }
  const seats = new Set(sculptors.map(id => controllerOf(game, id)));
  for (const id of game.battlefield)
    if (isType(game, id, 'creature') && !hasSector(game, id)) choose(id, controllerOf(game, id), seats, actions);
}

function choose(id: ObjectId, seat: Seat, sculpting: ReadonlySet<Seat>, actions: Actions): void {
  const rule = '704.5u|';
  actions.needed.push({
    kind: 'pick',
    seat,
    code: 'chooseWord',
    rule,
    source: id,
    options: SECTORS.map(word => ({ is: 'word', word })),
    outcomes: SECTORS.map(word => [markEvent({ id }, `${MARK}${word}`, rule)]),
    ...(sculpting.has(seat) && { last: true }),
  });
}

/** [CR 702.158b | 2007: none] Nobody sculpts space any more, and no ability of what did is on the stack. */
function endSectors(game: Game): void {
  const placed = game.battlefield.filter(id => hasSector(game, id));
  if (placed.length === 0 || game.stack.some(item => isOfSculptor(game, item))) return;
  cite('702.158b|');
  for (const id of placed) write(game, id).marks = thing(game, id).marks.filter(mark => !mark.startsWith(MARK));
}

function isOfSculptor(game: Game, item: ObjectId): boolean {
  const { kind, stack } = thing(game, item);
  const source = kind === 'ability' ? (stack?.source ?? NONE) : NONE;
  return thingOrNone(game, source) !== undefined && isSculptor(game, source);
}
