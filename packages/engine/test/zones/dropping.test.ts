import { creature } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { dropUnnamed } from '../../src/4-zones/dropping.ts';
import { thing, thingOrNone } from '../../src/state/store.ts';
import { moveEvent } from '../../src/work/events.ts';
import { openMemory } from '../../src/work/memory.ts';
import { ANN, apply, bareGame, moved, put } from '../bare.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);

describe('The record of an object that has gone', () => {
  const gone = () => {
    const game = bareGame();
    const bear = put(game, ANN, BEAR, 'battlefield');
    const exiled = moved(apply(game, moveEvent(game, bear, 'exile', '701.13a|217.7')));
    const card = moved(apply(game, moveEvent(game, exiled, 'graveyard', '400.6|217.1d')));
    game.history = { own: null, events: [] };
    game.events = [];
    return { game, bear, exiled, card };
  };

  it('is dropped when nothing names it, except for what a present object was just before', () => {
    const { game, bear, exiled, card } = gone();
    dropUnnamed(game);
    expect(thingOrNone(game, bear)).toBeUndefined();
    expect(thing(game, exiled).zone).toBeNull();
    expect(thing(game, card).zone).toBe('graveyard');
  });

  it('is kept while a resolution names it, with what it became', () => {
    const { game, bear, card } = gone();
    openMemory(game, { you: ANN, source: card, item: card, x: 0, found: [{ ids: [bear], seats: [], n: 1 }] });
    dropUnnamed(game);
    expect(thing(game, bear).home).toBe('battlefield');
  });
});
