/** Effects that change how an object enters the battlefield [CR 614.1c, 614.1d, 614.12 | 2007: 419.1b, 419.1c]. */

import type { Static } from '@lawmage/ability';
import { worksIn } from '../../1-concepts/113-abilities/where.ts';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { citeHeld } from '../../7-additional/702-keywords/paid-rules.ts';
import { citeMeaning } from '../../7-additional/702-keywords/rules.ts';
import { holds } from '../../nouns/condition.ts';
import { fits } from '../../nouns/fits.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Characteristics, LiveAbility } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite, isCiting } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { grantedKey } from '../603-triggered/keys.ts';
import { ENTERING } from '../604-static/indexed.ts';
import { isInertThing } from '../604-static/inert.ts';
import { characteristics, controllerOf } from '../613-layers/characteristics.ts';
import type { Applicable } from './applicable.ts';
import { arrivalOf, asThoughThere, type Coming, isComing, sourceOf, valuesFrom } from './would-be.ts';

type EnterRule = Extract<Static['rule'], { readonly static: 'enter' }>;
const NO_EFFECTS: readonly Applicable[] = [];
const GRANTED_ENTERING = grantedKey(ENTERING);

/** Whether the object itself or another could change how it enters. */
export function mayEnterOtherwise(game: Game, event: Coming): boolean {
  const { replacements } = game.index;
  if (replacements.size > 0 && (replacements.has(ENTERING) || replacements.has(GRANTED_ENTERING))) return true;
  const source = sourceOf(game, event, arrivalOf(game, event));
  return (
    !isInertThing(game, source) &&
    valuesFrom(game, source).abilities.some(({ ability }) => ability.is === 'static' && ability.rule.static === 'enter')
  );
}

/** The effects that change how an object enters, by what it would be there. */
export function enteringEffects(game: Game, event: GameEvent): readonly Applicable[] {
  if (!isComing(game, event) || !mayEnterOtherwise(game, event)) return NO_EFFECTS;
  const there = asThoughThere(game, event);
  const effects = [...ownEffects(game, event, there), ...effectsOfOthers(game, there)];
  if (effects.length > 0) cite('614.12|');
  return effects;
}

type There = ReturnType<typeof asThoughThere>;

/** What the object says about its own entering, if it still says so there. */
function ownEffects(game: Game, event: Coming, there: There): readonly Applicable[] {
  const record = thing(there.game, there.id);
  const source = event.what === 'create' ? NONE : event.id;
  const x = record.stack?.x ?? 0;
  const scope: Scope = { you: arrivalOf(game, event).controller, source, x, found: record.stack?.found ?? [] };
  const identity = record.copied?.card ?? record.card;
  const is = characteristics(there.game, there.id);
  if (isCiting() && x > 0) citePaid(is);
  return is.abilities.flatMap(({ ability, at, meaningOf }) =>
    ability.is === 'static' &&
    ability.rule.static === 'enter' &&
    isOwn(ability.rule) &&
    isSo(
      source === NONE ? there.game : game,
      ability,
      ability.rule,
      source === NONE ? { ...scope, source: there.id } : scope,
    )
      ? [
          ownEffect(is, meaningOf, {
            key: `enter:${identity}:${at}`,
            scope,
            found: [],
            kind: { is: 'enter' as const, rule: ability.rule },
          }),
        ]
      : [],
  );
}

/** [CR 607.2j | 2007: none] What it says of the X that was paid besides as it was cast means what was paid for it itself. */
function citePaid({ abilities }: Characteristics): void {
  const rules = abilities.flatMap(({ ability }) => (ability.is === 'static' ? [ability.rule] : []));
  const pays = rules.some(rule => rule.static === 'additionalCost' && hasWord(rule.cost, isX));
  if (pays && rules.some(rule => rule.static === 'enter' && hasWord(rule, isX))) cite('607.2j|');
}

const isX = (node: Readonly<Record<string, unknown>>): boolean => node.count === 'x';

/** [CR 113.6h, 306.5b, 310.4b, 603.6d, 614.1c | 2007: 410.10e] What it says of itself works as it enters. */
function ownEffect(is: Characteristics, meaningOf: LiveAbility['meaningOf'], effect: Applicable): Applicable {
  cite('603.6d|410.10e', '113.6h|');
  citeMeaning(is, meaningOf);
  if (meaningOf === 'type') citeNumber(is);
  return effect;
}

/** [CR 209.1, 210.1, 306.5b, 310.4b, 310.9a, 310.12a, 714.3a, 714.3b | 2007: none] The printed number that it enters with. */
function citeNumber({ loyalty, defense, subtypes, keywords }: Characteristics): void {
  if (loyalty > 0) cite('209.1|', '306.5b|');
  else if (defense === 0) cite(keywords.has('read ahead') ? '714.3b|' : '714.3a|');
  else cite('210.1|', '310.4b|', '310.9a|');
  if (subtypes.has('Siege')) cite('310.12a|');
}

const isOwn = ({ what }: EnterRule): boolean => what === undefined || what.what === 'self';

/** What permanents that are there already say about others that enter [CR 614.4 | 2007: 419.4]. */
function effectsOfOthers(game: Game, there: There): readonly Applicable[] {
  const found: Applicable[] = [];
  for (const id of game.index.replacements.get(ENTERING) ?? []) {
    const record = thing(game, id);
    if (record.zone === null || record.phasedOut || id === there.id) continue;
    addThose(game, id, there, found);
  }
  return found;
}

function addThose(game: Game, id: ObjectId, there: There, found: Applicable[]): void {
  const { abilities, types } = characteristics(game, id);
  const scope: Scope = { you: controllerOf(game, id), source: id, x: 0, found: [] };
  for (const { ability, at } of abilities) {
    if (ability.is !== 'static' || ability.rule.static !== 'enter' || isOwn(ability.rule)) continue;
    if (!worksIn(ability, thing(game, id).zone, types) || !isAbout(there, ability.rule, scope)) continue;
    if (isSo(game, ability, ability.rule, scope)) {
      cite('614.4|419.4');
      found.push({ key: `${id}:${at}`, scope, found: [], kind: { is: 'enter', rule: ability.rule } });
    }
  }
}

function isAbout(there: There, { what }: EnterRule, scope: Scope): boolean {
  return (
    what !== undefined &&
    (what.what === 'each' || what.what === 'some') &&
    fits(there.game, there.id, what.filter, scope)
  );
}

function isSo(game: Game, ability: Static, rule: EnterRule, scope: Scope): boolean {
  if (ability.while !== undefined && !holds(game, ability.while, scope)) return false;
  if (rule.if !== undefined && !holds(game, rule.if, scope)) return false;
  citeHeld(rule.if, 'entersSo');
  return rule.unless === undefined || !holds(game, rule.unless, scope);
}
