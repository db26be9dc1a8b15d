/** Melding [CR 701.42 | 2007: none]: two cards of a pair are exiled and become one permanent. */
import type { Objects } from '@lawmage/ability';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thingOrNone } from '../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { moveEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { areMeldPair } from '../730-merging/melded.ts';
import { successors } from '../730-merging/parting.ts';
import { partnersOf } from '../730-merging/partners.ts';

export type MeldFrame =
  | { readonly do: 'meldWith'; readonly among: readonly ObjectId[]; readonly memory: MemoryId }
  /** Both have been exiled; these are their ids from before. */
  | { readonly do: 'meldExiled'; readonly ids: readonly ObjectId[]; readonly memory: MemoryId };

/** [CR 701.42a, 712.4a] The object and its counterpart are exiled first; which one that is its player chooses. */
export const meld: Executor<'meld'> = (game, { what }, memory) => {
  const scope = memoryOf(game, memory);
  const filter = counterpartIn(what);
  const among = filter === null ? [] : partnersOf(game, filter, scope);
  const [only] = among;
  if (only === undefined) return nothing();
  if (among.length === 1) return exile(game, only, memory);
  const options = among.map(id => ({ is: 'object', id }) as const);
  const about = why('chooseObjects', '608.2d|', scope.source);
  return ask(game, { kind: 'pick', seat: scope.you, why: about, options }, { do: 'meldWith', among, memory });
};

/** "Them": this object and one that its condition described. */
function counterpartIn(what: Objects) {
  const parts = what.what === 'both' ? what.of : [];
  const other = parts.find(part => part.what === 'some');
  return other?.what === 'some' ? other.filter : null;
}

const meldWith = (game: Game, { among, memory }: Extract<MeldFrame, { do: 'meldWith' }>, reply: Reply): Done =>
  exile(game, must(among[reply[0] ?? -1], 'a checked reply names the counterpart', game), memory);

function exile(game: Game, other: ObjectId, memory: MemoryId): Done {
  const { source, you } = memoryOf(game, memory);
  const ids = [source, other];
  push(game, { do: 'meldExiled', ids, memory });
  return happen(
    game,
    ids.map(id => moveEvent(game, id, 'exile', '701.13a|', { cause: 'exile', source, by: you })),
  );
}

/** [CR 701.42a–701.42c] Two cards of one pair enter as one permanent; anything else stays where it is. */
function meldExiled(game: Game, { ids, memory }: Extract<MeldFrame, { do: 'meldExiled' }>): Done {
  const { source, you } = memoryOf(game, memory);
  const cards = ids.flatMap(id => successors(game, id)).filter(id => thingOrNone(game, id)?.zone === 'exile');
  const first = cards.find(id => cards.some(other => areMeldPair(game, id, other)));
  if (first === undefined) {
    cite('701.42b|', '701.42c|');
    return nothing();
  }
  const melded = cards.find(other => areMeldPair(game, first, other)) ?? NONE;
  const arrival = { ...arrivalUnder(you), face: 1, melded };
  return happen(game, [moveEvent(game, first, 'battlefield', '701.42a|', { cause: 'put', source, by: you, arrival })]);
}

export const meldHandlers: Handlers<MeldFrame> = { meldWith, meldExiled };
