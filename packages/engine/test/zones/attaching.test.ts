import {
  bearer,
  card,
  creature,
  enchant,
  gets,
  keyword,
  lord,
  permanents,
  protectionFrom,
  yours,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { canAttach, canEnchant, mayStayAttached } from '../../src/3-card-types/attach.ts';
import { arrivalUnder } from '../../src/4-zones/arrival.ts';
import { powerOf } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { NOBODY, NONE, type ObjectId } from '../../src/state/ids.ts';
import { thing } from '../../src/state/store.ts';
import { attachEvent, moveEvent, unattachEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, moved, put } from '../bare.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
const KNIGHT = creature('Pure Knight', '{1}{W}', 'Knight', 2, 2, protectionFrom({ colors: ['G'] }));
const CLOAK = card(
  'Moss Cloak',
  'enchantment — Aura',
  { cost: '{G}' },
  enchant(permanents('creature')),
  lord(bearer, gets(1, 1)),
);
const OWN = card('Own Cloak', 'enchantment — Aura', { cost: '{G}' }, enchant(yours(permanents('creature'))));
const HEX = card(
  'Player Hex',
  'enchantment — Aura',
  { cost: '{B}' },
  keyword('enchant', { quality: { player: 'opponent' } }),
);
const CLUB = card('Oak Club', 'artifact — Equipment', { cost: '{1}' }, lord(bearer, gets(2, 0)));
const ROCK = card('Plain Rock', 'artifact', { cost: '{1}' });

describe('An Aura', () => {
  it('can enchant what its enchant ability names, and changes it', () => {
    const game = bareGame();
    const [bear, rock] = [put(game, ANN, BEAR, 'battlefield'), put(game, ANN, ROCK, 'battlefield')];
    const cloak = moved(
      apply(
        game,
        moveEvent(game, put(game, ANN, CLOAK, 'graveyard'), 'battlefield', '303.4f|212.4j', {
          arrival: { ...arrivalUnder(ANN), attachedTo: bear },
        }),
      ),
    );
    expect(powerOf(game, bear)).toBe(3);
    expect(canAttach(game, cloak, rock, NOBODY)).toBe(false);
    expect(apply(game, attachEvent(cloak, { id: rock }))).toEqual([]);
    expect(thing(game, cloak).attachedTo).toBe(bear);
  });

  it('moves to another host with a new timestamp, and is unattached from the first', () => {
    const game = bareGame();
    const [bear, other] = [put(game, ANN, BEAR, 'battlefield'), put(game, BOB, BEAR, 'battlefield')];
    const cloak = put(game, ANN, CLOAK, 'battlefield', { attachedTo: bear });
    const before = thing(game, cloak).timestamp;
    expect(apply(game, attachEvent(cloak, { id: bear }))).toEqual([]);
    expect(apply(game, attachEvent(cloak, { id: other }))).toMatchObject([
      { what: 'unattach', from: bear },
      { what: 'attach', to: other },
    ]);
    expect(thing(game, cloak).timestamp).toBeGreaterThan(before);
    expect([powerOf(game, bear), powerOf(game, other)]).toEqual([2, 3]);
    expect([thing(game, bear).attachments, thing(game, other).attachments]).toEqual([[], [cloak]]);
  });

  it('is read by its controller: "enchant creature you control"', () => {
    const game = bareGame();
    const bear = put(game, BOB, BEAR, 'battlefield');
    const own = put(game, ANN, OWN, 'hand');
    expect(canEnchant(game, own, bear, NOBODY, ANN)).toBe(false);
    expect(canEnchant(game, own, bear, NOBODY, BOB)).toBe(true);
  });

  it('cannot enchant what has protection from it', () => {
    const game = bareGame();
    const knight = put(game, ANN, KNIGHT, 'battlefield');
    const cloak = put(game, ANN, CLOAK, 'battlefield', { attachedTo: knight });
    expect(mayStayAttached(game, cloak)).toBe(false);
  });

  it('with "enchant opponent" enchants players only', () => {
    const game = bareGame();
    const bear = put(game, BOB, BEAR, 'battlefield');
    const hex = put(game, ANN, HEX, 'battlefield', { attachedToSeat: BOB });
    expect(mayStayAttached(game, hex)).toBe(true);
    expect([canAttach(game, hex, NONE, ANN), canAttach(game, hex, bear, NOBODY)]).toEqual([false, false]);
  });
});

describe('An Equipment', () => {
  it('can be attached to creatures only, and stays when it is unattached', () => {
    const game = bareGame();
    const [bear, rock] = [put(game, BOB, BEAR, 'battlefield'), put(game, ANN, ROCK, 'battlefield')];
    const club = put(game, ANN, CLUB, 'battlefield');
    expect(apply(game, attachEvent(club, { id: rock }))).toEqual([]);
    apply(game, attachEvent(club, { id: bear }));
    expect(powerOf(game, bear)).toBe(4);
    apply(game, unattachEvent(club));
    expect([powerOf(game, bear), thing(game, club).zone]).toEqual([2, 'battlefield']);
    expect(apply(game, unattachEvent(club))).toEqual([]);
  });
});

describe('Anything else', () => {
  it('cannot be attached', () => {
    const game = bareGame();
    const [bear, rock] = [put(game, ANN, BEAR, 'battlefield'), put(game, ANN, ROCK, 'battlefield')];
    expect(apply(game, attachEvent(rock, { id: bear }))).toEqual([]);
  });
});

describe('A permanent put onto the battlefield attached to something', () => {
  it('enters unattached if it is an Equipment and may not be there, or is neither', () => {
    const game = bareGame();
    const [bear, rock] = [put(game, ANN, BEAR, 'battlefield'), put(game, ANN, ROCK, 'battlefield')];
    const enters = (id: ObjectId, attachedTo: ObjectId) =>
      thing(
        game,
        moved(
          apply(game, moveEvent(game, id, 'battlefield', '301.5e|', { arrival: { ...arrivalUnder(ANN), attachedTo } })),
        ),
      ).attachedTo;
    expect(enters(put(game, ANN, CLUB, 'hand'), rock)).toBe(NONE);
    expect(enters(put(game, ANN, ROCK, 'hand'), bear)).toBe(NONE);
    expect(enters(put(game, ANN, CLUB, 'hand'), bear)).toBe(bear);
    expect(powerOf(game, bear)).toBe(4);
  });
});
