/** Targets as a spell or ability resolves [CR 608.2b | 2007: 413.2a]. */

import type { Ability, Effect } from '@lawmage/ability';
import { type Aiming, isLegalTarget } from '../../1-concepts/115-targets/legal.ts';
import { apart } from '../../1-concepts/115-targets/mode-instances.ts';
import { enchantPhrase, filterOf, type TargetPhrase, targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import { isMutating, MUTATING } from '../../7-additional/702-keywords/mutate.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import { whoseOf } from '../../nouns/whose.ts';
import type { LiveAbility } from '../../state/characteristics.ts';
import type { Found, Game, StackItem } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import { boundTargets, foundOf } from '../601-casting/bound-targets.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';

/** What the resolving object's targets are now. `none`: it had targets, and all of them are illegal. */
export type TargetCheck = { readonly none: boolean; readonly found: readonly (Found | undefined)[] };

/** The effects that a spell or ability on the stack will carry out. */
export function effectsOf(abilities: readonly Ability[]): readonly Effect[] {
  const effects: Effect[] = [];
  for (const ability of abilities) if ('effect' in ability) effects.push(ability.effect);
  return apart(effects);
}

/** The abilities whose instructions an object on the stack carries out: its own, or a spell's spell abilities. */
export const instructionsOf = (game: Game, id: ObjectId, item: StackItem): readonly Ability[] =>
  item.ability !== null
    ? [item.ability]
    : giftFirst(
        abilitiesOf(game, id).filter(({ ability }) => ability.is === 'spell'),
        item,
      ).map(({ ability }) => ability);

/** [CR 702.174j] What a gift gives is given before anything else that the spell does. */
function giftFirst(abilities: readonly LiveAbility[], { paid }: StackItem): readonly LiveAbility[] {
  if (paid.gift === undefined) return abilities;
  const [gifts, others] = [true, false].map(gift => abilities.filter(one => (one.meaningOf === 'gift') === gift));
  by('702.174j|', (others?.length ?? 0) > 0);
  return [...(gifts ?? []), ...(others ?? [])];
}

/** Who aims, from what; what phrases speak of other targets of is among what was found. */
export const aimOf = (id: ObjectId, item: StackItem): Aiming => ({
  you: item.controller,
  source: item.source,
  item: id,
  x: item.x,
  found: boundTargets(item.found, item.targets),
});

/** [CR 608.2b | 2007: 413.2a] Illegal targets are left out; the parts of the text about them do nothing. */
export function checkTargets(game: Game, id: ObjectId, item: StackItem): TargetCheck {
  if (item.targets.length === 0 && item.way !== 'overload') return { none: false, found: item.found };
  const phrases = phrasesOf(game, id, item);
  const by = aimOf(id, item);
  const found = item.found.slice();
  if (item.way === 'overload') return { none: false, found: overloaded(game, id, by) };
  let chosen = 0;
  let legal = 0;
  for (const targets of item.targets) {
    const phrase = phrases.find(one => one.slot === targets.slot);
    const still = phrase === undefined ? [] : targets.chosen.filter(target => isLegalTarget(game, phrase, target, by));
    if (still.length < targets.chosen.length) cite('608.2b|413.2a');
    chosen += targets.chosen.length;
    legal += still.length;
    found[targets.slot] = foundOf(still);
    if (phrase !== undefined) bindWhose(game, phrase, found);
  }
  return { none: chosen > 0 && legal === 0, found };
}

/** "Target creature an opponent controls": that player. */
function bindWhose(game: Game, phrase: TargetPhrase, found: (Found | undefined)[]): void {
  const filter = filterOf(phrase);
  const whose = filter === null ? null : whoseOf(game, filter, found[phrase.slot]?.ids ?? []);
  if (whose !== null) found[whose.slot] = whose.found;
}

/** [CR 702.96a, 702.96c] Overloaded: each instance of "target" reads "each", so what fits as it resolves takes its place. */
function overloaded(game: Game, id: ObjectId, by: Aiming): TargetCheck['found'] {
  cite('702.96a|', '702.96c|');
  const found = by.found.slice();
  for (const phrase of effectsOf(instructionsOf(game, id, itemOf(game, id))).flatMap(effect => targetPhrases(effect))) {
    const filter = filterOf(phrase);
    const ids = filter === null ? [] : objectsOf(game, { what: 'each', filter }, by);
    const of = 'what' in phrase ? null : 'who' in phrase ? phrase.of : phrase.players;
    const seats = of === null ? [] : playersOf(game, { who: 'each', of }, by);
    found[phrase.slot] = { ids, seats, n: ids.length + seats.length };
  }
  return found;
}

const itemOf = (game: Game, id: ObjectId): StackItem =>
  must(thing(game, id).stack, 'an object on the stack has its item', game);

/** The target phrases of an object on the stack, an Aura spell's host included [CR 115.1b | 2007: 415.3]. */
export function phrasesOf(game: Game, id: ObjectId, item: StackItem): readonly TargetPhrase[] {
  const phrases: TargetPhrase[] = [];
  if (item.what === 'spell') {
    if (isMutating(item)) return [MUTATING];
    const host = enchantPhrase(abilitiesOf(game, id).map(({ ability }) => ability));
    if (host !== null) phrases.push(host);
  }
  for (const effect of effectsOf(instructionsOf(game, id, item))) phrases.push(...targetPhrases(effect, item.modes));
  return phrases;
}
