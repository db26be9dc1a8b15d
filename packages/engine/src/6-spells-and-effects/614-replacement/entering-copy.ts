/** Entering as a copy of something [CR 707.5, 707.9 | 2007: 503.5, 503.9]. */
import type { CopyBesides, Entering, Filter } from '@lawmage/ability';
import { BLANK, printed } from '../../2-parts/printed.ts';
import { copyValuesOf } from '../../7-additional/707-copying/copy-values.ts';
import { withOwn } from '../../7-additional/707-copying/own-values.ts';
import { countOf } from '../../nouns/count.ts';
import { fits } from '../../nouns/fits.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Copiable, Found, Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { by, cite } from '../../work/cite.ts';
import type { Arrival } from '../../work/moving.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { arrivalOf, asThoughThere, type Coming } from './would-be.ts';

type AsCopy = Extract<Entering, { readonly enters: 'asCopy' }>;

/**
 * [CR 707.5, 707.9, 707.9e, 707.9g | 2007: 503.5, 503.9] It enters as a copy; its own entering abilities are then those of the copy.
 * What another copy effect has added besides, or let happen with it, is forgotten.
 */
export function arrivalAsCopy(game: Game, event: Coming, how: AsCopy, id: ObjectId, scope: Scope): Partial<Arrival> {
  cite('707.5|503.5');
  const arrival = arrivalOf(game, event);
  const changes = withOwn(how.changes, () => ownOf(game, event));
  const plain = copyValuesOf(game, id, changes);
  const met = (how.besides ?? []).filter(one => applies(game, event, plain, one, scope));
  const more = met.flatMap(one => one.changes ?? []);
  if (arrival.copyDone) cite('707.9g|');
  return {
    copied: more.length === 0 ? plain : copyValuesOf(game, id, [...changes, ...more]),
    copiedUntil: how.until ?? null,
    door: -1,
    counters: [...withoutOther(arrival.counters), ...countersOf(game, met, scope)],
    copyDone: how.then === undefined ? null : { effect: how.then, found: foundWith(how, id, scope), x: scope.x },
  };
}

/** [CR 707.9f | 2007: none] Whether an exception is for what the copy will be without it. */
function applies(game: Game, event: Coming, copied: Copiable, { if: kind }: CopyBesides, scope: Scope): boolean {
  if (kind === undefined) return true;
  cite('707.9f|');
  return wouldBe(game, { ...event, arrival: { ...arrivalOf(game, event), copied } }, kind, scope);
}

function wouldBe(game: Game, event: Coming, kind: Filter, scope: Scope): boolean {
  const there = asThoughThere(game, event);
  return fits(there.game, there.id, kind, scope);
}

function withoutOther(counters: Arrival['counters']): Arrival['counters'] {
  const kept = counters.filter(({ ofCopy }) => ofCopy !== true);
  by('707.9e|', kept.length < counters.length);
  return kept;
}

const countersOf = (game: Game, besides: readonly CopyBesides[], scope: Scope): Arrival['counters'] =>
  besides
    .flatMap(one => one.with ?? [])
    .flatMap(one =>
      one.with === 'counters' ? [{ kind: one.kind, n: countOf(game, one.count, scope), ofCopy: true as const }] : [],
    );

/** "The copied creature" is what was chosen. */
function foundWith({ of }: AsCopy, id: ObjectId, { found }: Scope): readonly (Found | undefined)[] {
  if (!('slot' in of) || of.slot === undefined) return found;
  const list = found.slice();
  list[of.slot] = { ids: [id], seats: [], n: 1 };
  return list;
}

/** What enters has this itself. */
function ownOf(game: Game, event: Coming): Pick<Characteristics, 'name' | 'colors'> {
  if (event.what === 'move') return characteristics(game, event.id);
  const { card, face } = event.copied ?? { card: event.card, face: 0 };
  const values = game.cards[card]?.faces[face];
  return values === undefined ? BLANK : printed(values);
}
