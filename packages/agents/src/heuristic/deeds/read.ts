/** The deeds of abilities, read from their words, each once. */
import type { Ability, Effect, Verb } from '@lawmage/ability';
import type { ObjectView } from '@lawmage/engine';
import { aimAtObjects, type Targets, targetsIn } from './aim.ts';
import { changeDeeds } from './changes.ts';
import type { Deed } from './deed.ts';
import { verbDeeds } from './verbs.ts';

const byAbility = new WeakMap<Ability, readonly Deed[]>();
const byEffect = new WeakMap<Effect, readonly Deed[]>();

/** What an ability does: its instructions, or what a static ability does to what it is attached to. */
export function deedsOf(ability: Ability): readonly Deed[] {
  let deeds = byAbility.get(ability);
  if (deeds === undefined) {
    deeds = 'effect' in ability ? deedsOfEffect(ability.effect) : ability.is === 'static' ? staticDeeds(ability) : [];
    byAbility.set(ability, deeds);
  }
  return deeds;
}

/** What an effect does, in reading order. */
export function deedsOfEffect(effect: Effect): readonly Deed[] {
  let deeds = byEffect.get(effect);
  if (deeds === undefined) {
    const targets = targetsIn(effect);
    deeds = verbsOf(effect).flatMap(verb => verbDeeds(verb, targets));
    byEffect.set(effect, deeds);
  }
  return deeds;
}

const NO_TARGETS: Targets = new Map();

function staticDeeds({ rule }: Extract<Ability, { is: 'static' }>): readonly Deed[] {
  if (rule.static !== 'modify') return [];
  const aim = aimAtObjects(rule.what, NO_TARGETS);
  return rule.changes.flatMap(change => changeDeeds(change, aim, true));
}

/** The verbs of an effect in reading order. */
function verbsOf(effect: Effect): readonly Verb[] {
  switch (effect.do) {
    case 'sequence':
      return effect.steps.flatMap(verbsOf);
    case 'modes':
      return effect.modes.flatMap(mode => verbsOf(mode.effect));
    case 'may':
      return [...verbsOf(effect.effect), ...(effect.then ? verbsOf(effect.then) : [])];
    case 'again':
      return [];
    case 'process':
    case 'forEach':
    case 'repeat':
    case 'where':
    case 'later':
      return verbsOf(effect.effect);
    case 'ifDone':
    case 'whenDone':
      return [...verbsOf(effect.effect), ...verbsOf(effect.then)];
    case 'if':
      return verbsOf(effect.then);
    case 'unless':
      return verbsOf(effect.unpaid);
    default:
      return [effect];
  }
}

/** The deeds of a spell's instructions, and of what happens as the permanent enters. */
export const spellDeeds = (object: ObjectView): readonly Deed[] =>
  object.abilities.flatMap(({ ability }) => (isCastingDeed(ability) ? deedsOf(ability) : []));

const isCastingDeed = (ability: Ability): boolean =>
  ability.is === 'spell' ||
  (ability.is === 'triggered' &&
    ability.event.on === 'move' &&
    ability.event.to === 'battlefield' &&
    ability.event.what.what === 'self');
