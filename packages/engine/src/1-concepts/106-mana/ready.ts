/**
 * Which permanents have mana abilities and other activated abilities, by player: kept until characteristics change or a
 * permanent comes or goes, so that legal lists and payments look only at these.
 */
import type { Activated } from '@lawmage/ability';
import { isManaAbility } from '../../6-spells-and-effects/605-mana-abilities/is-mana-ability.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';

/** An activated ability of a permanent: `at` is its index among the object's present abilities. */
export type Activatable = { readonly id: ObjectId; readonly at: number; readonly ability: Activated };

export type BySeat<T> = readonly T[];
export type Ready = {
  readonly battlefield: readonly ObjectId[];
  readonly stamp: number;
  readonly mana: BySeat<readonly Activatable[]>;
  readonly others: BySeat<readonly Activatable[]>;
  /** Abilities that any player may activate. */
  readonly byAny: readonly Activatable[];
};

type Kind = 'mana' | 'byAny' | 'others';
type Listed = { readonly at: number; readonly ability: Activated; readonly kind: Kind };
const NOTHING_LISTED: readonly Listed[] = Object.freeze([]);
const LISTED = new WeakMap<Characteristics, readonly Listed[]>();

/** What is ready now. */
export function ready(game: Game): Ready {
  const known = game.ready;
  if (known !== null && known.battlefield === game.battlefield && known.stamp === game.stamp) return known;
  const fresh = look(game);
  game.ready = fresh;
  return fresh;
}

/** An object's abilities have changed: what is ready must be looked up again. */
export function unready(game: Game): void {
  game.ready = null;
}

function look(game: Game): Ready {
  const mana = game.players.map((): Activatable[] => []);
  const others = game.players.map((): Activatable[] => []);
  const byAny: Activatable[] = [];
  for (const id of game.battlefield) {
    const is = characteristics(game, id);
    for (const { at, ability, kind } of listed(game, is)) {
      const list = kind === 'byAny' ? byAny : kind === 'mana' ? mana[is.controller] : others[is.controller];
      list?.push({ id, at, ability });
    }
  }
  return { battlefield: game.battlefield, stamp: game.stamp, mana, others, byAny };
}

function listed(game: Game, is: Characteristics): readonly Listed[] {
  const known = LISTED.get(is);
  if (known !== undefined) return known;
  const list: Listed[] = [];
  is.abilities.forEach(({ ability }, at) => {
    if (ability.is !== 'activated' || (ability.from !== undefined && ability.from !== 'battlefield')) return;
    list.push({ at, ability, kind: kindOf(game, ability) });
  });
  const kept = list.length === 0 ? NOTHING_LISTED : list;
  LISTED.set(is, kept);
  return kept;
}

function kindOf(game: Game, ability: Activated): Kind {
  if (ability.limits?.some(limit => limit.only === 'byAny') === true) return 'byAny';
  return isManaAbility(game, ability) ? 'mana' : 'others';
}

/** The mana abilities of a player's permanents. */
export const manaAbilitiesOf = (game: Game, seat: Seat): readonly Activatable[] => ready(game).mana[seat] ?? [];
