/** Which objects have static abilities that the game must keep at hand; read once from what they are. */
import type { Ability, EventPattern, Static, ZoneName } from '@lawmage/ability';
import { worksIn } from '../../1-concepts/113-abilities/where.ts';
import { meaning } from '../../7-additional/702-keywords/meaning.ts';
import { copiableValues } from '../../7-additional/707-copying/copiable.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ListenKey } from '../../state/indexes.ts';
import { keysOfPattern } from '../603-triggered/keys.ts';
import { isVariable, readsOf } from '../613-layers/reads.ts';
import { isInertThing } from './inert.ts';

/** What static abilities are there in one zone. */
type Kept = { readonly statics: boolean; readonly reactions: readonly ListenKey[]; readonly ownMoves: boolean };
const NOTHING: Kept = { statics: false, reactions: [], ownMoves: false };

/** The key of abilities that change how other objects enter. */
export const ENTERING: ListenKey = 'entering';

const keptOf = new WeakMap<Characteristics, Map<ZoneName, Kept>>();

function kept(game: Game, record: Thing): Kept {
  if (record.zone === null || (record.card < 0 && record.copied === null)) return NOTHING;
  if (isInertThing(game, record)) return NOTHING;
  const values = copiableValues(game, record);
  let byZone = keptOf.get(values);
  if (byZone === undefined) {
    byZone = new Map();
    keptOf.set(values, byZone);
  }
  let known = byZone.get(record.zone);
  if (known === undefined) {
    known = read(values, record.zone);
    byZone.set(record.zone, known);
  }
  return known;
}

function read({ abilities, types }: Characteristics, zone: ZoneName): Kept {
  const working = abilities.flatMap(({ ability }) =>
    ability.is === 'static' && (worksIn(ability, zone, types) || isOwnSize(ability, zone)) ? [ability] : [],
  );
  const reactions = [...new Set(working.flatMap(keysOfStatic))];
  const statics = working.some(isKept);
  const ownMoves = abilities.some(({ ability }) => ability.is === 'static' && isAboutOwnMove(ability));
  return statics || ownMoves || reactions.length > 0 ? { statics, reactions, ownMoves } : NOTHING;
}

const isAboutOwnMove = ({ rule }: Static): boolean =>
  rule.static === 'replace' && rule.replacement.event.on === 'move' && rule.replacement.event.what.what === 'self';

/** A definition that counts something must be made anew as that changes; in hidden zones it is not kept at all. */
const isOwnSize = ({ rule }: Static, zone: ZoneName): boolean =>
  rule.static === 'define' && (zone === 'battlefield' || zone === 'stack');

function isKept({ rule }: Static): boolean {
  if (rule.static === 'define') return isVariable(readsOf(rule));
  return ['modify', 'copy', 'players', 'cost', 'asCast'].includes(rule.static);
}

function keysOfStatic(ability: Static): readonly ListenKey[] {
  const { rule } = ability;
  if (rule.static === 'replace') return keysOfReplacement(rule.replacement.event);
  if (rule.static === 'prevent') return ['damage'];
  if (rule.static === 'enter' && rule.what !== undefined && rule.what.what !== 'self') return [ENTERING];
  if (rule.static === 'modify')
    return rule.changes.flatMap(change => (change.change === 'gain' ? grantedKeys(change.abilities) : []));
  return [];
}

/** The keys of replacements that an ability grants to others; how those enter is asked of each object that enters. */
const grantedKeys = (abilities: readonly Ability[]): readonly ListenKey[] =>
  abilities.flatMap(ability => {
    if (ability.is === 'keyword') return grantedKeys(meaning(ability));
    if (ability.is !== 'static') return [];
    if (ability.rule.static === 'enter') return [`granted:${ENTERING}`];
    return keysOfStatic(ability).map(key => `granted:${key}`);
  });

/** A replacement of an event that something would do; draws are asked for as draws only. */
export const keysOfReplacement = (event: EventPattern): readonly ListenKey[] => keysOfPattern(event);

/** Whether an object has static abilities that change objects, players or costs. */
export const holdsStatics = (game: Game, record: Thing): boolean => kept(game, record).statics;

/** The kinds of events that an object's static abilities replace or prevent. */
export const reactionsOf = (game: Game, record: Thing): readonly ListenKey[] => kept(game, record).reactions;

/** Whether a card says something about its own moves that works wherever it is. */
export const replacesOwnMoves = (game: Game, record: Thing): boolean => kept(game, record).ownMoves;
