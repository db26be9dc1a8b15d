import type { SpendLimit } from '@lawmage/ability';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { by } from '../../work/cite.ts';
import { fitsAsSpell } from '../118-costs/as-spell.ts';

/** What mana is to be spent on. */
export type Purpose = {
  readonly spend: 'cast' | 'activate' | 'other';
  /** The spell, or the source of the ability. */
  readonly id: ObjectId;
  /** The ability is one that a class level bar stands for. */
  readonly level?: boolean;
};

/** [CR 106.6, 716.2c | 2007: none] Whether restricted mana may be spent on something; `from`: what makes it, with what was chosen for it. */
export function maySpend(game: Game, limit: SpendLimit | null, purpose: Purpose, from: ObjectId): boolean {
  if (limit === null) return true;
  if (purpose.level === true && limit.on.includes('level')) return by('716.2c|', true);
  if (!limit.on.includes(purpose.spend)) return !by('106.6|', true);
  if (limit.what === undefined || !isAbout(limit, purpose.spend)) return true;
  const you: Seat = characteristics(game, purpose.id).controller;
  return !by('106.6|', !fitsAsSpell(game, purpose.id, limit.what, { you, source: from, x: 0, found: [] }));
}

/** "Artifact spells or abilities" limits the spells only; "abilities of artifacts" those. */
const isAbout = ({ on }: SpendLimit, spend: Purpose['spend']): boolean =>
  spend === 'cast' || (spend === 'activate' && !on.includes('cast'));
