import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { says } from './support/kernel.ts';

const g = grammar(effect) as never;
const creature = { types: ['creature'], sort: 'permanent' } as const;
const it_ = { what: 'that', slot: -1, said: 'it' } as const;
const them = { what: 'that', slot: -1, said: 'them' } as const;
const anyTarget = { either: 'target', slot: -1, players: 'player' } as const;
const spell = { what: 'target', slot: -1, filter: { sort: 'spell' } } as const;
const you = { who: 'you' } as const;

describe('what is said afterwards of what an instruction did', () => {
  it('where a countered spell goes', () => {
    says(
      g,
      "counter target spell. if that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      { do: 'counterSpell', what: spell, to: { zone: 'exile' } },
    );
  });

  it('more damage to the same', () => {
    const dealt = (source: object, amount: number, to: object) => ({ do: 'damage', source, amount, to });
    says(g, '~ deals 2 damage to any target. if you control a Swamp, it deals 4 damage instead.', {
      do: 'if',
      said: 'damage instead',
      otherwise: dealt({ what: 'self' }, 2, anyTarget),
      condition: {
        if: 'exists',
        said: 'controls',
        of: { types: ['Swamp'], sort: 'permanent', whose: { by: 'controller', who: you } },
      },
      then: dealt(it_, 4, { either: 'that', slot: -1 }),
    });
  });

  it('what happens to those that were dealt damage', () => {
    const what = {
      what: 'each',
      said: 'a creature dealt',
      filter: { ...creature, with: [{ is: 'history', what: 'damagedThisTurn', by: { what: 'self' } }] },
    };
    says(g, "a creature dealt damage this way can't be regenerated this turn.", {
      do: 'modify',
      what,
      changes: [{ change: 'rule', rule: { rule: 'cantBeRegenerated' } }],
      until: { until: 'endOfTurn' },
    });
  });

  it('one of the cards found and the other', () => {
    says(g, 'put one onto the battlefield tapped and the other into your hand.', {
      do: 'sequence',
      said: 'one and the other',
      steps: [
        {
          do: 'move',
          what: { what: 'some', filter: { sort: 'card', with: [{ is: 'among', what: them }] } },
          to: { zone: 'battlefield', tapped: true },
        },
        {
          do: 'move',
          what: {
            what: 'each',
            filter: {
              sort: 'card',
              with: [
                { is: 'among', what: them },
                { is: 'not', trait: { is: 'among', what: { what: 'that', slot: -1, said: 'same' } } },
              ],
            },
          },
          to: { zone: 'hand' },
        },
      ],
    });
  });

  it('those that were not chosen', () => {
    const chosen = { what: 'some', count: { exactly: 2 }, filter: creature };
    const rest = {
      what: 'each',
      said: 'the rest',
      filter: {
        ...creature,
        with: [{ is: 'not', trait: { is: 'among', what: { what: 'that', slot: -1, said: 'chosen' } } }],
      },
    };
    const steps = [
      { do: 'choose', what: chosen },
      { do: 'destroy', what: rest },
    ];
    says(g, 'choose two creatures, then destroy the rest.', { do: 'sequence', said: 'rest, then', steps });
    says(g, 'choose two creatures. destroy the rest.', { do: 'sequence', said: 'rest apart', steps });
  });
});

describe('searches and names', () => {
  it('several zones of one player', () => {
    says(g, 'search your library and/or graveyard for a card named Old Map.', {
      do: 'search',
      in: { of: you, zone: 'library' },
      also: ['graveyard'],
      anyOf: true,
      for: { sort: 'card', with: [{ is: 'named', name: 'Old Map' }] },
    });
    says(g, 'if you search your library this way, shuffle.', {
      do: 'if',
      condition: { if: 'found', slot: -1, said: 'searched' },
      then: { do: 'shuffle' },
    });
  });

  it('a name of a kind of card', () => {
    says(g, 'choose a nonland card name.', {
      do: 'chooseWord',
      kind: 'cardName',
      which: { adj: [{ is: 'not', trait: { is: 'type', type: 'land' } }], sort: 'card' },
    });
  });

  it('creatures of a type that is chosen first', () => {
    says(g, 'destroy all creatures of the creature type of your choice.', {
      do: 'sequence',
      said: 'choosing',
      steps: [
        { do: 'chooseWord', kind: 'creatureType' },
        {
          do: 'destroy',
          what: {
            what: 'each',
            said: 'all',
            filter: { ...creature, with: [{ is: 'chosenType', said: 'of your choice' }] },
          },
        },
      ],
    });
  });

  it('a condition in the negative', () => {
    says(g, 'discard a card unless you attacked this turn.', {
      do: 'if',
      said: 'unless',
      then: { do: 'discard', what: { what: 'some', filter: { sort: 'card' } } },
      condition: { if: 'not', of: { if: 'happened', event: { on: 'attackWith', who: you } } },
    });
  });
});
