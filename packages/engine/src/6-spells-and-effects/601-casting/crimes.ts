/** Crimes and what is expended [CR 700.13, 700.14 | 2007: none]: told as a spell or ability is cast, activated or put on the stack. */
import type { ActName } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import type { Game, StackItem } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { opponentsOf } from '../../state/seats.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { actEvent } from '../../work/events.ts';
import { controllerOf } from '../613-layers/characteristics.ts';

/** Whether any card of the game asks for it: in most games nobody counts. */
const isAskedFor = (act: ActName): ((game: Game) => boolean) =>
  someCardSays(abilities => hasWord(abilities, node => node.act === act));
const crimesCount = isAskedFor('committedCrime');
const manaCounts = isAskedFor('expend');

const NOTHING: readonly GameEvent[] = [];

/** [CR 700.13] A player commits a crime with what targets an opponent, something of theirs, or a card in their graveyard. */
export function crimeOf(game: Game, seat: Seat, item: ObjectId): readonly GameEvent[] {
  if (!crimesCount(game)) return NOTHING;
  const { targets } = must(thing(game, item).stack, 'an object on the stack has its item', game);
  const opponents = opponentsOf(game, seat);
  return targets.some(({ chosen }) =>
    chosen.some(target => opponents.includes(target.id === NONE ? target.seat : whoseIs(game, target.id))),
  )
    ? [actEvent('committedCrime', seat, 1, '700.13|', item)]
    : NOTHING;
}

/** Who controls a permanent, spell or ability; of a card in a graveyard, whose it is. */
const whoseIs = (game: Game, id: ObjectId): Seat =>
  thing(game, id).home === 'graveyard' ? thing(game, id).owner : controllerOf(game, id);

/** [CR 700.14] How much mana a player had spent to cast spells this turn before a spell, and how much now. */
export function expended(game: Game, seat: Seat, item: ObjectId): readonly EventOf<'act'>[] {
  if (!manaCounts(game)) return [];
  const spent = spentOn(game, item);
  if (spent === 0) return [];
  const before = game.history.events.reduce(
    (sum, past) => (past.what === 'cast' && past.seat === seat ? sum + spentOn(game, past.id) : sum),
    0,
  );
  return Array.from({ length: spent }, (_, at) => actEvent('expend', seat, before + at + 1, '700.14|', item));
}

const spentOn = (game: Game, id: ObjectId): number => manaOf(thingOrNone(game, id)?.stack ?? null);
const manaOf = (item: StackItem | null): number => item?.spent.length ?? 0;
