/** Creating tokens [CR 701.7a, 111 | 2007: 216]. */

import type { TokenSpec } from '@lawmage/ability';
import { tokenCard } from '../../../1-concepts/111-tokens/token-card.ts';
import { hasWord } from '../../../1-concepts/113-abilities/words.ts';
import { isDoubleFaced } from '../../../2-parts/turning.ts';
import { arrivalUnder } from '../../../4-zones/arrival.ts';
import { attackedBy } from '../../../5-turns/combat/entering.ts';
import { blockedBy } from '../../../5-turns/combat/entering-block.ts';
import { copyValuesOf } from '../../../7-additional/707-copying/copy-values.ts';
import { withOwn } from '../../../7-additional/707-copying/own-values.ts';
import { valuesOfCopy } from '../../../7-additional/707-copying/values-of-copy.ts';
import { countOf } from '../../../nouns/count.ts';
import { speaksOfExiled } from '../../../nouns/linked.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import type { Copiable, Game, Memory } from '../../../state/game.ts';
import { NONE, type ObjectId } from '../../../state/ids.ts';
import { thingOrNone } from '../../../state/store.ts';
import { nothing } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import type { Arrival } from '../../../work/moving.ts';
import { characteristics } from '../../613-layers/characteristics.ts';
import { actingAs, actors, didSome, into } from '../scope.ts';
import type { Executor } from '../types.ts';

type Values = { readonly card: number; readonly copied: Copiable | null };

/** What the token is: a definition of its own, or the copiable values of each object it copies [CR 707.2 | 2007: 503.2]. */
function valuesOf(game: Game, token: TokenSpec, scope: Memory): readonly Values[] {
  if (token.token === 'copy' && objectsOf(game, token.of, scope).length === 0) cite('111.12|');
  if (token.token !== 'copy') return [{ card: tokenCard(game, token, scope), copied: null }];
  return objectsOf(game, token.of, scope).map(id => {
    const changes = withOwn(token.changes, () => characteristics(game, scope.source));
    const copied = copyValuesOf(game, id, changes);
    if (isDoubleFaced(game, copied.card)) cite('707.8a|');
    return { card: copied.card, copied };
  });
}

/** [CR 303.4i | 2007: none] What the token is to be attached to, if the text says so; null if that is not there. */
function hostOf(game: Game, token: TokenSpec, scope: Memory): ObjectId | null {
  if (token.token !== 'predefined' || token.attached === undefined) return NONE;
  const [host] = objectsOf(game, token.attached, scope);
  if (host === undefined) cite('303.4i|');
  return host ?? null;
}

/** [CR 701.53a | 2007: none] */
function countersOf(game: Game, token: TokenSpec, scope: Memory): Arrival['counters'] {
  if (token.token !== 'predefined' || token.counters === undefined) return [];
  cite('701.53b|');
  return [{ kind: '+1/+1', n: countOf(game, token.counters, scope) }];
}

/**
 * [CR 607.1d | 2007: none] What the ability that creates a token has exiled is what the token means, if it speaks of an
 * exiled card; the cards that the ability exiles another time are for another token.
 */
function linkedBy(game: Game, { card, copied }: Values, { source, since }: Memory): Arrival['chosen'] {
  const exiled = thingOrNone(game, source)?.memory.exiled;
  if (!Array.isArray(exiled)) return {};
  const texts =
    copied === null
      ? (game.cards[card]?.faces ?? []).flatMap(face => face.abilities)
      : valuesOfCopy(game, copied).abilities.map(({ ability }) => ability);
  if (!hasWord(texts, speaksOfExiled)) return {};
  cite('607.1d|');
  return { exiled: exiled.filter(id => id >= since) };
}

export const create: Executor<'create'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const { token } = verb;
  const host = hostOf(game, token, scope);
  if (host === null) return nothing();
  const batch = actors(game, verb.who, scope).flatMap(seat => {
    const count = Math.max(0, countOf(game, verb.count, actingAs(scope, verb.who, seat)));
    const arrival = {
      ...arrivalUnder(seat),
      tapped: token.tapped ?? false,
      attacking: attackedBy(game, 'attacking' in token ? token.attacking : undefined, seat, scope),
      blocking: blockedBy(game, 'blocking' in token ? token.blocking : undefined, seat, scope),
      attachedTo: host,
      counters: countersOf(game, token, scope),
    };
    return valuesOf(game, token, scope).flatMap(values =>
      Array.from({ length: count }, () => ({
        what: 'create' as const,
        rule: '701.7a|216.1' as const,
        source: scope.source,
        seat,
        token,
        ...values,
        arrival: { ...arrival, face: values.copied?.face ?? 0, chosen: linkedBy(game, values, scope) },
        newId: NONE,
      })),
    );
  });
  return happen(game, didSome(game, memory, batch), into(memory, verb.slot));
};
