/** [CR 700.2 | 2007: 409.1b] Modes: chosen while the spell or ability was put on the stack, or else as it is carried out. */
import type { Mode } from '@lawmage/ability';
import { modeInstances } from '../../../1-concepts/115-targets/mode-instances.ts';
import { canDo } from '../../../1-concepts/118-costs/can-pay.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Scope } from '../../../nouns/scope.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, Seat } from '../../../state/ids.ts';
import { thingOrNone } from '../../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { boundsOf } from '../choice.ts';
import type { Executor } from '../types.ts';

export type ModesFrame = { readonly do: 'modes'; readonly modes: readonly Mode[]; readonly memory: MemoryId };

export const modes: Executor<'modes'> = (game, join, memory) => {
  const scope = memoryOf(game, memory);
  const announced = thingOrNone(game, scope.item)?.stack?.modes ?? [];
  if (announced.length > 0) return followModes(game, { do: 'modes', modes: join.modes, memory }, announced);
  const [seat = scope.you] = join.who ? playersOf(game, join.who, scope) : [scope.you];
  const open = openModes(game, seat, join.modes, scope);
  if (open.length === 0) return nothing();
  const { least, most } = boundsOf(game, join.choose, open.length, scope);
  return ask(
    game,
    {
      kind: 'modes',
      seat,
      why: why('modes', '700.2|409.1b', scope.source, join),
      options: open.map(one => ({ is: 'mode', mode: join.modes.indexOf(one) })),
      least,
      most,
      repeat: join.repeat ?? false,
    },
    { do: 'modes', modes: open, memory },
  );
};

/** [2007: 419.6g] As an event is replaced, no mode can be chosen that is impossible. */
function openModes(game: Game, seat: Seat, all: readonly Mode[], scope: Scope): readonly Mode[] {
  if (!game.agenda.some(frame => frame.do === 'insteadDone')) return all;
  cite('|419.6g');
  return all.filter(({ effect }) => canDo(game, seat, effect, scope));
}

/** [CR 700.2a, 608.2c] The chosen modes are followed in the order printed. */
export function followModes(game: Game, frame: ModesFrame, chosen: Reply): Done {
  const steps = modeInstances(
    frame.modes,
    chosen.toSorted((a, b) => a - b),
  );
  return push(game, { do: 'steps', steps, at: 0, memory: frame.memory });
}
