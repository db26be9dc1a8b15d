/** What effects give a card as soon as it is put on the stack as a spell [CR 601.2a, 611.2f | 2007: none]. */
import type { Filter, Modification, Whose } from '@lawmage/ability';
import { ready } from '../../1-concepts/106-mana/ready.ts';
import { holds } from '../../nouns/condition.ts';
import { fits, wouldFit } from '../../nouns/fits.ts';
import { playersOf } from '../../nouns/players.ts';
import { type Scope, scopeOf } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { fork, mintTimestamp } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { staticsOf, type Working } from '../604-static/rules.ts';
import { type Continuous, liveEffects } from '../613-layers/live.ts';
import { stale } from '../613-layers/stale.ts';

type Modified = Extract<Lasting, { readonly is: 'modify' }>;
type NextSpell = Extract<Lasting, { readonly is: 'nextSpell' }>;
type Gift = Scope & { readonly changes: readonly Modification[] };

const isNextSpell = (lasting: Lasting): lasting is NextSpell => lasting.is === 'nextSpell';

/** Whether anything at all changes cards by their becoming spells; quick. */
export const mayBeGiven = (game: Game): boolean =>
  ready(game).wide || (game.lasting.length > 0 && game.lasting.some(isNextSpell));

/**
 * [CR 601.3e, 611.2f | 2007: none] The game in which a card in a player's reach has what it will have as a spell. Costs, timing and
 * ways to cast are asked there.
 */
export function withGifts(game: Game, seat: Seat, id: ObjectId): Game {
  if (!mayBeGiven(game)) return game;
  const gifts = giftsFor(game, seat, id);
  if (gifts.length === 0) return game;
  const copy = fork(game);
  copy.lasting = [...copy.lasting, ...gifts.map(gift => modified(copy, id, gift))];
  stale(copy);
  return copy;
}

function giftsFor(game: Game, seat: Seat, id: ObjectId): readonly Gift[] {
  const next = game.lasting.filter(isNextSpell).filter(one => one.controller === seat);
  return [
    ...next.filter(one => wouldFit(game, id, one.what, ofLasting(one), 'spell')).map(giftOf),
    ...liveEffects(game).effects.flatMap(effect => giftOfStatic(game, seat, id, effect)),
    ...[...staticsOf(game, 'asCast')].flatMap(one =>
      giftAsCast(one, seat, filter => wouldFit(game, id, filter, one.scope, 'spell')),
    ),
  ];
}

/** [CR 610.5 | 2007: none] "… you cast gain evoke as you cast them". */
function giftAsCast(
  { ability: { rule }, scope }: Working,
  seat: Seat,
  fitting: (filter: Filter) => boolean,
): readonly Gift[] {
  if (rule.static !== 'asCast' || scope.you !== seat || !fitting(rule.what)) return [];
  return [{ ...scope, changes: rule.changes }];
}

const ofLasting = ({ controller: you, source, x, found }: NextSpell): Scope => ({ you, source, x, found });
const giftOf = (one: NextSpell): Gift => ({ ...ofLasting(one), changes: one.changes });

/** "Creature spells you cast have convoke": it would be such a spell. */
function giftOfStatic(game: Game, seat: Seat, id: ObjectId, effect: Continuous): readonly Gift[] {
  const rule = effect.ability?.ability.is === 'static' ? effect.ability.ability.rule : null;
  if (rule?.static !== 'modify' || rule.what.what !== 'each' || 'anyOf' in rule.what.filter) return [];
  const { whose, ...filter } = rule.what.filter;
  if (whose?.by !== 'caster') return [];
  const scope = scopeOf(game, effect.source);
  if (effect.condition !== null && !holds(game, effect.condition, scope)) return [];
  if (!playersOf(game, whose.who, scope).includes(seat)) return [];
  return wouldFit(game, id, filter satisfies Filter, scope, 'spell') ? [{ ...scope, changes: rule.changes }] : [];
}

/** An effect on one object that lasts as long as the object does, and the permanent that it becomes. */
export function modified(game: Game, id: ObjectId, { changes, you: controller, source, x, found }: Gift): Modified {
  const timestamp = mintTimestamp(game);
  const made = { n: timestamp, source, controller, timestamp, x, found, until: null, turn: game.turn };
  return { ...made, is: 'modify', ids: [id], changes, condition: null };
}

/**
 * [CR 610.5, 611.2f | 2007: none] As a spell is put on the stack: what has waited for the player's next such spell begins to apply
 * to it, and so does what static abilities give such spells as they are cast.
 */
export function beginGifts(game: Game, seat: Seat, spell: ObjectId): void {
  if (!mayBeGiven(game)) return;
  const begun = game.lasting
    .filter(isNextSpell)
    .filter(one => one.controller === seat && fits(game, spell, one.what, ofLasting(one)));
  const given = [...staticsOf(game, 'asCast')].flatMap(one =>
    giftAsCast(one, seat, filter => fits(game, spell, { ...filter, whose: CAST_BY_YOU }, one.scope)),
  );
  if (begun.length > 0) cite('611.2f|');
  if (given.length > 0) cite('610.5|');
  if (begun.length + given.length === 0) return;
  game.lasting = [
    ...game.lasting.filter(one => !begun.some(other => other === one)),
    ...[...begun.map(giftOf), ...given].map(gift => modified(game, spell, gift)),
  ];
  stale(game);
}

const CAST_BY_YOU: Whose = { by: 'caster', who: { who: 'you' } };
