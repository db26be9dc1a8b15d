/** Venturing into the dungeon [CR 309, 701.49 | 2007: none]. */

import type { Ability, Card } from '@lawmage/ability';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import type { Game, Thing } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { enlist } from '../../state/indexing.ts';
import { must } from '../../state/must.ts';
import { mintTimestamp, thing, write } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import { ask, type Done, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { actEvent } from '../../work/events.ts';
import type { Handlers } from '../../work/run.ts';
import { DUNGEONS, type Dungeon, UNDERCITY } from './dungeons.ts';
import { isDungeon } from './is-dungeon.ts';
import type { Room } from './rooms.ts';

export type VentureFrame =
  | { readonly do: 'venture'; readonly seat: Seat; readonly undercity: boolean }
  | { readonly do: 'dungeonChosen'; readonly seat: Seat }
  | { readonly do: 'roomChosen'; readonly id: ObjectId; readonly among: readonly number[] };

export const ventureHandlers: Handlers<VentureFrame> = { venture, dungeonChosen, roomChosen };

const RULE = '701.49a|' as const;

/** The dungeon that a player owns in the command zone [CR 309.3 | 2007: none]; the card's definition is its name. */
const dungeonOf = (game: Game, seat: Seat): Thing | undefined =>
  game.command.map(id => thing(game, id)).find(one => one.owner === seat && isDungeon(game, one));

const definitionOf = (game: Game, { card }: Thing): Dungeon =>
  must(
    [...DUNGEONS, UNDERCITY].find(({ name }) => name === game.cards[card]?.name),
    'a dungeon has its definition',
    game,
  );

const roomAt = (record: Thing): number => Number(record.memory.room ?? 0);

/** [CR 309.5b, 309.6 | 2007: none] Whether the venture marker is on the bottommost room. */
export const isAtBottom = (game: Game, record: Thing): boolean =>
  definitionOf(game, record).rooms[roomAt(record)]?.leadsTo.length === 0;

/** [CR 701.49a–701.49d | 2007: none] On to the next room, or into a dungeon of choice, or into the one that is named. */
function venture(game: Game, { seat, undercity }: Extract<VentureFrame, { readonly do: 'venture' }>): Done {
  const record = dungeonOf(game, seat);
  cite(record === undefined ? '309.2|' : '309.3|');
  if (record !== undefined && !isAtBottom(game, record)) return goOn(game, record);
  if (record !== undefined) {
    cite('309.5b|');
    return pushInOrder(game, [
      { do: 'tell', batch: [{ what: 'cease', id: record.id, rule: '701.49c|', source: NONE }] },
      { do: 'venture', seat, undercity },
    ]);
  }
  cite('309.2a|');
  if (undercity) cite('701.49d|');
  if (undercity) return enter(game, seat, UNDERCITY);
  const options = DUNGEONS.map(({ name }) => ({ is: 'word', word: name }) as const);
  return ask(game, { kind: 'pick', seat, why: why('chooseWord', RULE), options }, { do: 'dungeonChosen', seat });
}

function dungeonChosen(
  game: Game,
  { seat }: Extract<VentureFrame, { readonly do: 'dungeonChosen' }>,
  reply: Reply,
): Done {
  return enter(game, seat, must(DUNGEONS[reply[0] ?? 0], 'a checked reply names a dungeon', game));
}

/** [CR 309.4a | 2007: none] The dungeon is put into the command zone, the marker on its topmost room. */
function enter(game: Game, seat: Seat, { name }: Dungeon): Done {
  cite('309.4a|', '309.2b|');
  const record = newThing(game, 'emblem', cardFor(game, name), seat, 'command');
  putIn(game, record);
  enlist(game, record.id);
  return moveInto(game, record.id, 0);
}

function cardFor(game: Game, name: string): number {
  const known = game.cards.findIndex(card => card.name === name && card.layout === 'emblem');
  if (known >= 0) return known;
  const type = { supertypes: [], types: ['dungeon'], subtypes: [] } as const;
  const card: Card = { name, layout: 'emblem', faces: [{ name, cost: null, type, abilities: [] }] };
  game.cards = [...game.cards, card];
  return game.cards.length - 1;
}

/** [CR 309.5a | 2007: none] Along an arrow; of several the player chooses one. */
function goOn(game: Game, record: Thing): Done {
  cite('309.5a|', '701.49b|');
  const { rooms } = definitionOf(game, record);
  const among = (rooms[roomAt(record)]?.leadsTo ?? []).map(name => rooms.findIndex(one => one.name === name));
  const [only] = among;
  if (only !== undefined && among.length === 1) return moveInto(game, record.id, only);
  const options = among.map(at => ({ is: 'word', word: rooms[at]?.name ?? '' }) as const);
  return ask(
    game,
    { kind: 'pick', seat: record.owner, why: why('chooseWord', '309.5a|', record.id), options },
    { do: 'roomChosen', id: record.id, among },
  );
}

function roomChosen(
  game: Game,
  { id, among }: Extract<VentureFrame, { readonly do: 'roomChosen' }>,
  reply: Reply,
): Done {
  return moveInto(game, id, must(among[reply[0] ?? 0], 'a checked reply names a room', game));
}

/** [CR 309.4c | 2007: none] The marker moves into a room, whose ability triggers. */
function moveInto(game: Game, id: ObjectId, at: number): Done {
  const record = write(game, id);
  record.memory = { ...record.memory, room: at };
  touch(game, id);
  cite('309.4c|', '309.4|');
  const room = must(definitionOf(game, record).rooms[at], 'a dungeon has its rooms', game);
  addTrigger(game, record, room);
  return push(game, { do: 'tell', batch: [{ ...actEvent('venture', record.owner, 1, RULE, id), id }] });
}

function addTrigger(game: Game, { id, owner }: Thing, { effect }: Room): void {
  const ability: Ability = { is: 'triggered', event: { on: 'reflexive' }, effect };
  const n = mintTimestamp(game);
  game.waiting = [...game.waiting, { n, controller: owner, source: id, ability, found: [], x: 0, delayed: true }];
}
