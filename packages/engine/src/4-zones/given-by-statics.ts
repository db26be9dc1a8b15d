/** What static abilities give permanent spells and what lasts for the permanents they become [CR 400.7b, 611.3d | 2007: none]. */

import type { Ability, KeywordName } from '@lawmage/ability';
import { CASTING_KEYWORDS, CASTING_STATICS } from '../6-spells-and-effects/601-casting/look.ts';
import { abilitiesOf, characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { meaning } from '../7-additional/702-keywords/meaning.ts';
import type { LiveAbility } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Lasting } from '../state/lasting.ts';
import { mintTimestamp } from '../state/store.ts';
import { cite } from '../work/cite.ts';

/** [CR 611.3d | 2007: none] A spell cast by an ability it was given keeps, for good, what that ability does on the battlefield. */
export function keepGivenToCast(game: Game, spell: ObjectId, keyword: KeywordName | null): void {
  if (keyword === null) return;
  if (keep(game, spell, live => live.meaningOf === keyword)) cite('611.3d|');
}

/** [CR 400.7b | 2007: none] As a spell becomes a permanent: what it has been given and what works there goes on applying to it. */
export function keepGiven(game: Game, spell: ObjectId): void {
  keep(game, spell, () => true);
}

/** Whether there was anything to keep. */
function keep(game: Game, spell: ObjectId, wanted: (live: LiveAbility) => boolean): boolean {
  const abilities = abilitiesOf(game, spell);
  if (!abilities.some(live => live.granted)) return false;
  const lasting = new Set(game.lasting.filter(one => isOn(one, spell)).map(one => one.timestamp));
  const kept = abilities.filter(
    live =>
      live.granted && live.source !== spell && wanted(live) && worksThere(live.ability) && !lasting.has(live.timestamp),
  );
  if (kept.length === 0) return false;
  const { controller } = characteristics(game, spell);
  game.lasting = [...game.lasting, ...kept.map(live => lastingOf(game, spell, controller, live))];
  stale(game);
  return true;
}

/** Whether an effect changes the spell for as long as it lasts, so that it goes on with the permanent anyway. */
const isOn = (one: Lasting, spell: ObjectId): boolean => one.is === 'modify' && one.ids?.includes(spell) === true;

/** Whether an ability works on the battlefield; what a keyword means is asked for by itself. */
function worksThere(ability: Ability): boolean {
  switch (ability.is) {
    case 'keyword':
      return meaning(ability).length === 0 && !CASTING_KEYWORDS.has(ability.keyword) && !ELSEWHERE.has(ability.keyword);
    case 'static':
      return (ability.from === undefined || ability.from === 'all') && !CASTING_STATICS.has(ability.rule.static);
    case 'triggered':
      return ability.from === undefined && !(ability.event.on === 'cast' && ability.event.what.what === 'self');
    case 'activated':
      return ability.from === undefined;
    default:
      return false;
  }
}

const ELSEWHERE: ReadonlySet<KeywordName> = new Set<KeywordName>(['flash', 'split second']);

function lastingOf(
  game: Game,
  spell: ObjectId,
  controller: Lasting['controller'],
  { ability, source }: LiveAbility,
): Lasting {
  const timestamp = mintTimestamp(game);
  const made = { n: timestamp, source, controller, timestamp, x: 0, found: [], until: null, turn: game.turn };
  return {
    ...made,
    is: 'modify',
    ids: [spell],
    changes: [{ change: 'gain', abilities: [ability] }],
    condition: null,
    given: true,
  };
}
