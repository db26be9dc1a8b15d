/** What some cards say is done before the game begins [CR 607.2n, 607.2p | 2007: none]. */
import { COLORS, type Filter } from '@lawmage/ability';
import { hasEntered } from '../../4-zones/settle.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import { fromOutside, mayBeBrought } from '../../6-spells-and-effects/609-effects/verbs/fetch.ts';
import { abilitiesOf, characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { staleOne } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { livingSeats } from '../../state/seats.ts';
import { player, thing, write } from '../../state/store.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../work/agenda.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { revealEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { chosenBefore, colorChosenBefore } from './chosen-before.ts';

export type BeforeFrame =
  | { readonly do: 'beforeGame' }
  | { readonly do: 'colorBefore' | 'colorChosen'; readonly id: ObjectId }
  | { readonly do: 'exileBefore'; readonly id: ObjectId }
  | { readonly do: 'exiledBefore'; readonly id: ObjectId; readonly among: readonly number[] };

/** Whether any card asks for something: in most games no deck is looked through. */
const someAsks = someCardSays(abilities =>
  abilities.some(
    ability =>
      ability.is === 'static' &&
      (ability.rule.static === 'beforeShuffle' ||
        (ability.rule.static === 'define' && ability.rule.before === 'color')),
  ),
);

/** Each player's commanders and cards that ask for something. */
function beforeGame(game: Game): Done {
  if (!someAsks(game)) return nothing();
  const commanders = game.command.filter(id => asksForColor(game, id));
  const deck = livingSeats(game).flatMap(seat =>
    player(game, seat).library.filter(id => exiledBy(game, id) !== undefined),
  );
  const frames: readonly Frame[] = [
    ...commanders.map(id => ({ do: 'colorBefore', id }) as const),
    ...deck.map(id => ({ do: 'exileBefore', id }) as const),
  ];
  return frames.length === 0 ? nothing() : pushInOrder(game, frames);
}

/** A commander that says so; in a game within or after another it has been answered. */
const asksForColor = (game: Game, id: ObjectId): boolean =>
  thing(game, id).marks.includes('commander') &&
  colorChosenBefore(thing(game, id)) === null &&
  abilitiesOf(game, id).some(
    ({ ability }) => ability.is === 'static' && ability.rule.static === 'define' && ability.rule.before === 'color',
  );

function colorBefore(game: Game, { id }: Extract<BeforeFrame, { readonly do: 'colorBefore' | 'colorChosen' }>): Done {
  const options = COLORS.map((word): Option => ({ is: 'word', word }));
  const about = why('chooseWord', '607.2p|', id, { kind: 'color' });
  return ask(game, { kind: 'pick', seat: thing(game, id).owner, why: about, options }, { do: 'colorChosen', id });
}

function colorChosen(
  game: Game,
  { id }: Extract<BeforeFrame, { readonly do: 'colorBefore' | 'colorChosen' }>,
  reply: Reply,
): Done {
  const word = must(COLORS[reply[0] ?? 0], 'a checked reply names a color', game);
  const record = write(game, id);
  record.marks = [...record.marks, chosenBefore(word)];
  staleOne(game, id);
  const { owner: seat } = record;
  return happen(game, [{ what: 'choose', rule: '607.2p|', source: id, seat, words: [word], ids: [] }]);
}

/** What a card lets its player exile before shuffling. */
function exiledBy(game: Game, id: ObjectId): Filter | undefined {
  for (const { ability } of abilitiesOf(game, id))
    if (ability.is === 'static' && ability.rule.static === 'beforeShuffle') return ability.rule.exile;
  return undefined;
}

function exileBefore(game: Game, { id }: Extract<BeforeFrame, { readonly do: 'exileBefore' }>): Done {
  const filter = must(exiledBy(game, id), 'a card that asks says what for', game);
  const { owner: seat } = thing(game, id);
  const scope = { you: seat, source: id, x: 0, found: [] };
  const among = [...new Set(player(game, seat).outside)].filter(card => mayBeBrought(game, seat, card, filter, scope));
  if (among.length === 0) return nothing();
  const options = among.map((card): Option => ({ is: 'word', word: game.cards[card]?.name ?? '' }));
  const asking = { kind: 'pick', seat, why: why('chooseWord', '607.2n|', id), options, least: 0, most: 1 } as const;
  return ask(game, asking, { do: 'exiledBefore', id, among });
}

/** [CR 607.2n | 2007: none] What is exiled is known by the name that the revealed card has. */
function exiledBefore(
  game: Game,
  { id, among }: Extract<BeforeFrame, { readonly do: 'exiledBefore' }>,
  reply: Reply,
): Done {
  if (reply.length === 0) return nothing();
  const { owner: seat } = thing(game, id);
  const card = fromOutside(game, seat, must(among[reply[0] ?? 0], 'a checked reply names a card', game));
  const record = newThing(game, 'card', card, seat, 'exile');
  record.memory = { exiledFor: characteristics(game, id).name, exiledBy: seat };
  putIn(game, record);
  hasEntered(game, record);
  return happen(game, [revealEvent(seat, [id], id)]);
}

export const beforeHandlers: Handlers<BeforeFrame> = {
  beforeGame,
  colorBefore,
  colorChosen,
  exileBefore,
  exiledBefore,
};
