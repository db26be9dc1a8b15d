/**
 * Effects that add the same numbers to the same objects, as those of many lords do: the quick path asks once for all of
 * them. In the layer of such additions their order makes no difference [CR 613.4c | 2007: 418.5a].
 */
import type { Modification } from '@lawmage/ability';
import { alternativesOf } from '../../nouns/filter/compile.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game, Thing } from '../../state/game.ts';
import { NONE, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { isCiting } from '../../work/cite.ts';
import { applyPart, changerOf, isAbout } from './apply.ts';
import type { Compiled } from './compile.ts';
import type { Continuous, Live, QuickStep, Step } from './live.ts';
import { layersOf } from './systems.ts';
import type { Draft } from './underway.ts';
import { isWatched } from './watch.ts';

/** The steps by layer for the quick path. Where something changes control, nothing is put together. */
export function quickSteps(game: Game, live: Live): Live['steps'] {
  if (live.quick === null) {
    const place = layersOf(game).order.indexOf('modifySize');
    const steps = live.steps[place] ?? [];
    const apart = steps.length < 2 || live.controls || live.knotted;
    live.quick = apart ? live.steps : live.steps.with(place, together(game, steps));
  }
  return live.quick;
}

function together(game: Game, steps: readonly QuickStep[]): readonly QuickStep[] {
  const known = new Map<Compiled, Continuous[][]>();
  const kept: QuickStep[] = [];
  for (const step of steps) {
    const { effect } = step;
    const groups = known.get(effect.compiled) ?? [];
    const group = groups.find(([one]) => one !== undefined && youOf(game, one) === youOf(game, effect));
    if (group !== undefined) group.push(effect);
    else {
      const alike = isSimple(effect) ? [effect] : null;
      if (alike !== null) known.set(effect.compiled, [...groups, alike]);
      kept.push({ ...step, alike });
    }
  }
  return kept;
}

/** Whose effect it is, where nothing changes control. */
const youOf = (game: Game, { source }: Continuous): Seat => thing(game, source).controller;

/** Whether an effect does nothing but add fixed numbers to what it describes by words that say nothing of its source. */
function isSimple({ compiled, condition, what, lasting }: Continuous): boolean {
  if (lasting !== null || condition !== null || what?.what !== 'each' || what.slot !== undefined) return false;
  const [part, ...others] = compiled.parts;
  if (part === undefined || others.length > 0 || !part.changes.every(isFixed)) return false;
  const [plain, ...more] = alternativesOf(what.filter);
  if (plain === undefined || more.length > 0 || plain.place !== null || plain.tests.length > 0) return false;
  return plain.whose === null || plain.whose.who.who === 'you';
}

const isFixed = (change: Modification): boolean =>
  change.change === 'gets' && typeof change.power === 'number' && typeof change.toughness === 'number';

/** Applies effects that are alike to one object. */
export function applyAlike(game: Game, { id }: Thing, draft: Draft, step: Step, alike: readonly Continuous[]): void {
  const { effect, part } = step;
  const scope: Scope = { you: youOf(game, effect), source: NONE, x: 0, found: [] };
  if (!isAbout(game, effect, id, scope)) return;
  const all = speaksOfOthers(effect) ? alike.filter(({ source }) => source !== id) : alike;
  if (isWatched() || isCiting()) {
    for (const one of all)
      applyPart({ effect: one, part }, draft, changerOf(game, one, { ...scope, source: one.source }));
  } else for (const change of part.changes) add(draft, change, all.length);
}

const speaksOfOthers = ({ what }: Continuous): boolean =>
  what?.what === 'each' && alternativesOf(what.filter)[0]?.other === true;

function add(draft: Draft, change: Modification, times: number): void {
  if (change.change !== 'gets' || typeof change.power !== 'number' || typeof change.toughness !== 'number') return;
  draft.power += change.power * (change.minusPower ? -times : times);
  draft.toughness += change.toughness * (change.minusToughness ? -times : times);
}
