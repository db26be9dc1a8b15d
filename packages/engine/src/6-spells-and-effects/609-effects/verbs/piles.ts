/** Piles [CR 700.3 | 2007: none]: objects are grouped for a while, each stays where and what it is. */
import type { Effect, PileFate } from '@lawmage/ability';
import { objectsOf } from '../../../nouns/objects.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { ask, type Done, push, pushInOrder, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import { revealEvent } from '../../../work/events.ts';
import type { Frame } from '../../../work/frames.ts';
import { happen } from '../../../work/happen.ts';
import { bind, memory as memoryOf, openSlot } from '../../../work/memory.ts';
import { characteristics } from '../../613-layers/characteristics.ts';
import { actor } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';

type Piles = EffectOf<'piles'>;
export type PilesFrame =
  | { readonly do: 'separate'; readonly verb: Piles; readonly ids: readonly ObjectId[]; readonly memory: MemoryId }
  | { readonly do: 'separated'; readonly verb: Piles; readonly ids: readonly ObjectId[]; readonly memory: MemoryId }
  | {
      readonly do: 'pileChosen';
      readonly verb: Piles;
      readonly piles: readonly (readonly ObjectId[])[];
      readonly memory: MemoryId;
    };

/** [CR 608.2d | 2007: 413.2c] Which opponent chooses is settled first; what is separated is revealed if the text says so. */
export const piles: Executor<'piles'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const { chooser } = verb;
  if (chooser?.who === 'some') {
    const { slot = openSlot(game, memory) } = chooser;
    return pushInOrder(game, [
      { do: 'effect', effect: { do: 'choosePlayer', from: chooser, slot }, memory },
      { do: 'effect', effect: { ...verb, chooser: { who: 'that', slot } }, memory },
    ]);
  }
  const ids = objectsOf(game, verb.what, scope);
  push(game, { do: 'separate', verb, ids, memory });
  return happen(game, verb.reveal === true && ids.length > 0 ? [revealEvent(scope.you, ids, scope.source)] : []);
};

/** [CR 700.3a, 700.3d] Each is put into one of two piles, of which one may be empty. */
export function separate(game: Game, { verb, ids, memory }: Extract<PilesFrame, { readonly do: 'separate' }>): Done {
  const scope = memoryOf(game, memory);
  cite('700.3|', '700.3a|');
  return ask(
    game,
    {
      kind: 'pick',
      seat: actor(game, verb.who, scope),
      why: why('separate', '700.3a|', scope.source),
      options: ids.map(id => ({ is: 'object', id })),
      least: 0,
      most: ids.length,
    },
    { do: 'separated', verb, ids, memory },
  );
}

/** [CR 700.3b, 700.3c] The piles are lists, and what is in them has not moved. */
export function separated(
  game: Game,
  { verb, ids, memory }: Extract<PilesFrame, { readonly do: 'separated' }>,
  reply: Reply,
): Done {
  const scope = memoryOf(game, memory);
  const both = [ids.filter((_, at) => reply.includes(at)), ids.filter((_, at) => !reply.includes(at))];
  cite('700.3b|', '700.3c|');
  if (both.some(pile => pile.length === 0)) cite('700.3d|');
  return ask(
    game,
    {
      kind: 'pick',
      seat: chooserOf(game, verb, memory),
      why: why('pile', '700.3|', scope.source),
      options: both.map((pile): Option => ({ is: 'word', word: namesOf(game, pile) })),
      least: 1,
      most: 1,
    },
    { do: 'pileChosen', verb, piles: both, memory },
  );
}

const namesOf = (game: Game, pile: readonly ObjectId[]): string =>
  pile.length === 0 ? 'nothing' : pile.map(id => characteristics(game, id).name).join(', ');

const chooserOf = (game: Game, { chooser }: Piles, memory: MemoryId): Seat =>
  actor(game, chooser, memoryOf(game, memory));

export function pileChosen(
  game: Game,
  { verb, piles: both, memory }: Extract<PilesFrame, { readonly do: 'pileChosen' }>,
  [at = 0]: Reply,
): Done {
  const [chosen = [], other = []] = at === 0 ? both : both.toReversed();
  return pushInOrder(game, [
    ...fateOf(game, verb, verb.chosen, chosen, memory),
    ...(verb.other === undefined ? [] : fateOf(game, verb, verb.other, other, memory)),
  ]);
}

function fateOf(
  game: Game,
  { chooser }: Piles,
  fate: PileFate,
  ids: readonly ObjectId[],
  memory: MemoryId,
): readonly Frame[] {
  const slot = openSlot(game, memory);
  bind(game, memory, slot, { ids, seats: [], n: ids.length });
  const what = { what: 'that', slot } as const;
  return [{ do: 'effect', effect: effectOf(fate, what, chooser), memory }];
}

function effectOf(
  fate: PileFate,
  what: { readonly what: 'that'; readonly slot: number },
  who: Piles['chooser'],
): Effect {
  if ('to' in fate) return { do: 'move', what, to: fate.to };
  if (fate.fate === 'sacrifice') return { do: 'sacrifice', what, ...(who && { who }) };
  return { do: 'destroy', what, ...(fate.noRegeneration && { noRegeneration: true }) };
}
