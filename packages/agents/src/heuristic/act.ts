/** What to do with priority. */
import type { Act, Decision, ObjectView, Option, Reply, View } from '@lawmage/engine';
import { type Deed, type DeedKind, deedsOf } from './reading.ts';
import {
  foesOf,
  hasKeyword,
  isCreature,
  isType,
  landsOf,
  lifeOf,
  mine,
  myHand,
  objectOf,
  powerOf,
  theirs,
  toughnessLeft,
  worthOf,
} from './worth.ts';

/** Takes the act that promises most, if any promises more than waiting. */
export function chooseAct(view: View, decision: Decision): Reply {
  let best = -1;
  let most = 0;
  for (const [n, option] of decision.options.entries()) {
    const promise = promiseOf(view, option);
    if (promise > most) {
      most = promise;
      best = n;
    }
  }
  return best < 0 ? [] : [best];
}

function promiseOf(view: View, option: Option): number {
  if (option.is !== 'act' || option.mana) return 0;
  const object = objectOf(view, option.id);
  if (object === undefined) return 0;
  switch (option.act) {
    case 'land':
      return 100 + landNeed(view, object);
    case 'cast':
      return castPromise(view, option, object);
    case 'activate':
      return activatePromise(view, option, object);
    case 'special':
      return 0.2;
  }
}

/** Lands that make what the hand asks for come first; those that enter tapped when nothing else could be cast. */
function landNeed(view: View, land: ObjectView): number {
  const wanted = myHand(view).flatMap(card => card.colors);
  const made = colorsMade(land);
  const had = landsOf(view, view.seat).flatMap(colorsMade);
  const missing = wanted.filter(color => made.includes(color) && !had.includes(color)).length;
  return missing * 2 + made.length * 0.1;
}

const BASIC: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
const colorsMade = (land: ObjectView): readonly string[] => land.type.subtypes.flatMap(subtype => BASIC[subtype] ?? []);

const isMyTurn = (view: View): boolean => view.active === view.seat;
const isMain = (view: View): boolean => view.step === 'precombatMain' || view.step === 'postcombatMain';
const isInstant = (object: ObjectView): boolean => isType(object, 'instant') || hasKeyword(object, 'flash');

function castPromise(view: View, act: Act, object: ObjectView): number {
  const deeds = object.abilities.flatMap(({ ability }) =>
    ability.is === 'spell' || ability.is === 'triggered' ? deedsOf(ability) : [],
  );
  const spell = isType(object, 'instant') || isType(object, 'sorcery');
  if (deeds.some(deed => deed.what === 'counter')) return counterPromise(view);
  if (!spell) return permanentPromise(view, act, object, deeds);
  return deedsPromise(view, object, deeds) * (isInstant(object) ? instantMoment(view, deeds) : 1);
}

/** Creatures before combat only if they can do something there; otherwise after it, when blocks are known. */
function permanentPromise(view: View, act: Act, object: ObjectView, deeds: readonly Deed[]): number {
  if (view.stack.length > 0) return 0;
  const aura = object.type.subtypes.includes('Aura');
  if (aura) return auraPromise(view, object);
  const worth =
    worthOf(object) +
    Math.max(
      0,
      deedsPromise(
        view,
        object,
        deeds.filter(deed => deed.slot >= 0),
      ) * 0.5,
    );
  if (isInstant(object))
    return !isMyTurn(view) && view.step === 'end' ? worth : isMain(view) && isMyTurn(view) ? worth * 0.5 : 0;
  const now =
    view.step === 'postcombatMain' || hasKeyword(object, 'haste') || !isCreature(object) || !hasAttackers(view);
  return now || act.way !== 'normal' ? worth + 0.1 * object.manaValue : 0;
}

const hasAttackers = (view: View): boolean =>
  mine(view).some(object => isCreature(object) && !object.tapped && !object.summoningSick && powerOf(object) > 0);

function auraPromise(view: View, aura: ObjectView): number {
  const harms = aura.abilities.some(
    ({ ability }) => ability.is === 'static' && JSON.stringify(ability.rule).includes('"cant'),
  );
  const hosts = (harms ? theirs(view) : mine(view)).filter(isCreature);
  return hosts.length === 0 ? 0 : harms ? Math.max(...hosts.map(worthOf)) * 0.9 : 1.2;
}

/** Spells and abilities of others are countered when they matter and nothing of ours waits above them. */
function counterPromise(view: View): number {
  const top = view.stack.at(-1);
  if (top === undefined || top.controller === view.seat) return 0;
  return top.kind === 'ability' ? 0 : top.manaValue >= 2 || isCreature(top) ? 2 + worthOf(top) : 0;
}

/** Instants wait: for combat, for the end of an opponent's turn, for a threat worth an answer. */
function instantMoment(view: View, deeds: readonly Deed[]): number {
  const kinds = new Set<DeedKind>(deeds.map(deed => deed.what));
  if (kinds.has('pump') || kinds.has('untap') || kinds.has('help')) return inCombat(view) ? 1 : 0;
  if (kinds.has('draw') || kinds.has('token') || kinds.has('ramp'))
    return !isMyTurn(view) && view.step === 'end' ? 1 : 0;
  return isMyTurn(view)
    ? isMain(view)
      ? 0.8
      : 0.6
    : view.step === 'declareAttackers' || view.step === 'end'
      ? 1
      : 0.5;
}

const inCombat = (view: View): boolean => view.step === 'declareBlockers' && view.stack.length === 0;

/** The best that the deeds could do on the present board. */
function deedsPromise(view: View, object: ObjectView, deeds: readonly Deed[]): number {
  if (deeds.length === 0) return 0.6;
  return deeds.reduce((sum, deed) => sum + deedPromise(view, object, deed), 0);
}

function deedPromise(view: View, object: ObjectView, deed: Deed): number {
  const foes = theirs(view).filter(one => !isType(one, 'land'));
  const best = (list: readonly ObjectView[]): number => Math.max(0, ...list.map(worthOf));
  switch (deed.what) {
    case 'kill':
    case 'steal':
      return best(foes);
    case 'bounce':
      return best(foes) * 0.5;
    case 'damage':
      return damagePromise(view, foes, deed.amount);
    case 'shrink':
      return best(foes.filter(one => isCreature(one) && toughnessLeft(one) <= deed.amount));
    case 'sweep':
      return (
        foes.filter(isCreature).reduce((sum, one) => sum + worthOf(one), 0) -
        mine(view)
          .filter(isCreature)
          .reduce((sum, one) => sum + worthOf(one), 0)
      );
    case 'pump':
    case 'help':
      return pumpPromise(view, deed, object);
    case 'tap':
    case 'harm':
      return foes.some(isCreature) ? 0.6 : 0;
    case 'draw':
      return deed.amount * 1.2;
    case 'discard':
      return foesOf(view).some(foe => foe.handCount > 0) ? 1 : 0;
    case 'life':
      return deed.amount * (lifeOf(view, view.seat) < 10 ? 0.35 : 0.12);
    case 'drain':
      return deed.amount * 0.35;
    case 'token':
      return deed.amount * 1.2;
    case 'ramp':
      return landsOf(view, view.seat).length < 6 ? 1.2 : 0.4;
    default:
      return 0.3;
  }
}

function damagePromise(view: View, foes: readonly ObjectView[], amount: number): number {
  if (foesOf(view).some(foe => foe.life <= amount)) return 50;
  const dies = foes.filter(one => isCreature(one) && toughnessLeft(one) <= amount);
  const face = foesOf(view).some(foe => foe.life <= 8) ? amount * 0.35 : 0;
  return Math.max(0, ...dies.map(worthOf), face);
}

/** A trick is worth a creature that it saves or kills in the present combat. */
function pumpPromise(view: View, deed: Deed, object: ObjectView): number {
  const fighting = mine(view).filter(one => isCreature(one) && (one.attacking !== null || one.blocking.length > 0));
  if (!inCombat(view)) return isType(object, 'sorcery') && mine(view).some(isCreature) ? 0.8 : 0;
  return Math.max(0, ...fighting.map(one => swing(view, one, deed.amount)));
}

function swing(view: View, one: ObjectView, amount: number): number {
  const opposite = theirs(view).filter(other => other.blocking.includes(one.id) || one.blocking.includes(other.id));
  if (opposite.length === 0)
    return one.attacking !== null && !one.blocked && foesOf(view).some(foe => foe.life <= powerOf(one) + amount)
      ? 20
      : 0;
  const taken = opposite.reduce((sum, other) => sum + powerOf(other), 0);
  const saved = taken >= toughnessLeft(one) && taken < toughnessLeft(one) + amount ? worthOf(one) : 0;
  const killed = opposite.find(
    other => powerOf(one) < toughnessLeft(other) && powerOf(one) + amount >= toughnessLeft(other),
  );
  return saved + (killed ? worthOf(killed) : 0);
}

function activatePromise(view: View, act: Act, object: ObjectView): number {
  const ability = object.abilities[act.ability]?.ability;
  if (ability === undefined) return 0;
  if (ability.is === 'keyword') return keywordPromise(view, ability.keyword, object);
  if (ability.is !== 'activated') return 0;
  const loyalty = ability.cost.some(part => part.pay === 'loyalty');
  const deeds = deedsOf(ability);
  const given = ability.cost.some(part => part.pay === 'do') ? 1 : 0;
  if (loyalty) return 1.5 + deedsPromise(view, object, deeds);
  const kinds = new Set(deeds.map(deed => deed.what));
  if (kinds.has('pump') || kinds.has('help'))
    return inCombat(view)
      ? pumpPromise(
          view,
          deeds.find(deed => deed.what === 'pump' || deed.what === 'help') ?? { what: 'pump', slot: -1, amount: 1 },
          object,
        ) - given
      : 0;
  const moment =
    !isMyTurn(view) && view.step === 'end' ? 1 : isMain(view) && isMyTurn(view) && view.stack.length === 0 ? 0.7 : 0;
  return (deedsPromise(view, object, deeds) - given) * moment - 0.2;
}

function keywordPromise(view: View, keyword: string, object: ObjectView): number {
  if (!isMyTurn(view)) return 0;
  switch (keyword) {
    case 'equip': {
      const host = objectOf(view, object.attachedTo);
      const better = mine(view)
        .filter(isCreature)
        .some(one => host === undefined || worthOf(one) > worthOf(host) + 2);
      return view.step === 'precombatMain' && better ? 1 : 0;
    }
    case 'cycling':
    case 'typecycling':
      return view.step === 'postcombatMain' && landsOf(view, view.seat).length < object.manaValue ? 0.8 : 0;
    default:
      return isMain(view) ? 0.5 : 0;
  }
}
