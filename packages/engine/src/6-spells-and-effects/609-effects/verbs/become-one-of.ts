/** Becoming one of several things as it is turned face up [CR 208.2b | 2007: none]. */
import type { Modification } from '@lawmage/ability';
import { copiedBy } from '../../../7-additional/707-copying/copiable.ts';
import { withChoice } from '../../../7-additional/707-copying/copy-values.ts';
import type { Copiable, Game } from '../../../state/game.ts';
import type { MemoryId } from '../../../state/ids.ts';
import { thingOrNone, write } from '../../../state/store.ts';
import { touch } from '../../../state/touch.ts';
import { ask, type Done, nothing } from '../../../work/agenda.ts';
import type { Reply } from '../../../work/decision.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { stale } from '../../613-layers/stale.ts';
import { chosenOf, whatItBecomes } from '../../614-replacement/entering-choice.ts';
import type { Executor } from '../types.ts';

/** The reply says which. */
export type BecomeOneOfFrame = {
  readonly do: 'becomeOneOf';
  readonly choice: readonly (readonly Modification[])[];
  readonly memory: MemoryId;
};

export const becomeOneOf: Executor<'becomeOneOf'> = (game, { choice }, memory) => {
  const { source, you } = memoryOf(game, memory);
  if (thingOrNone(game, source)?.zone !== 'battlefield') return nothing();
  return ask(game, whatItBecomes(you, source, choice), { do: 'becomeOneOf', choice, memory });
};

export function becomeAsChosen(game: Game, { choice, memory }: BecomeOneOfFrame, [at]: Reply): Done {
  const { source } = memoryOf(game, memory);
  const record = write(game, source);
  const itself: Copiable = { card: record.card, face: record.face, changes: [], own: true };
  record.copied = withChoice(copiedBy(game, record) ?? itself, chosenOf(choice, at ?? 0));
  stale(game);
  touch(game, source);
  return nothing();
}
