/**
 * What each of several replacement effects would lead to: it is tried on a copy of the game. What the seat could not
 * know beforehand is not told.
 */
import { answer, type Game, type ObjectId, type Seat, see, type ToldEvent, tell, type View } from '@lawmage/engine';
import { entriesOf } from '../log/log.ts';
import { plainText } from '../log/parts.ts';
import { everything } from './everything.ts';

/** More lines than these are not read while choosing. */
const LINES = 3;

/** What follows each option of a choice among replacement effects; '' for any other question. */
export function outcomesOf(game: Game, seat: Seat): readonly string[] {
  const { asking } = game;
  if (asking === null || asking.seat !== seat || asking.why.code !== 'orderReplacements') return [];
  const view = see(game, seat);
  return asking.options.map((_, index) => {
    const answered = answer(game, [index]);
    return answered.ok ? outcomeWords(view, tell(answered.game, seat)) : '';
  });
}

/** The events after a reply in words, as far as the seat could know them before it. */
export function outcomeWords(view: View, told: readonly ToldEvent[]): string {
  const end = told.findIndex(({ event }) => ENDS.includes(event.what));
  const known = foreseen(view, end < 0 ? told : told.slice(0, end + 1));
  const life = view.players.map(player => player.life);
  const lines = entriesOf(view, known, life, 0).filter(entry => entry.level !== 'rules');
  const words = lines.slice(0, LINES).map(entry => plainText(entry.parts));
  if (words.length === 0) return 'Nothing happens.';
  return [...words, ...(end >= 0 || lines.length > LINES ? ['…'] : [])].join(' ');
}

/** Chance and hidden cards: what follows them cannot be known. */
const ENDS: readonly string[] = ['draw', 'look', 'reveal', 'search', 'shuffle', 'flip', 'roll'];

/** The events with the names of what is seen now, and of what that becomes. */
function foreseen(view: View, told: readonly ToldEvent[]): readonly ToldEvent[] {
  const names = new Map<ObjectId, string>(everything(view).map(object => [object.id, object.name]));
  return told.map(one => {
    const { event } = one;
    if (event.what === 'move') names.set(event.newId, names.get(event.id) ?? '');
    if (event.what === 'create') names.set(event.newId, one.names[event.newId] ?? '');
    const kept = Object.keys(one.names).map(id => [id, names.get(Number(id) as ObjectId) ?? '']);
    return { ...one, names: Object.fromEntries(kept) };
  });
}
