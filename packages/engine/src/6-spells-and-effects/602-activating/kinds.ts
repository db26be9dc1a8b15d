import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { by } from '../../work/cite.ts';
import type { PaidFor } from '../604-static/costs.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';
import { isLoyalty } from './times.ts';

/** What kind of ability one of an object's abilities is, for effects that change what it costs. */
export function abilityKind(game: Game, id: ObjectId, at: number): NonNullable<PaidFor['ability']> {
  const live = abilitiesOf(game, id)[at];
  if (live?.ability.is === 'activated' && live.ability.keyword !== undefined) return live.ability.keyword;
  if (live?.ability.is === 'activated' && isLoyalty(live.ability)) return 'loyalty';
  const keyword = live?.meaningOf ?? null;
  if (keyword === 'equip' || keyword === 'cycling' || keyword === 'ninjutsu') return keyword;
  return by('702.29f|502.18c', keyword === 'typecycling') ? 'cycling' : 'other';
}
