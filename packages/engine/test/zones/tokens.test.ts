import { creature, type TokenSpec } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { tokenCard } from '../../src/1-concepts/111-tokens/token-card.ts';
import { characteristics } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { NONE } from '../../src/state/ids.ts';
import { thing } from '../../src/state/store.ts';
import { createEvent, moveEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, moved, put } from '../bare.ts';

const GOBLIN = {
  token: 'described',
  power: 1,
  toughness: 1,
  colors: ['R'],
  types: ['creature'],
  subtypes: ['Goblin', 'Scout'],
} as const satisfies TokenSpec;
const NOBODYS = { you: ANN, source: NONE, x: 0, found: [] };
const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);

const create = (game: ReturnType<typeof bareGame>, spec: Exclude<TokenSpec, { token: 'copy' }>, seat = ANN) =>
  moved(apply(game, createEvent(seat, spec, tokenCard(game, spec, NOBODYS))));

describe('A token', () => {
  it('is what its creator says, and is called by its subtypes', () => {
    const game = bareGame();
    const goblin = create(game, GOBLIN);
    expect(thing(game, goblin)).toMatchObject({ kind: 'token', zone: 'battlefield', owner: ANN, controller: ANN });
    expect(characteristics(game, goblin)).toMatchObject({
      name: 'Goblin Scout Token',
      power: 1,
      toughness: 1,
      manaValue: 0,
    });
  });

  it('had no "Token" in its name in 2007', () => {
    const game = bareGame(2, '2007-02');
    expect(characteristics(game, create(game, GOBLIN)).name).toBe('Goblin Scout');
  });

  it('is owned by who creates it; in 2007 by the controller of the effect', () => {
    for (const [edition, owner] of [
      ['current', BOB],
      ['2007-02', ANN],
    ] as const) {
      const game = bareGame(2, edition);
      const source = put(game, ANN, BEAR, 'battlefield');
      const token = moved(apply(game, createEvent(BOB, GOBLIN, tokenCard(game, GOBLIN, NOBODYS), { source })));
      expect(thing(game, token)).toMatchObject({ owner, controller: BOB });
    }
  });

  it('goes to a graveyard, and from there nowhere', () => {
    const game = bareGame();
    const gone = moved(apply(game, moveEvent(game, create(game, GOBLIN), 'graveyard', '701.8a|419.6b')));
    expect(thing(game, gone)).toMatchObject({ kind: 'token', zone: 'graveyard' });
    expect(apply(game, moveEvent(game, gone, 'battlefield', '111.8|216.4'))).toEqual([]);
    expect(apply(game, moveEvent(game, gone, 'exile', '111.8|216.4'))).toEqual([]);
  });

  it('could still leave a graveyard in 2007, but not for the battlefield', () => {
    const game = bareGame(2, '2007-02');
    const gone = moved(apply(game, moveEvent(game, create(game, GOBLIN), 'graveyard', '701.8a|419.6b')));
    expect(apply(game, moveEvent(game, gone, 'battlefield', '111.8|216.4'))).toEqual([]);
    expect(apply(game, moveEvent(game, gone, 'exile', '400.6|217.1d'))).toHaveLength(1);
  });

  it('is defined once, however often it is created', () => {
    const game = bareGame();
    create(game, GOBLIN);
    create(game, { ...GOBLIN });
    create(game, { token: 'predefined', name: 'Treasure' });
    create(game, { token: 'predefined', name: 'Treasure' });
    expect(game.cards.map(({ name }) => name)).toEqual(['Goblin Scout Token', 'Treasure Token']);
  });
});
