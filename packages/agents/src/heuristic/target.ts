/** Choosing targets: the best of theirs for what harms, the best of one's own for what helps. */
import type { Ability } from '@lawmage/ability';
import type { Decision, ObjectView, Option, Reply, View } from '@lawmage/engine';
import { type Deed, deedsOf, HELPFUL } from './reading.ts';
import { isCreature, lifeOf, objectOf, toughnessLeft, worthOf } from './worth.ts';

/** The abilities of the spell or ability that is being put on the stack. */
function abilitiesBehind(view: View, source: number): readonly Ability[] {
  const item = view.stack.find(object => object.id === source || object.stack?.source === source) ?? view.stack.at(-1);
  if (item?.stack?.ability) return [item.stack.ability];
  const object = item ?? objectOf(view, source);
  return object?.abilities.map(({ ability }) => ability) ?? [];
}

/** What is done to the targets that are asked for. */
function deedsFor(view: View, decision: Decision): readonly Deed[] {
  const slot = (decision.why.about as { readonly slot?: number } | undefined)?.slot ?? 0;
  const all = abilitiesBehind(view, decision.why.source).flatMap(deedsOf);
  const direct = all.filter(deed => deed.slot === slot);
  return direct.length > 0 ? direct : all;
}

export function chooseTargets(view: View, decision: Decision): Reply {
  const deeds = deedsFor(view, decision);
  const scored = decision.options.map((option, n) => ({ n, score: scoreOf(view, option, deeds) }));
  const best = scored.toSorted((a, b) => b.score - a.score || a.n - b.n);
  const wanted = best.filter(({ score }) => score > 0).slice(0, decision.most);
  const forced = best.slice(0, decision.least);
  const chosen = wanted.length >= decision.least ? wanted : forced;
  return chosen.map(({ n }) => n).toSorted((a, b) => a - b);
}

/** Positive: one wants this chosen. An Aura or effect without known deeds goes on one's own. */
export function scoreOf(view: View, option: Option, deeds: readonly Deed[]): number {
  const helpful = deeds.length === 0 || deeds.some(deed => HELPFUL.has(deed.what));
  if (option.is === 'player') return scorePlayer(view, option.seat, deeds, helpful);
  const object = option.is === 'object' ? objectOf(view, option.id) : undefined;
  if (object === undefined) return 0;
  const own = object.controller === view.seat;
  if (helpful) return own ? worthOf(object) : -worthOf(object);
  if (own) return -worthOf(object);
  return worthOf(object) * Math.max(...deeds.map(deed => effectOn(object, deed)));
}

/** How fully a deed deals with an object. */
function effectOn(object: ObjectView, deed: Deed): number {
  switch (deed.what) {
    case 'damage':
    case 'shrink':
      if (!isCreature(object)) return 0.4;
      return deed.amount >= toughnessLeft(object) ? 1 : 0.1;
    case 'bounce':
    case 'tap':
      return 0.5;
    case 'kill':
    case 'steal':
    case 'counter':
      return 1;
    default:
      return 0.3;
  }
}

function scorePlayer(view: View, seat: number, deeds: readonly Deed[], helpful: boolean): number {
  const own = seat === view.seat;
  if (helpful) return own ? 1.5 : -1.5;
  const damage = Math.max(
    0,
    ...deeds.filter(deed => deed.what === 'damage' || deed.what === 'drain').map(deed => deed.amount),
  );
  if (damage >= lifeOf(view, seat)) return own ? -1000 : 1000;
  return own ? -2 : 0.6 + damage * 0.25 * (20 / Math.max(5, lifeOf(view, seat)));
}
