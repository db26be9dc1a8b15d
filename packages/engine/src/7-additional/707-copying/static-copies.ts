/** Copy effects of static abilities [CR 707.2c | 2007: none]. */
import type { Static } from '@lawmage/ability';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import { holds } from '../../nouns/condition.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { type Scope, scopeOf } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { delist, enlist } from '../../state/indexing.ts';
import type { Lasting } from '../../state/lasting.ts';
import { mintTimestamp, thing } from '../../state/store.ts';
import { touchAll } from '../../state/touch.ts';
import { cite } from '../../work/cite.ts';
import { copyValuesOf } from './copy-values.ts';

type Copying = Extract<Static['rule'], { readonly static: 'copy' }>;
/** An object with a static ability that makes a copy of something: the nth of its abilities. */
export type Copier = {
  readonly source: ObjectId;
  readonly at: number;
  readonly ability: Static;
  readonly rule: Copying;
};

type StaticCopy = Extract<Lasting, { readonly is: 'copy' }> & { readonly by: number };
const isStaticCopy = (lasting: Lasting): lasting is StaticCopy => lasting.is === 'copy' && lasting.by !== undefined;

/** Whether such an effect applies to something. */
export const hasStaticCopies = (game: Game): boolean => game.lasting.length > 0 && game.lasting.some(isStaticCopy);

/** What is a copy by such an ability, and of what. */
type Wanted = { readonly copier: Copier; readonly id: ObjectId; readonly of: ObjectId; readonly scope: Scope };

function wantedBy(game: Game, copier: Copier): readonly Wanted[] {
  const scope = scopeOf(game, copier.source);
  if (copier.ability.while !== undefined && !holds(game, copier.ability.while, scope)) return [];
  const [of] = objectsOf(game, copier.rule.of, scope);
  if (of === undefined) return [];
  const ids = objectsOf(game, copier.rule.what, scope).filter(id => thing(game, id).zone === 'battlefield');
  return ids.map(id => ({ copier, id, of, scope }));
}

const isOf = ({ copier, id }: Wanted, { source, by, ids }: StaticCopy): boolean =>
  source === copier.source && by === copier.at && ids.includes(id);

/**
 * [CR 707.2c | 2007: none] What is copied is settled as the effect starts to apply to an object, and stays as long as it goes on
 * applying to it. True if something has begun or ceased to be a copy.
 */
export function settleCopies(game: Game, copiers: readonly Copier[]): boolean {
  const wanted = copiers.flatMap(copier => wantedBy(game, copier));
  const known = game.lasting.filter(isStaticCopy);
  const ended = known.filter(effect => !wanted.some(one => isOf(one, effect)));
  const begun = wanted.filter(one => !known.some(effect => isOf(one, effect)));
  if (known.length > ended.length) cite('707.2c|');
  if (ended.length + begun.length === 0) return false;
  const ids = new Set([...ended.flatMap(effect => effect.ids), ...begun.map(({ id }) => id)]);
  const there = [...ids].filter(id => thing(game, id).zone !== null);
  for (const id of there) delist(game, id);
  game.lasting = [
    ...game.lasting.filter(effect => !ended.some(other => other === effect)),
    ...begun.map(one => started(game, one)),
  ];
  for (const id of there) enlist(game, id);
  stale(game);
  touchAll(game);
  return true;
}

function started(game: Game, { copier, id, of, scope }: Wanted): StaticCopy {
  const n = mintTimestamp(game);
  const made = { n, source: copier.source, controller: scope.you, timestamp: n, x: 0, found: [], until: null };
  const copied = copyValuesOf(game, of, copier.rule.changes ?? []);
  return { ...made, turn: game.turn, is: 'copy', by: copier.at, ids: [id], copied };
}
