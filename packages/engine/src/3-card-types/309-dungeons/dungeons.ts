/** The dungeons [CR 309 | 2007: none]: their rooms in words of our own. */
import {
  draw,
  eachOpponent,
  gainLife,
  loseLife,
  modify,
  putCounters,
  sequence,
  type TokenSpec,
  targetPlayer,
} from '@lawmage/ability';
import {
  aCreature,
  create,
  discardOne,
  drawThree,
  exileTwo,
  type Room,
  room,
  sacrificeAny,
  sacrificeThree,
  scry,
  throne,
  treasure,
  unlessEach,
} from './rooms.ts';

export type Dungeon = { readonly name: string; readonly rooms: readonly Room[] };

const token = (says: Omit<Extract<TokenSpec, { readonly token: 'described' }>, 'token' | 'types'>): TokenSpec => ({
  token: 'described',
  types: ['creature'],
  ...says,
});
const untilYourNextTurn = { until: 'yourNextTurn' } as const;
const growing = putCounters(1, '+1/+1', aCreature);

const LOST_MINE: Dungeon = {
  name: 'Lost Mine of Phandelver',
  rooms: [
    room('Cave Entrance', scry(1), 'Goblin Lair', 'Mine Tunnels'),
    room(
      'Goblin Lair',
      create(1, token({ power: 1, toughness: 1, colors: ['R'], subtypes: ['Goblin'] })),
      'Storeroom',
      'Dark Pool',
    ),
    room('Mine Tunnels', treasure, 'Dark Pool', 'Fungi Cavern'),
    room('Storeroom', growing, 'Temple of Dumathoin'),
    room('Dark Pool', sequence(loseLife(1, eachOpponent), gainLife(1)), 'Temple of Dumathoin'),
    room(
      'Fungi Cavern',
      modify(aCreature, untilYourNextTurn, { change: 'gets', power: 4, toughness: 0, minusPower: true }),
      'Temple of Dumathoin',
    ),
    room('Temple of Dumathoin', draw(1)),
  ],
};

const MAD_MAGE: Dungeon = {
  name: 'Dungeon of the Mad Mage',
  rooms: [
    room('Yawning Portal', gainLife(1), 'Dungeon Level'),
    room('Dungeon Level', scry(1), 'Goblin Bazaar', 'Twisted Caverns'),
    room('Goblin Bazaar', treasure, 'Lost Level'),
    room(
      'Twisted Caverns',
      modify(aCreature, untilYourNextTurn, { change: 'rule', rule: { rule: 'cantAttack' } }),
      'Lost Level',
    ),
    room('Lost Level', scry(2), 'Runestone Caverns', 'Muiral’s Graveyard'),
    room('Runestone Caverns', exileTwo, 'Deep Mines'),
    room(
      'Muiral’s Graveyard',
      create(2, token({ power: 1, toughness: 1, colors: ['B'], subtypes: ['Skeleton'] })),
      'Deep Mines',
    ),
    room('Deep Mines', scry(3), 'Mad Wizard’s Lair'),
    room('Mad Wizard’s Lair', drawThree),
  ],
};

const TOMB: Dungeon = {
  name: 'Tomb of Annihilation',
  rooms: [
    room('Trapped Entry', loseLife(1, { who: 'each', of: 'player' }), 'Veils of Fear', 'Oubliette'),
    room('Veils of Fear', unlessEach(discardOne), 'Sandfall Cell'),
    room('Sandfall Cell', unlessEach(sacrificeAny), 'Cradle of the Death God'),
    room('Oubliette', sacrificeThree, 'Cradle of the Death God'),
    room(
      'Cradle of the Death God',
      create(
        1,
        token({
          name: 'The Atropal',
          power: 4,
          toughness: 4,
          colors: ['B'],
          supertypes: ['legendary'],
          subtypes: ['God', 'Horror'],
          abilities: [{ is: 'keyword', keyword: 'deathtouch' }],
        }),
      ),
    ),
  ],
};

/** [CR 701.49d, 726.2 | 2007: none] Entered only by who ventures into it by name. */
export const UNDERCITY: Dungeon = {
  name: 'Undercity',
  rooms: [
    room(
      'Secret Entrance',
      {
        do: 'search',
        in: { zone: 'library', of: { who: 'you' } },
        for: { adj: [{ is: 'type', type: 'basic' }], types: ['land'], sort: 'card' },
        reveal: true,
        to: { zone: 'hand' },
        shuffle: true,
      },
      'Forge',
      'Lost Well',
    ),
    room('Forge', putCounters(2, '+1/+1', aCreature), 'Trap!', 'Arena'),
    room('Lost Well', scry(2), 'Arena', 'Stash'),
    room('Trap!', loseLife(5, targetPlayer(0)), 'Archives'),
    room('Arena', { do: 'goad', what: aCreature }, 'Archives', 'Catacombs'),
    room('Stash', treasure, 'Catacombs'),
    room('Archives', draw(1), 'Throne of the Dead Three'),
    room(
      'Catacombs',
      create(
        1,
        token({
          power: 4,
          toughness: 1,
          colors: ['B'],
          subtypes: ['Skeleton'],
          abilities: [{ is: 'keyword', keyword: 'menace' }],
        }),
      ),
      'Throne of the Dead Three',
    ),
    room('Throne of the Dead Three', throne),
  ],
};

/** [CR 701.49a | 2007: none] Those among which a player who ventures chooses. */
export const DUNGEONS: readonly Dungeon[] = [LOST_MINE, MAD_MAGE, TOMB];
