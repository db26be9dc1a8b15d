/** Carrying out keyword actions: in the words that explain them, then told so that abilities notice [CR 701]. */
import type { KeywordAction } from '@lawmage/ability';
import { actors } from '../../6-spells-and-effects/609-effects/scope.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import type { Rule } from '../../editions/rule.ts';
import { countOf } from '../../nouns/count.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player } from '../../state/store.ts';
import { pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { actEvent, markEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { memory as memoryOf, openMemory } from '../../work/memory.ts';
import { faster } from '../702-keywords/speed.ts';
import { INITIATIVE } from '../726-initiative/initiative.ts';
import { MEANINGS, YOUR_TOKENS } from './meanings.ts';
import { countTemptation, tempting } from './ring.ts';

const RULES: Partial<Record<KeywordAction, Rule>> = {
  investigate: '701.16a|',
  discover: '701.57a|',
  earthbend: '701.66b|',
  incubate: '701.53a|',
  learn: '701.48a|',
  collectEvidence: '701.59a|',
  blight: '701.68a|',
  populate: '701.36a|',
  bolster: '701.39a|',
  support: '701.41a|',
  adapt: '701.46a|',
  amass: '701.47a|',
  manifest: '701.40a|',
  manifestDread: '701.62a|',
};

/** Rules that have it told when it is complete, even if parts of it were impossible. */
const TOLD_AFTER: Partial<Record<KeywordAction, Rule>> = {
  amass: '701.47b|',
  blight: '701.68d|',
  discover: '701.57b|',
  earthbend: '701.66a|',
  manifestDread: '701.62b|',
};

/** What they were done to may be spoken of. */
const DONE_TO: Partial<Record<KeywordAction, Rule>> = { amass: '701.47c|', blight: '701.68c|', discover: '701.57c|' };

/** Keyword actions that are a designation of a player or of the game rather than a sentence. */
type Plain = (game: Game, seat: Seat, source: ObjectId) => readonly GameEvent[];
const PLAIN: Partial<Record<KeywordAction, Plain>> = {
  /** [CR 725.1, 725.3] */
  becomeMonarch: (_game, seat, source) => [markEvent({ seat }, 'monarch', '725.1|', { source })],
  /** [CR 702.131a] */
  getBlessing: (game, seat, source) =>
    player(game, seat).marks.includes('citysBlessing')
      ? []
      : [markEvent({ seat }, 'citysBlessing', '702.131a|', { source })],
  /** [CR 726.1, 726.3] */
  takeInitiative: (_game, seat, source) => [markEvent({ seat }, INITIATIVE, '726.1|', { source })],
  increaseSpeed: faster,
  becomeDay: (_game, _seat, source) => [{ what: 'daytime', rule: '731.1|', source, is: 'day' }],
  becomeNight: (_game, _seat, source) => [{ what: 'daytime', rule: '731.1|', source, is: 'night' }],
};

/** The keyword actions that are carried out. */
export const CARRIED_OUT_ACTIONS: ReadonlySet<string> = new Set([
  'proliferate',
  'venture',
  'ventureUndercity',
  'ringTempts',
  ...Object.keys(MEANINGS),
  ...Object.keys(PLAIN),
]);

export const act: Executor<'act'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const count = verb.count === undefined ? 1 : countOf(game, verb.count, scope);
  const frames = actors(game, verb.who, scope).flatMap((seat): readonly Frame[] => {
    if (verb.act === 'proliferate') return [{ do: 'proliferate', seat, memory, among: null }];
    if (verb.act === 'venture' || verb.act === 'ventureUndercity')
      return [{ do: 'venture', seat, undercity: verb.act === 'ventureUndercity' }];
    if (verb.act === 'ringTempts') return temptation(game, seat, memory);
    const plain = PLAIN[verb.act];
    if (plain) return [{ do: 'tell', batch: plain(game, seat, scope.source) }];
    const meaning = must(
      MEANINGS[verb.act],
      `the keyword action "${verb.act}" is carried out, or its card is not playable`,
      game,
    );
    const after = TOLD_AFTER[verb.act];
    if (after !== undefined) cite(after);
    if (verb.act === 'manifest' && count > 1) cite('701.40e|');
    if (verb.act === 'populate' && !hasTokens(game, seat, scope)) cite('701.36b|');
    if (verb.slot !== undefined) cite(DONE_TO[verb.act] ?? '701.1|');
    const free = scope.found.length;
    const effect = meaning({ count, subtype: verb.subtype, slot: verb.slot ?? free, free: free + 1 });
    const own = seat === scope.you ? memory : openMemory(game, { ...scope, you: seat });
    return [
      { do: 'effect', effect, memory: own },
      ...(own === memory ? [] : [{ do: 'forget', memory: own } as const]),
      { do: 'tell', batch: [actEvent(verb.act, seat, count, RULES[verb.act] ?? '701.1|', scope.source)] },
    ];
  });
  return pushInOrder(game, frames);
};

const hasTokens = (game: Game, seat: Seat, scope: Scope): boolean =>
  objectsOf(game, { what: 'each', filter: YOUR_TOKENS }, { ...scope, you: seat }).length > 0;

/** [CR 701.54a, 701.54d | 2007: none] The words, the count, then the event that abilities notice. */
function temptation(game: Game, seat: Seat, memory: MemoryId): readonly Frame[] {
  const { found, source } = memoryOf(game, memory);
  const told = actEvent('ringTempts', seat, 1, '701.54d|', source);
  return [
    { do: 'effect', effect: tempting(game, seat, found.length), memory },
    { do: 'tell', batch: [...countTemptation(game, seat, source), told] },
  ];
}
