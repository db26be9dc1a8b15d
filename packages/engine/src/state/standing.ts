/** What makes no difference between two positions in which the same stands. */
import type { Ability, KeywordName, Modification } from '@lawmage/ability';
import type { Lasting } from './lasting.ts';
import { someCardSays } from './of-cards.ts';

/** Changes of which the last says it all. */
const FINAL: ReadonlySet<Modification['change']> = new Set<Modification['change']>([
  'base',
  'lose',
  'color',
  'type',
  'loseType',
  'name',
  'control',
]);
/** Keywords of which several instances do no more than one. */
const REDUNDANT: ReadonlySet<KeywordName> = new Set<KeywordName>([
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'intimidate',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'shroud',
  'skulk',
  'trample',
  'vigilance',
]);

/** Lasting effects without those that a later equal one makes needless. */
export function lastOfEqual(lasting: readonly Lasting[]): readonly Lasting[] {
  if (lasting.length < 2) return lasting;
  const seen = new Set<string>();
  return lasting.toReversed().filter(one => {
    if (one.is !== 'modify' || !one.changes.every(isFinal)) return true;
    const { n: _n, timestamp: _t, source: _s, ...rest } = one;
    const words = JSON.stringify(rest);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

/** Whether one more instance of an ability does nothing. */
export const isRedundant = (ability: Ability): boolean => ability.is === 'keyword' && REDUNDANT.has(ability.keyword);

const isFinal = (one: Modification): boolean =>
  FINAL.has(one.change) || (one.change === 'gain' && one.abilities.every(isRedundant));

/** Words of the ability language that ask how often something has happened this turn. */
const HISTORY = /"(?:happened|nth|more|storm|gravestorm|[a-zA-Z]+ThisTurn)"/u;

/** Whether some text in the game asks what has happened this turn. */
export const asksForHistory = someCardSays(abilities => HISTORY.test(JSON.stringify(abilities)));
