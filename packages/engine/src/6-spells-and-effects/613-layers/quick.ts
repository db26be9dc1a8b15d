/** The quick path: one object alone, when no effect writes what another reads too early. */

import { copiableValues } from '../../7-additional/707-copying/copiable.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import { cite } from '../../work/cite.ts';
import { applyAlike, quickSteps } from './alike.ts';
import { applyPart, changerOf, holdsNow, isAbout, scopeFor, scopeOf } from './apply.ts';
import { honed } from './honed.ts';
import type { Continuous, Live, Step } from './live.ts';
import { applyCounters, applyDefining, definingOf, giveUntil, keywordCounters, NOTHING_GIVEN } from './own.ts';
import { layersOf } from './systems.ts';
import { type Draft, workingOnOne } from './underway.ts';

/** What an object is before any effect beyond its copiable values; who controls it by itself. */
export function startOf(game: Game, record: Thing): { readonly values: Characteristics; readonly draft: Draft } {
  const values = copiableValues(game, record);
  return { values, draft: { ...values, controller: record.controller } };
}

/** [CR 613.1–613.4 | 2007: 418.5a] The characteristics of one object, layer by layer. */
export function makeQuick(game: Game, record: Thing, live: Live): Characteristics {
  const { values, draft } = startOf(game, record);
  const hasCounters = Object.keys(record.counters).length > 0 || honed(game, record) > 0;
  if (live.effects.length === 0 && !hasCounters && definingOf(values).length === 0) return draft;
  cite('613.1|418.5a', '110.3|214.2');
  workingOnOne(record.id, draft, () => applyAll(game, record, values, draft, live));
  return draft;
}

function applyAll(game: Game, record: Thing, values: Characteristics, draft: Draft, live: Live): void {
  const system = layersOf(game);
  const defining = definingOf(values);
  const started = new Map<Continuous, boolean>();
  const steps = quickSteps(game, live);
  for (let place = 0; place < system.order.length; place++) {
    if (defining.length > 0) applyDefining(game, record.id, draft, defining, place);
    if (place === system.counters) applyCounters(game, record, draft, place);
    const given = system.order[place] === 'ability' ? keywordCounters(record) : NOTHING_GIVEN;
    let next = 0;
    for (const step of steps[place] ?? []) {
      if (given.length > 0) next = giveUntil(draft, place, given, next, step.effect.timestamp);
      if (step.alike !== null) applyAlike(game, record, draft, step, step.alike);
      else applyStep(game, record, draft, step, started, live);
    }
    if (given.length > 0) giveUntil(draft, place, given, next, Number.POSITIVE_INFINITY);
  }
}

/** [CR 613.6 | 2007: 418.5b] An effect that has started to apply to the object goes on in its later layers. */
function applyStep(
  game: Game,
  record: Thing,
  draft: Draft,
  step: Step,
  started: Map<Continuous, boolean>,
  live: Live,
): void {
  const { effect } = step;
  const once = effect.compiled.parts.length === 1;
  let about = once ? undefined : started.get(effect);
  if (about === undefined) {
    about = isThere(effect, live) && startsOn(game, record, effect, live);
    if (!once) started.set(effect, about);
  } else if (about) cite('613.6|418.5b');
  if (about && effect.lasting === null && record.timestamp > effect.timestamp) cite('603.6b|410.10b', '611.3c|418.2');
  if (!about) return;
  const scope = scopeFor(effect, record.id, scopeNow(game, effect, live));
  applyPart(step, draft, changerOf(game, effect, scope));
}

/** The same for all objects, where nothing changes who controls the source. */
function scopeNow(game: Game, effect: Continuous, live: Live): Scope {
  if (live.controls || live.knotted) return scopeOf(game, effect);
  effect.scope ??= scopeOf(game, effect);
  return effect.scope;
}

const isThere = (effect: Continuous, live: Live): boolean => live.settled === null || live.settled.has(effect);

function startsOn(game: Game, record: Thing, effect: Continuous, live: Live): boolean {
  const scope = scopeNow(game, effect, live);
  return isAbout(game, effect, record.id, scope) && holdsNow(game, effect, scope);
}
