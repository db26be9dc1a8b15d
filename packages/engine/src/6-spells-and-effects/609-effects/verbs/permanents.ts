/** What happens to permanents: destroyed, sacrificed, tapped, untapped, attached, turned. */
import type { Objects } from '@lawmage/ability';
import { hasTransformedSince } from '../../../2-parts/turning.ts';
import type { Rule } from '../../../editions/rule.ts';
import { wouldFit } from '../../../nouns/fits.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game } from '../../../state/game.ts';
import { type MemoryId, NOBODY } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import { type Done, nothing } from '../../../work/agenda.ts';
import { by } from '../../../work/cite.ts';
import { moveEvent, tapEvent, untapEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { bind, memory as memoryOf } from '../../../work/memory.ts';
import { controllerOf } from '../../613-layers/characteristics.ts';
import { actor, actors, didSome, into, permanentsOf } from '../scope.ts';
import type { Executor } from '../types.ts';

/** [CR 701.8a] */
export const destroy: Executor<'destroy'> = (game, verb, memory) => {
  const { source, you } = memoryOf(game, memory);
  const cause = verb.noRegeneration ? 'destroyForGood' : 'destroy';
  const batch = permanentsOf(game, verb.what, memory).map(id =>
    moveEvent(game, id, 'graveyard', '701.8a|217.4a', { cause, source, by: you }),
  );
  return happen(game, batch, into(memory, verb.slot));
};

/** [CR 701.21a] Only what a player controls can that player sacrifice. */
export const sacrifice: Executor<'sacrifice'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const { source } = scope;
  const seats = actors(game, verb.who, scope);
  const own = permanentsOf(game, verb.what, memory).filter(id => seats.includes(controllerOf(game, id)));
  const batch = didSome(game, memory, own).map(id =>
    moveEvent(game, id, 'graveyard', '701.21a|217.4a', { cause: 'sacrifice', source, by: controllerOf(game, id) }),
  );
  return happen(game, batch, into(memory, verb.slot));
};

/**
 * [CR 701.26a, 701.26b] Only an untapped permanent can be tapped, only a tapped one untapped. A later phrase speaks of all
 * that the instruction was about.
 */
const turn =
  (what: 'tap' | 'untap'): Executor<'tap'> & Executor<'untap'> =>
  (game, verb, memory) => {
    const { source } = memoryOf(game, memory);
    const who = actor(game, verb.who, memoryOf(game, memory));
    const about = permanentsOf(game, verb.what, memory);
    if (verb.slot !== undefined) bind(game, memory, verb.slot, { ids: about, seats: [], n: about.length });
    const ids = about.filter(id => thing(game, id).tapped === (what === 'untap'));
    const event = what === 'tap' ? tapEvent : untapEvent;
    return happen(
      game,
      didSome(game, memory, ids).map(id => event(id, who, what === 'tap' ? '701.26a|510.4' : '701.26b|510.4', source)),
    );
  };
export const tap = turn('tap');
export const untap = turn('untap');

/** [CR 701.3a | 2007: 502.33a] Attaching to what it can't be attached to does nothing. */
export const attach: Executor<'attach'> = (game, verb, memory) => {
  const { source } = memoryOf(game, memory);
  const [to] = permanentsOf(game, verb.to, memory);
  const [id] = permanentsOf(game, verb.what, memory);
  if (to === undefined || id === undefined) return nothing();
  const how = verb.asCreature && ({ asCreature: true } as const);
  return happen(game, [{ what: 'attach', rule: '701.3a|', source, id, to, seat: NOBODY, ...how }]);
};

/** [CR 701.3d] */
export const unattach: Executor<'unattach'> = (game, verb, memory) => {
  const { source } = memoryOf(game, memory);
  return happen(
    game,
    permanentsOf(game, verb.what, memory).map(id => ({ what: 'unattach', rule: '701.3d|', source, id })),
  );
};

/** Turning over, phasing, leaving combat: one event for each object. */
const toEach =
  (what: 'flipOver' | 'turnFaceDown' | 'phaseOut' | 'removeFromCombat', rule: `${string}|${string}`) =>
  (game: Game, verb: { readonly what: Objects }, memory: MemoryId): Done => {
    const { source } = memoryOf(game, memory);
    return happen(
      game,
      permanentsOf(game, verb.what, memory).map(id => ({ what, rule, source, id })),
    );
  };
/** [CR 701.27f, 701.28e] An ability of the permanent does nothing if it has been turned while that waited. */
const turnOver =
  (rule: Rule, ignored: Rule, converts: boolean): Executor<'transform'> & Executor<'convert'> =>
  (game, verb, memory) => {
    const { source, item } = memoryOf(game, memory);
    const ids = permanentsOf(game, verb.what, memory).filter(
      id => id !== source || !by(ignored, hasTransformedSince(game, id, item)),
    );
    return happen(
      game,
      ids.map(id => ({ what: 'transform', rule, source, id, ...(converts && { converts }) })),
    );
  };
export const transform = turnOver('701.27a|', '701.27f|', false);
export const convert = turnOver('701.28a|', '701.28e|', true);
export const flipOver = toEach('flipOver', '710.2|508.2');
/** Cards exiled face down are turned face up too [CR 406.3 | 2007: 217.7b]. */
export const turnFaceUp: Executor<'turnFaceUp'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const ids = presentOf(game, verb.what, scope);
  return happen(
    game,
    ids.map(id => ({ what: 'turnFaceUp', rule: '708.7|504.5', source: scope.source, id })),
  );
};
export const turnFaceDown = toEach('turnFaceDown', '708.2|504.1');
export const phaseOut = toEach('phaseOut', '702.26b|502.15b');
/** [CR 702.26c | 2007: 502.15b] Those that phase out meanwhile are those that were there before. */
export const phaseIn: Executor<'phaseIn'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const { source } = scope;
  const ids = [...game.battlefield, ...game.phasedOut].filter(
    id => thing(game, id).phasedOut && wouldFit(game, id, verb.of, scope, 'permanent'),
  );
  const out =
    verb.out === undefined
      ? []
      : objectsOf(game, { what: 'each', filter: verb.out }, scope).filter(id => !thing(game, id).phasedOut);
  return happen(game, [
    ...ids.map(id => ({ what: 'phaseIn', rule: '702.26c|502.15b', source, id }) as const),
    ...out.map(id => ({ what: 'phaseOut', rule: '702.26b|502.15b', source, id }) as const),
  ]);
};
/** [CR 509.1h, 702.22i | 2007: 309.2f, 502.10g] Attackers become blocked, though nothing blocks them. */
export const becomeBlocked: Executor<'becomeBlocked'> = (game, verb, memory) => {
  const ids = permanentsOf(game, verb.what, memory);
  const attackers = (game.combat?.attackers ?? []).filter(({ id, blocked }) => ids.includes(id) && !blocked);
  if (attackers.length === 0) return nothing();
  const blocked = attackers.map(one => ({ ...one, blocked: true }));
  const { source } = memoryOf(game, memory);
  return happen(game, [{ what: 'blocked', rule: '509.1h|309.2f', source, attackers: blocked }]);
};
export const removeFromCombat = toEach('removeFromCombat', '506.4|306.2');

/** The choice itself was settled before; "if you do" asks whether there was anything to choose. */
export const chooseObjects: Executor<'choose'> = (game, verb, memory) => {
  const ids = didSome(game, memory, objectsOf(game, verb.what, memoryOf(game, memory)));
  if (verb.slot !== undefined) bind(game, memory, verb.slot, { ids, seats: [], n: ids.length });
  return nothing();
};
