/** Which replacement and prevention effects could change an event [CR 614, 615, 616.1 | 2007: 419]. */

import type { Replacement, Static } from '@lawmage/ability';
import { worksIn } from '../../1-concepts/113-abilities/where.ts';
import { citeMeaning, citeRefusal } from '../../7-additional/702-keywords/rules.ts';
import { holds } from '../../nouns/condition.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { LiveAbility } from '../../state/characteristics.ts';
import type { Found, Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { grantedKey, keysOfEvent } from '../603-triggered/keys.ts';
import { abilitiesOf, characteristics, controllerOf } from '../613-layers/characteristics.ts';
import { commanderEffects } from './commanders.ts';
import { enteringEffects } from './entering-effects.ts';
import { isGuarded } from './guarded.ts';
import { keepingEffects } from './keeping-counters.ts';
import { isReplaceableBy } from './matching.ts';
import { protects } from './protection.ts';
import { canRegenerate } from './regeneration.ts';

type LastingOf<K extends Lasting['is']> = Extract<Lasting, { readonly is: K }>;
type ReplaceRule = Extract<Static['rule'], { readonly static: 'replace' }>;
type PreventRule = Extract<Static['rule'], { readonly static: 'prevent' }>;
type EnterRule = Extract<Static['rule'], { readonly static: 'enter' }>;

/** What an effect that could be applied is. */
export type Kind =
  | { readonly is: 'replace'; readonly rule: ReplaceRule['replacement']; readonly lasting: LastingOf<'replace'> | null }
  | {
      readonly is: 'prevent';
      readonly shield: PreventRule['shield'];
      readonly lasting: LastingOf<'prevent'> | null;
      /** What follows happens once for all damage that is dealt at the same time. */
      readonly together?: true;
    }
  | { readonly is: 'regenerate'; readonly lasting: LastingOf<'regenerate'> }
  | { readonly is: 'enter'; readonly rule: EnterRule };

export type Applicable = {
  /** Names the effect among those that could change an event. */
  readonly key: string;
  readonly scope: Scope;
  /** What the phrases of its event stand for. */
  readonly found: readonly (Found | undefined)[];
  readonly kind: Kind;
};

/** The effects that could change an event and have not had their opportunity. */
export function applicableTo(game: Game, event: GameEvent, used: readonly string[]): readonly Applicable[] {
  const found: Applicable[] = [];
  for (const id of reactors(game, event)) addStatics(game, id, event, found);
  addOwnOfMoving(game, event, found);
  for (const lasting of game.lasting) addLasting(game, lasting, event, found);
  found.push(...enteringEffects(game, event), ...commanderEffects(game, event), ...keepingEffects(game, event));
  if (event.what === 'damage' && protects(game, event)) found.push(protection(event));
  return used.length === 0 ? found : found.filter(({ key }) => !used.includes(key));
}

/** [CR 702.16e | 2007: 502.7e] Protection prevents all damage from sources with its quality. */
function protection(event: EventOf<'damage'>): Applicable {
  cite('702.16e|502.7e');
  return {
    key: 'protection',
    scope: { you: event.seat, source: event.id, x: 0, found: [] },
    found: [],
    kind: { is: 'prevent', shield: {}, lasting: null },
  };
}

/** [CR 701.19c | 2007: 419.6b] What can't be regenerated is not, by whatever ability. */
const isPrevented = (game: Game, { instead }: Replacement, event: GameEvent): boolean =>
  instead.instead === 'regenerate' && event.what === 'move' && !canRegenerate(game, event.id, event);

/** The objects listed for this kind of event, and those that have been granted such an ability. */
function reactors(game: Game, event: GameEvent): ReadonlySet<ObjectId> {
  const ids = new Set<ObjectId>();
  const { replacements } = game.index;
  if (replacements.size === 0) return ids;
  for (const key of keysOfEvent(event).keys) {
    for (const id of replacements.get(key) ?? []) ids.add(id);
    if (!replacements.has(grantedKey(key))) continue;
    for (const id of game.battlefield) if (abilitiesOf(game, id).some(isGrantedReaction)) ids.add(id);
  }
  return ids;
}

const isGrantedReaction = ({ ability, granted }: LiveAbility): boolean =>
  granted && ability.is === 'static' && (ability.rule.static === 'replace' || ability.rule.static === 'prevent');

function addStatics(game: Game, id: ObjectId, event: GameEvent, found: Applicable[]): void {
  const record = thing(game, id);
  if (record.zone === null || record.phasedOut) return;
  const { abilities, types } = characteristics(game, id);
  for (const live of abilities) {
    const { ability } = live;
    if (ability.is === 'static' && worksIn(ability, record.zone, types))
      addStatic(game, id, live, ability, event, found);
  }
}

function addStatic(
  game: Game,
  id: ObjectId,
  live: LiveAbility,
  ability: Static,
  event: GameEvent,
  found: Applicable[],
): void {
  const { rule } = ability;
  if (rule.static !== 'replace' && rule.static !== 'prevent') return;
  const scope: Scope = { you: controllerOf(game, id), source: id, x: 0, found: [] };
  if (ability.while !== undefined && !holds(game, ability.while, scope)) return;
  const key = `${id}:${live.at}`;
  const is = characteristics(game, id);
  if (rule.static === 'prevent') {
    if (isGuarded(game, rule.shield, event, scope)) {
      citeMeaning(is, live.meaningOf);
      cite('615.1|419.1', '604.2|412.1', rule.shield.amount === undefined ? '615.1|419.2' : '615.10|');
      if (rule.shield.from !== undefined || rule.shield.source !== undefined) cite('609.7c|419.8c');
      found.push({ key, scope, found: [], kind: { is: 'prevent', shield: rule.shield, lasting: null } });
    }
    return;
  }
  const matched = isReplaceableBy(game, rule.replacement, event, scope);
  if (matched === null && event.what === 'draw') citeRefusal(live.meaningOf);
  if (matched === null || isPrevented(game, rule.replacement, event)) return;
  citeMeaning(is, live.meaningOf);
  cite('604.2|412.1', '614.1|419.2');
  found.push({ key, scope, found: matched, kind: { is: 'replace', rule: rule.replacement, lasting: null } });
}

/** What a card that is not on the battlefield says about its own moves works wherever it is [CR 113.6k | 2007: 402.8f]. */
function addOwnOfMoving(game: Game, event: GameEvent, found: Applicable[]): void {
  if (event.what !== 'move') return;
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone === null || record.zone === 'battlefield') return;
  const { abilities, types } = characteristics(game, event.id);
  for (const live of abilities) {
    const { ability } = live;
    if (ability.is !== 'static' || ability.rule.static !== 'replace' || worksIn(ability, record.zone, types)) continue;
    cite('113.6k|402.8f');
    if (ability.from === undefined) addStatic(game, event.id, live, ability, event, found);
  }
}

function addLasting(game: Game, lasting: Lasting, event: GameEvent, found: Applicable[]): void {
  const key = `lasting:${lasting.n}`;
  const scope: Scope = { you: lasting.controller, source: lasting.source, x: lasting.x, found: lasting.found };
  switch (lasting.is) {
    case 'replace': {
      const matched = isReplaceableBy(game, lasting.replacement, event, scope);
      if (matched !== null)
        found.push({ key, scope, found: matched, kind: { is: 'replace', rule: lasting.replacement, lasting } });
      break;
    }
    case 'prevent':
      if (isGuarded(game, lasting.shield, event, scope, lasting)) {
        found.push({ key, scope, found: [], kind: { is: 'prevent', shield: lasting.shield, lasting } });
      }
      break;
    case 'regenerate':
      if (canRegenerate(game, lasting.id, event))
        found.push({ key, scope, found: [], kind: { is: 'regenerate', lasting } });
      break;
    default:
      break;
  }
}
