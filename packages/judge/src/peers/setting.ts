/** The game of a record before its first turn: everything where `setup` puts it. */
import type { Card } from '@lawmage/ability';
import type { Game, ObjectId, Seat } from '@lawmage/engine';
import { enter, place, setLife, shuffleLibrary, sit, tapDown } from '@lawmage/engine/setup';
import { blankCard, type CardRead } from './cards.ts';
import { helperCard } from './helpers.ts';
import { nowOf } from './names.ts';
import { type Miss, miss, seatFor } from './peer.ts';
import type { Letter, PeerRecord, SetupOf, SetupOp } from './record.ts';

export type Read = (name: string) => CardRead;

/** The game as it is being set up. `settle` answers what an entering permanent asks and gives the game after it. */
export type Setting = {
  game: Game;
  readonly record: PeerRecord;
  readonly read: Read;
  readonly aliases: Map<string, ObjectId>;
  readonly helpers: Map<ObjectId, string>;
  readonly settle: (game: Game) => Game | Miss;
};

const SEED = 20_261;

/** A game without any card yet. */
export function emptyTable({ game: { type, startingLife, turnOrder, skipFirstDraw } }: PeerRecord): Game {
  const format = {
    life: startingLife,

    firstDrawSkipped: skipFirstDraw,
    commander: type.startsWith('commander'),
  };
  const [first] = turnOrder.map((_, seat) => seat as Seat);
  return sit({
    edition: 'current',
    names: turnOrder.map(letter => `Player${letter}`),
    active: first as Seat,
    seed: SEED,
    format,
  });
}

/** Decks first, then the list of the record in its order, then the shuffles. */
export function setUp(setting: Setting): Miss | null {
  const { record } = setting;
  const cleared = record.setup.flatMap(one => (one.op === 'clearLibrary' ? [one.player] : []));
  for (const letter of record.game.turnOrder) deckOf(setting, letter, cleared.includes(letter));
  for (const one of record.setup) {
    const stuck = apply(setting, one);
    if (stuck !== null) return stuck;
  }
  if (record.game.shuffle) for (const { seat } of setting.game.players) shuffleLibrary(setting.game, seat);
  return null;
}

function deckOf({ game, record, read }: Setting, letter: Letter, cleared: boolean): void {
  const owner = seatFor(record, letter);
  for (const one of record.game.commanders?.[letter] ?? []) {
    const found = read(typeof one === 'string' ? one : one[0]);
    if (found.ok) place(game, { card: found.card, owner, zone: 'command', marks: ['commander'] });
  }
  if (cleared) return;
  for (const [name, count] of record.game.library?.[letter] ?? []) {
    const found = read(name);
    const card = found.ok ? found.card : blankCard(name);
    for (let n = 0; n < count; n++) place(game, { card, owner, zone: 'library' });
  }
}

function apply(setting: Setting, one: SetupOp): Miss | null {
  switch (one.op) {
    case 'clearLibrary':
    case 'clearHand':
      return null;
    case 'setLife':
      setLife(setting.game, seatFor(setting.record, one.player), one.value);
      return null;
    case 'emblem':
      return miss('unsupported', `emblem ${one.emblem}`);
    case 'helper':
      return addHelper(setting, one);
    case 'add':
      return addCards(setting, one);
  }
}

function addHelper(setting: Setting, helper: SetupOf<'helper'>): Miss | null {
  const card = helperCard(helper);
  if (card === null) return miss('unsupported', `helper ${helper.helper}`);
  const id = place(setting.game, { card, owner: seatFor(setting.record, helper.player), zone: 'battlefield' });
  if (helper.text !== undefined) setting.helpers.set(id, helper.text);
  return null;
}

function addCards(setting: Setting, { zone, player, card: name, count, tapped, aliases }: SetupOf<'add'>): Miss | null {
  const found = setting.read(name);
  if (!found.ok) return miss('unsupported', name);
  const owner = seatFor(setting.record, player);
  for (let n = 0; n < count; n++) {
    const id =
      zone === 'battlefield'
        ? addPermanent(setting, found.card, owner, faceNamed(found.card, name))
        : place(setting.game, { card: found.card, owner, zone, marks: marksIn(setting, zone) });
    if (typeof id !== 'number') return id;
    if (tapped === true && zone === 'battlefield') tapDown(setting.game, id);
    const alias = aliases?.[n];
    if (alias !== undefined) setting.aliases.set(alias, id);
  }
  return null;
}

/** A card put into the command zone of a commander game is a commander. */
const marksIn = ({ game }: Setting, zone: string): readonly string[] =>
  zone === 'command' && game.format.commander ? ['commander'] : [];

function faceNamed({ layout, faces }: Card, name: string): number {
  const at = faces.findIndex(face => face.name === name);
  return at > 0 && (layout === 'transform' || layout === 'modal_dfc' || layout === 'meld') ? at : 0;
}

function addPermanent(setting: Setting, card: Card, owner: Seat, face: number): ObjectId | Miss {
  const id = enter(setting.game, { card, owner, face });
  const settled = setting.settle(setting.game);
  if ('code' in settled) return settled;
  setting.game = settled;
  return nowOf(setting.game, id);
}
