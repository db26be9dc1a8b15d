/** What an object's own definitions and counters do to it. */

import type { CounterKind, Modification, Static } from '@lawmage/ability';
import { colorChosenBefore } from '../../1-concepts/103-starting/chosen-before.ts';
import { COUNTER_KEYWORDS, sinceWhen } from '../../1-concepts/122-counters/keyword-counters.ts';
import { citeMeaning } from '../../7-additional/702-keywords/rules.ts';
import { editionOf } from '../../editions/edition.ts';
import { holds } from '../../nouns/condition.ts';
import { countOf } from '../../nouns/count.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Characteristics, LiveAbility } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import { type Changer, changeDraft } from './change.ts';
import { honed } from './honed.ts';
import { isVariable, readsOf } from './reads.ts';
import { layersOf } from './systems.ts';
import type { Draft } from './underway.ts';
import { type Cause, isWatched, note } from './watch.ts';

type Defining = {
  readonly ability: Static;
  readonly meaningOf: LiveAbility['meaningOf'];
  readonly changes: readonly Modification[];
  readonly variable: boolean;
};
const NOTHING_DEFINED: readonly Defining[] = [];
const definingKept = new WeakMap<Characteristics, readonly Defining[]>();

/** [CR 604.3 | 2007: 405.2] The characteristic-defining abilities among copiable values. */
export function definingOf(values: Characteristics): readonly Defining[] {
  let known = definingKept.get(values);
  if (known === undefined) {
    known = values.abilities.flatMap(({ ability, meaningOf }) =>
      ability.is === 'static' && ability.rule.static === 'define'
        ? [
            {
              ability,
              meaningOf,
              changes: ability.rule.changes,
              variable: isVariable(readsOf([ability.while, ability.rule.changes])),
            },
          ]
        : [],
    );
    if (known.length === 0) known = NOTHING_DEFINED;
    definingKept.set(values, known);
  }
  return known;
}

const DEFINING: Cause = { by: 'defining' };
const NO_ABILITIES = { abilities: [] };

/** [CR 613.3, 613.4a | 2007: 418.5a] Applies what an object defines about itself in one layer. It does so in all zones. */
export function applyDefining(
  game: Game,
  id: ObjectId,
  draft: Draft,
  defining: readonly Defining[],
  place: number,
): void {
  const system = layersOf(game);
  if (system.order[place] === 'definedSize' && !definesSizeThere(game, id)) return;
  for (const { ability, changes, meaningOf } of defining) {
    if (ability.notIn !== undefined && thing(game, id).zone === ability.notIn) continue;
    for (const change of changes) {
      if (system.placeOf(change.change, 'defining') !== place) continue;
      const scope: Scope = { you: draft.controller, source: id, x: 0, found: [] };
      if (ability.while !== undefined && !holds(game, ability.while, scope)) continue;
      citeDefining(ability, meaningOf, change);
      changeDraft(draft, change, ownChanger(game, scope));
      if (isWatched()) note(draft, place, DEFINING, change);
    }
  }
}

/** [CR 113.6a, 113.6c, 604.3 | 2007: 402.8a, 405.2] What is defined in all zones, or in all but one. */
function citeDefining({ notIn }: Static, meaningOf: LiveAbility['meaningOf'], { change }: Modification): void {
  if (notIn !== undefined) return cite('113.6c|');
  cite('604.3|405.2', '613.3|418.5a');
  citeMeaning(NO_ABILITIES, meaningOf);
  if (change === 'base') cite('613.4a|418.5a', '208.2a|208.2');
  if (change === 'color' || change === 'type') cite('113.6a|402.8a', '604.3|405.2a');
}

/** [CR 604.3 | 2007: 402.8a, 208.2] In old editions * is 0 away from the battlefield. */
const definesSizeThere = (game: Game, id: ObjectId): boolean =>
  editionOf(game).definedSizeEverywhere || !by('|208.2', thing(game, id).zone !== 'battlefield');

const ownChanger = (game: Game, scope: Scope): Changer => ({
  source: scope.source,
  timestamp: 0,
  controller: scope.you,
  amount: count => (typeof count === 'number' ? count : countOf(game, count, scope)),
  seat: () => null,
  names: () => [],
  text: () => null,
  chosen: kind => (kind === 'color' ? colorChosenBefore(thing(game, scope.source)) : null),
  found: scope.found,
});

const SIZES = /^([+-]\d+)\/([+-]\d+)$/;
const sizesKept = new Map<string, readonly [number, number] | null>();

/** What one counter of a kind adds to power and toughness, if that is what the kind says. */
function sizeOfCounter(kind: string): readonly [number, number] | null {
  let known = sizesKept.get(kind);
  if (known === undefined) {
    const match = SIZES.exec(kind);
    known = match === null ? null : [Number(match[1]), Number(match[2])];
    sizesKept.set(kind, known);
  }
  return known;
}

/** [CR 122.1a, 613.4c | 2007: 418.5a] Counters that change power and toughness. */
export function applyCounters(game: Game, record: Thing, draft: Draft, place: number): void {
  draft.power += honed(game, record);
  for (const [kind, n] of Object.entries(record.counters)) {
    const size = sizeOfCounter(kind);
    if (size === null) continue;
    cite('122.1a|418.5a', '613.4c|418.5a');
    draft.power += n * size[0];
    draft.toughness += n * size[1];
    if (isWatched()) note(draft, place, counterCause(record, kind, n), null);
  }
}

const counterCause = (record: Thing, kind: CounterKind, n: number): Cause => ({
  by: 'counters',
  kind,
  n,
  timestamp: sinceWhen(record, kind),
});

/** A keyword that a counter gives, and since when [CR 613.7c]. */
export type GivenByCounter = { readonly timestamp: number; readonly change: Modification; readonly cause: Cause };
export const NOTHING_GIVEN: readonly GivenByCounter[] = [];

const GIVEN: ReadonlyMap<string, Modification> = new Map(
  COUNTER_KEYWORDS.map(keyword => [keyword, { change: 'gain', abilities: [{ is: 'keyword', keyword }] }]),
);

/** [CR 122.1b, 613.1f, 613.7c] What the keyword counters on an object give it, oldest first. */
export function keywordCounters(record: Thing): readonly GivenByCounter[] {
  let given: GivenByCounter[] | null = null;
  for (const [kind, n] of Object.entries(record.counters)) {
    const change = GIVEN.get(kind);
    if (change === undefined || n <= 0) continue;
    given ??= [];
    const cause = counterCause(record, kind, n);
    given.push({ timestamp: sinceWhen(record, kind), change, cause });
  }
  return given?.sort((a, b) => a.timestamp - b.timestamp) ?? NOTHING_GIVEN;
}

/** Gives the keywords of counters that are older than an effect, from one of them on; says how far that went. */
export function giveUntil(
  draft: Draft,
  place: number,
  given: readonly GivenByCounter[],
  from: number,
  timestamp: number,
): number {
  let next = from;
  for (let one = given[next]; one !== undefined && one.timestamp < timestamp; one = given[next]) {
    cite('122.1b|', '613.1f|', '613.7c|');
    changeDraft(draft, one.change);
    if (isWatched()) note(draft, place, one.cause, one.change);
    next++;
  }
  return next;
}
