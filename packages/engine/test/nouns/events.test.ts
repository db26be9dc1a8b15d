import {
  a,
  another,
  card,
  cards,
  creature,
  dies,
  draw,
  type EventPattern,
  each,
  eachOpponent,
  enchant,
  entersBattlefield,
  instant,
  permanents,
  self,
  that,
  you,
  yours,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { matchesEvent } from '../../src/nouns/event.ts';
import { presentOf } from '../../src/nouns/present.ts';
import { scopeOf } from '../../src/nouns/scope.ts';
import type { Game, Memory } from '../../src/state/game.ts';
import { NONE, type ObjectId } from '../../src/state/ids.ts';
import { mintId, thing } from '../../src/state/store.ts';
import type { GameEvent } from '../../src/work/event.ts';
import { countersEvent, damageEvent, drawEvent, lifeEvent, moveEvent, tapEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, put } from '../bare.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
const BAT = creature('Cave Bat', '{1}{B}', 'Bat', 1, 1);
const CLOAK = card('Moss Cloak', 'enchantment — Aura', { cost: '{G}' }, enchant(permanents('creature')));
const SPARK = instant('Small Spark', '{R}', draw(1));

/** What the phrases of a pattern stand for after an event, as an object reads it. */
const match = (game: Game, reader: ObjectId, pattern: EventPattern, event: GameEvent) =>
  matchesEvent(game, pattern, event, scopeOf(game, reader));

function first(events: readonly GameEvent[]): GameEvent {
  const [event] = events;
  if (event === undefined) throw new Error('nothing happened');
  return event;
}

const dying = (game: Game, id: ObjectId) =>
  first(apply(game, moveEvent(game, id, 'graveyard', '701.8a|419.6b', { cause: 'destroy' })));

describe('"Dies"', () => {
  it('is about this, another one, or any that fits', () => {
    const game = bareGame();
    const [bear, bat] = [put(game, ANN, BEAR, 'battlefield'), put(game, ANN, BAT, 'battlefield')];
    const event = dying(game, bat);
    expect(match(game, bat, dies(self), event)).not.toBeNull();
    expect(match(game, bear, dies(self), event)).toBeNull();
    expect(match(game, bear, dies(a(another(yours(permanents('creature'))))), event)).not.toBeNull();
    expect(match(game, bear, dies(a(permanents('artifact'))), event)).toBeNull();
  });

  it('is not about what goes to exile, or to a graveyard from elsewhere', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const exiled = first(apply(game, moveEvent(game, put(game, ANN, BAT, 'battlefield'), 'exile', '701.13a|217.7')));
    const milled = first(apply(game, moveEvent(game, put(game, ANN, BAT, 'library'), 'graveyard', '701.17a|')));
    expect(match(game, bear, dies(a(permanents('creature'))), exiled)).toBeNull();
    expect(match(game, bear, dies(a(cards('creature'))), milled)).toBeNull();
    expect(match(game, bear, { on: 'move', what: a(cards('creature')), to: 'graveyard' }, milled)).not.toBeNull();
  });

  it('lets the ability know the creature as it was and find the card it became', () => {
    const game = bareGame();
    const [bear, bat] = [put(game, ANN, BEAR, 'battlefield'), put(game, ANN, BAT, 'battlefield')];
    const event = dying(game, bat);
    const found = match(game, bear, dies(a(permanents('creature'), 2)), event) ?? [];
    expect(found[2]).toEqual({ ids: [bat], seats: [], n: 1, moved: true });
    const memory: Memory = { ...scopeOf(game, bear), id: 0, item: mintId(game), did: true, since: game.nextId, found };
    expect(presentOf(game, that(2), memory)).toEqual([thing(game, bat).next]);
  });
});

describe('An object that has moved', () => {
  const memoryOf = (game: Game, reader: ObjectId, id: ObjectId): Memory => ({
    ...scopeOf(game, reader),
    id: 0,
    item: NONE,
    did: true,
    since: game.nextId,
    found: [{ ids: [id], seats: [], n: 1 }],
  });

  it('is not found again by an ability that has nothing to do with the move', () => {
    const game = bareGame();
    const [bear, bat] = [put(game, ANN, BEAR, 'battlefield'), put(game, ANN, BAT, 'battlefield')];
    dying(game, bat);
    expect(presentOf(game, that(0), memoryOf(game, bear, bat))).toEqual([]);
  });

  it('is found by the resolution that moved it, but not in a hidden zone', () => {
    const game = bareGame();
    const [bear, bat] = [put(game, ANN, BEAR, 'battlefield'), put(game, ANN, BAT, 'battlefield')];
    const memory = memoryOf(game, bear, bat);
    apply(game, moveEvent(game, bat, 'exile', '701.13a|217.7'));
    const exiled = thing(game, bat).next;
    expect(presentOf(game, that(0), memory)).toEqual([exiled]);
    apply(game, moveEvent(game, exiled, 'hand', '400.7j|217.1c'));
    expect(presentOf(game, that(0), memory)).toEqual([]);
  });
});

describe('"Enters"', () => {
  it('is about the new permanent, whose controller counts', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const card = put(game, BOB, BAT, 'graveyard');
    const event = first(apply(game, moveEvent(game, card, 'battlefield', '110.2a|214.4', { by: ANN })));
    expect(match(game, bear, entersBattlefield(a(yours(permanents('creature')), 0)), event)?.[0]?.ids).toEqual([
      thing(game, card).next,
    ]);
    expect(
      match(game, bear, { ...entersBattlefield(a(permanents())), notFrom: 'graveyard' } as EventPattern, event),
    ).toBeNull();
  });

  it('is known of what is about to enter', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const event = moveEvent(game, put(game, ANN, BAT, 'hand'), 'battlefield', '110.2a|214.4');
    expect(match(game, bear, entersBattlefield(a(permanents('creature'))), event)).not.toBeNull();
    expect(match(game, bear, entersBattlefield(a(permanents('artifact'))), event)).toBeNull();
  });
});

describe('"Deals damage"', () => {
  it('names source, recipient, kind and amount', () => {
    const game = bareGame();
    const [bear, bat] = [put(game, ANN, BEAR, 'battlefield'), put(game, BOB, BAT, 'battlefield')];
    const toPlayer = damageEvent(bear, { seat: BOB }, 2, '120.2a|', { combat: true });
    const toBat = damageEvent(bear, { id: bat }, 2, '120.2b|');
    const opponents: EventPattern = {
      on: 'damage',
      source: self,
      to: { who: 'some', of: 'opponent', slot: 1 },
      combat: true,
      amount: 0,
    };
    expect(match(game, bear, opponents, toPlayer)).toEqual([
      { ids: [], seats: [], n: 2 },
      { ids: [], seats: [BOB], n: 1 },
    ]);
    expect(match(game, bear, opponents, toBat)).toBeNull();
    expect(match(game, bear, { on: 'damage', source: self, to: a(permanents('creature')) }, toBat)).not.toBeNull();
    expect(match(game, bat, opponents, toPlayer)).toBeNull();
  });
});

describe('Events of players', () => {
  it('are told apart by who, how often and how much', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    put(game, ANN, BAT, 'library');
    put(game, ANN, BAT, 'library');
    const second: EventPattern = { on: 'draw', who: you, nth: 2 };
    expect(match(game, bear, second, first(apply(game, drawEvent(ANN))))).toBeNull();
    expect(match(game, bear, second, first(apply(game, drawEvent(ANN))))).not.toBeNull();
    const lost = lifeEvent(BOB, -3);
    expect(match(game, bear, { on: 'loseLife', who: eachOpponent, amount: 0 }, lost)?.[0]?.n).toBe(3);
    expect(match(game, bear, { on: 'gainLife', who: eachOpponent }, lost)).toBeNull();
  });

  it('may leave out the first draw of a draw step', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    for (let n = 0; n < 3; n++) put(game, ANN, BAT, 'library');
    const others: EventPattern = { on: 'draw', who: you, except: 'firstInDrawStep' };
    apply(game, {
      what: 'step',
      rule: '504.1|304.1',
      source: NONE,
      step: 'draw',
      phase: 0,
      seat: ANN,
      firstStrike: false,
    });
    expect(match(game, bear, others, first(apply(game, drawEvent(ANN))))).toBeNull();
    expect(match(game, bear, others, first(apply(game, drawEvent(ANN))))).not.toBeNull();
  });

  it('include discarding, which is not milling', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const discards: EventPattern = { on: 'discard', who: you, what: a(cards()) };
    const move = (from: 'hand' | 'library', cause: 'discard' | 'mill') =>
      first(apply(game, moveEvent(game, put(game, ANN, SPARK, from), 'graveyard', '701.9a|', { cause })));
    expect(match(game, bear, discards, move('hand', 'discard'))).not.toBeNull();
    expect(match(game, bear, discards, move('library', 'mill'))).toBeNull();
  });
});

describe('Events of permanents', () => {
  it('include tapping, counters and becoming unattached', () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const cloak = put(game, ANN, CLOAK, 'battlefield', { attachedTo: bear });
    expect(
      match(game, bear, { on: 'tap', what: self }, first(apply(game, tapEvent(bear, ANN, '701.26a|')))),
    ).not.toBeNull();
    const added = first(apply(game, countersEvent({ id: bear }, '+1/+1', 2)));
    expect(
      match(game, cloak, { on: 'counters', kind: '+1/+1', what: each(permanents()), amount: 0 }, added)?.[0]?.n,
    ).toBe(2);
    expect(
      match(game, cloak, { on: 'counters', kind: '+1/+1', what: each(permanents()), remove: true }, added),
    ).toBeNull();
    const left = dying(game, cloak);
    expect(match(game, bear, { on: 'unattach', what: a(permanents('Aura')), to: self }, left)).not.toBeNull();
  });
});
