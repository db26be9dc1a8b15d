import {
  a,
  card,
  creature,
  type Effect,
  type Filter,
  instant,
  type Objects,
  permanents,
  sorcery,
  yours,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { forest, island, mossBear, mountain, plains, swamp } from '../pool.ts';
import { table } from '../table.ts';

const creatures = permanents('creature');
const fenCat = creature('Fen Cat', '{1}{B}', 'Cat', 2, 2);
const burned: Filter = {
  ...creatures,
  with: [{ is: 'history', what: 'damagedThisTurn', by: { what: 'self' } }],
};
const scorch = instant(
  'Scorch Away',
  '{R}',
  { do: 'damage', source: { what: 'self' }, amount: 3, to: { either: 'target', slot: 0, players: 'player' } },
  {
    do: 'replace',
    replacement: {
      event: { on: 'move', what: { what: 'each', filter: burned }, from: 'battlefield', to: 'graveyard' },
      instead: { instead: 'destination', to: { zone: 'exile' } },
    },
    until: { until: 'endOfTurn' },
  },
);

describe('what was dealt damage this way', () => {
  it('is exiled instead of dying, and nothing else is [CR 614.6]', () => {
    const t = table({ ann: { hand: [scorch], board: [mountain, fenCat] }, bob: { board: [mossBear] } });
    t.ann.casts('Scorch Away', { at: 'Moss Bear' });
    t.everyonePasses();
    expect(t.where('Moss Bear')).toBe('exile');
    expect(t.where('Fen Cat')).toBe('battlefield');
  });

  it('is dealt another amount of damage instead', () => {
    const flare: Effect = {
      do: 'if',
      condition: { if: 'exists', of: yours(permanents('Swamp')) },
      then: { do: 'damage', source: { what: 'self' }, amount: 4, to: { either: 'that', slot: 0 } },
      otherwise: {
        do: 'damage',
        source: { what: 'self' },
        amount: 2,
        to: { either: 'target', slot: 0, players: 'player' },
      },
    };
    const t = table({ ann: { hand: [instant('Flare', '{R}', flare)], board: [mountain, swamp] }, bob: {} });
    t.ann.casts('Flare', { at: 'bob' });
    t.everyonePasses();
    expect(t.game.players[1]?.life).toBe(16);
  });
});

describe('cards that were found', () => {
  const them: Objects = { what: 'that', slot: 0 };
  const found: Filter = { sort: 'card', with: [{ is: 'among', what: them }] };
  const other: Filter = {
    sort: 'card',
    with: [
      { is: 'among', what: them },
      { is: 'not', trait: { is: 'among', what: { what: 'that', slot: 1 } } },
    ],
  };
  const wander = sorcery(
    'Wander Far',
    '{G}',
    {
      do: 'search',
      in: { zone: 'library', of: { who: 'you' } },
      for: { types: ['land'], sort: 'card' },
      count: { upTo: 2 },
      slot: 0,
    },
    { do: 'move', what: a(found), to: { zone: 'battlefield', tapped: true }, slot: 1 },
    { do: 'move', what: { what: 'each', filter: other }, to: { zone: 'hand' } },
    { do: 'shuffle' },
  );

  it('go one here and the other there', () => {
    const t = table({ ann: { hand: [wander], board: [forest], library: [plains, island, mossBear] }, bob: {} });
    t.ann.casts('Wander Far');
    t.everyonePasses();
    t.ann.chooses('Plains', 'Island');
    t.ann.chooses('Plains');
    expect(t.where('Plains')).toBe('battlefield');
    expect(t.where('Island')).toBe("ann's hand");
  });

  it('come from the zones that the player chooses, and only a searched library is shuffled [CR 701.23]', () => {
    const seek = sorcery(
      'Seek Within',
      '{G}',
      {
        do: 'search',
        in: { zone: 'library', of: { who: 'you' } },
        also: ['graveyard'],
        anyOf: true,
        searched: 1,
        for: creatures.types ? { types: creatures.types, sort: 'card' } : { sort: 'card' },
        slot: 0,
      },
      { do: 'move', what: them, to: { zone: 'hand' } },
      { do: 'if', condition: { if: 'found', slot: 1 }, then: { do: 'gainLife', amount: 5 } },
    );
    const t = table({ ann: { hand: [seek], board: [forest], graveyard: [mossBear], library: [island] }, bob: {} });
    t.ann.casts('Seek Within');
    t.everyonePasses();
    t.reply([1]);
    t.ann.chooses('Moss Bear');
    expect(t.where('Moss Bear')).toBe("ann's hand");
    expect(t.game.players[0]?.life).toBe(20);
  });
});

it('destroys those that were not chosen', () => {
  const chosen: Objects = { what: 'some', filter: creatures };
  const rest: Filter = { ...creatures, with: [{ is: 'not', trait: { is: 'among', what: { what: 'that', slot: 0 } } }] };
  const cull = sorcery(
    'Cull the Herd',
    '{W}',
    { do: 'choose', what: chosen, slot: 0 },
    { do: 'destroy', what: { what: 'each', filter: rest } },
  );
  const t = table({ ann: { hand: [cull], board: [plains, mossBear] }, bob: { board: [[mossBear, 2]] } });
  t.ann.casts('Cull the Herd');
  t.everyonePasses();
  t.reply([0]);
  expect(t.all('Moss Bear', id => t.game.battlefield.includes(id))).toHaveLength(1);
});

it('adds mana of the colors of the commander only [CR 903.4f]', () => {
  const banner = card(
    'Banner',
    'artifact',
    {},
    {
      is: 'activated',
      cost: [{ pay: 'tap' }],
      effect: { do: 'addMana', mana: { mana: 'commander', count: 1 } },
    },
  );
  const t = table({ ann: { board: [banner] }, bob: {} });
  t.ann.activates('Banner');
  expect(t.game.players[0]?.pool).toHaveLength(0);
});
