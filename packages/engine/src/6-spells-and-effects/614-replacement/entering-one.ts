/** What is chosen as an object enters: a word, a player, an object, something to copy [CR 614.12a, 607.2d | 2007: 419.6]. */
import type { ChosenWord, Entering } from '@lawmage/ability';
import { chosenAs } from '../../nouns/linked.ts';
import { candidatesOf, objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { allSeats, opponentsOf } from '../../state/seats.ts';
import type { Asking } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { bind } from '../../work/memory.ts';
import type { Arrival } from '../../work/moving.ts';
import { namedBy } from '../../work/named-by.ts';
import { citeName, wordsFor } from '../609-effects/verbs/words.ts';
import { coming, enterer, reason, scopeOf } from './entering-frame.ts';
import type { EnteringFrame } from './frames.ts';
import { arrivalOf } from './would-be.ts';

type How<K extends Entering['enters']> = Extract<Entering, { readonly enters: K }>;
/** The parts of entering for which one thing is chosen. */
export type OfOne = How<'choosing' | 'choosingObject' | 'asCopy'>;

/** The question; null if there is nothing to choose. */
export function askedOne(game: Game, frame: EnteringFrame, how: OfOne): Asking | null {
  const options = optionsFor(game, frame, how);
  if (options.length === 0) return null;
  if (how.enters !== 'asCopy' && arrivalOf(game, coming(frame)).copied !== null) cite('707.6|503.6');
  const code = how.enters === 'asCopy' ? 'copy' : how.enters === 'choosing' ? 'chooseWord' : 'chooseObjects';
  const least = how.enters === 'asCopy' && how.may ? 0 : 1;
  return { kind: 'pick', seat: chooser(game, frame, how), why: reason(game, frame, code), options, least, most: 1 };
}

function chooser(game: Game, frame: EnteringFrame, how: OfOne): Seat {
  const who = how.enters === 'choosing' ? how.who : undefined;
  const [seat] = who === undefined ? [] : playersOf(game, who, scopeOf(game, frame));
  return seat ?? enterer(game, frame);
}

function optionsFor(game: Game, frame: EnteringFrame, how: OfOne): readonly Option[] {
  if (how.enters === 'choosing') return wordOptions(game, frame, how);
  return objectsFor(game, frame, how).map(id => ({ is: 'object', id }));
}

/** [CR 614.13a, 707.5 | 2007: 503.5] What is entering at the same time can't be chosen. */
function objectsFor(game: Game, frame: EnteringFrame, how: How<'choosingObject' | 'asCopy'>): readonly ObjectId[] {
  const what = how.enters === 'asCopy' ? how.of : how.what;
  const entering = frame.events.batch.flatMap(event =>
    event.what === 'move' && event.to === 'battlefield' ? [event.id] : [],
  );
  cite('614.13a|');
  const scope = { ...scopeOf(game, frame), you: enterer(game, frame) };
  const among =
    'filter' in what && what.filter !== undefined
      ? candidatesOf(game, what.filter, scope)
      : objectsOf(game, what, scope);
  return among.filter(id => !entering.includes(id));
}

function wordOptions(game: Game, frame: EnteringFrame, { word, of }: How<'choosing'>): readonly Option[] {
  const seat = enterer(game, frame);
  if (word === 'color') cite('105.4|203.2d');
  if (word === 'creatureType' || word === 'basicLandType') cite('205.3e|212.1e');
  if (word === 'opponent') return opponentsOf(game, seat).map(other => ({ is: 'player', seat: other }));
  if (word === 'player')
    return allSeats(game)
      .filter(other => game.players[other]?.left === false)
      .map(other => ({ is: 'player', seat: other }));
  return wordsFor(game, word, of).map(one => ({ is: 'word', word: one }));
}

/** [CR 607.2d | 2007: 217.7d] The object remembers what was chosen. */
export function arrivalWithWord(
  game: Game,
  frame: EnteringFrame,
  how: How<'choosing'>,
  reply: Reply,
): Partial<Arrival> {
  const option = must(wordOptions(game, frame, how)[reply[0] ?? 0], 'a checked reply is among the words', game);
  cite('607.2d|217.7d');
  if (how.word === 'cardName' && option.is === 'word') citeName(game, option.word);
  const { chosen: before, copied } = arrivalOf(game, coming(frame));
  if (copied !== null) cite('707.6|503.6');
  const value = option.is === 'player' ? option.seat : option.is === 'word' ? option.word : '';
  if (how.slot !== undefined) bind(game, frame.memory, how.slot, { ids: [], seats: [], n: Number(value) });
  const kind = how.as ?? (how.word satisfies ChosenWord);
  const origin = copied === null ? {} : { [chosenAs(kind)]: copied.card };
  return { chosen: { ...before, ...origin, [kind]: value } };
}

/** The objects that were chosen. */
export const picked = (
  game: Game,
  frame: EnteringFrame,
  how: How<'choosingObject' | 'asCopy'>,
  reply: Reply,
): readonly ObjectId[] => namedBy(reply, objectsFor(game, frame, how));
