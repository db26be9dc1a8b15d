/** Changing texts [CR 612 | 2007: 418.6]. */
import {
  type Ability,
  BASIC_LAND_TYPES,
  COLORS,
  CREATURE_TYPES,
  type Duration,
  type Modification,
  type Verb,
} from '@lawmage/ability';
import { isSameAbility } from '../../../1-concepts/113-abilities/same.ts';
import { levelMeaning } from '../../../2-parts/levels.ts';
import { presentOf } from '../../../nouns/present.ts';
import { INTRINSIC } from '../../../state/characteristics.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { thing } from '../../../state/store.ts';
import { touchAll } from '../../../state/touch.ts';
import { ask, type Done, nothing, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { abilitiesOf } from '../../613-layers/characteristics.ts';
import { stale } from '../../613-layers/stale.ts';
import { addLasting } from '../lasting.ts';
import { didSome } from '../scope.ts';
import type { Executor } from '../types.ts';

type Kinds = Extract<Verb, { readonly do: 'changeText' }>['words'];

/** Word lists of which one word is replaced by another of the same list. */
const LISTS: { readonly [K in Kinds]: readonly (readonly string[])[] } = {
  color: [COLORS],
  basicLandType: [BASIC_LAND_TYPES],
  colorOrBasicLandType: [COLORS, BASIC_LAND_TYPES],
  creatureType: [CREATURE_TYPES],
};

/** The word to be replaced, then the one that replaces it, is asked for. */
export type ChangeTextFrame = {
  readonly do: 'changeText';
  readonly ids: readonly ObjectId[];
  readonly kinds: Kinds;
  readonly from: string | null;
  readonly until: Duration | null;
  readonly memory: MemoryId;
};

export const changeText: Executor<'changeText'> = (game, { what, words, until }, memory) => {
  const ids = didSome(game, memory, presentOf(game, what, memoryOf(game, memory)));
  if (ids.length === 0) return nothing();
  return askForWord(game, { do: 'changeText', ids, kinds: words, from: null, until: until ?? null, memory });
};

function wordsOf({ kinds, from }: ChangeTextFrame): readonly string[] {
  const lists = LISTS[kinds];
  if (from === null) return lists.flat();
  return (lists.find(list => list.includes(from)) ?? []).filter(word => word !== from);
}

function askForWord(game: Game, frame: ChangeTextFrame): Done {
  const { you, source } = memoryOf(game, frame.memory);
  const options = wordsOf(frame).map((word): Option => ({ is: 'word', word }));
  return ask(game, { kind: 'pick', seat: you, why: why('chooseWord', '608.2d|413.2c', source), options }, frame);
}

/** [CR 612.1, 612.2 | 2007: 418.6a] Both words are chosen: the effect begins. */
export function textChosen(game: Game, frame: ChangeTextFrame, reply: Reply): Done {
  const word = must(wordsOf(frame)[reply[0] ?? 0], 'a checked reply is among the words', game);
  const { from, ids, until, memory } = frame;
  if (from === null) return askForWord(game, { ...frame, from: word });
  if (ids.some(id => thing(game, id).kind === 'token')) cite('612.4|418.6d');
  if (ids.some(id => abilitiesOf(game, id).some(live => live.granted))) cite('612.3|418.6b');
  return begin(game, memory, until, ids, { change: 'text', from, to: word } as TextChange);
}

type TextChange = Extract<Modification, { readonly change: 'text' | 'textBox' }>;

function begin(
  game: Game,
  memory: MemoryId,
  until: Duration | null,
  ids: readonly ObjectId[],
  change: TextChange,
): Done {
  addLasting(game, memory, until, { is: 'modify', ids, changes: [change], condition: null });
  stale(game);
  touchAll(game);
  return nothing();
}

/** [CR 612.5] Each of two objects has the rules text that the other has now. */
export const exchangeTexts: Executor<'exchangeTexts'> = (game, { of }, memory) => {
  const ids = presentOf(game, of, memoryOf(game, memory));
  const [one, other] = ids;
  if (one === undefined || other === undefined || ids.length !== 2) return nothing();
  cite('612.5|', '701.12h|');
  const [ofOne, ofOther] = [textOf(game, one), textOf(game, other)];
  begin(game, memory, null, [one], { change: 'textBox', abilities: ofOther });
  return begin(game, memory, null, [other], { change: 'textBox', abilities: ofOne });
};

/** The abilities that are an object's own text, without what effects have given it and what its types bring. */
function textOf(game: Game, id: ObjectId): readonly Ability[] {
  const own = abilitiesOf(game, id)
    .filter(({ at, granted, meaningOf }) => !granted && meaningOf === null && at < INTRINSIC)
    .map(({ ability }) => ability);
  const ofLevels = own.flatMap(ability => (ability.is === 'level' ? levelMeaning(ability) : []));
  return own.filter(ability => !ofLevels.some(meant => isSameAbility(meant, ability)));
}
