import { describe, expect, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { readLines } from '../src/5-card/index.ts';
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
      "counter target snow spell. if that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      {
        do: 'counterSpell',
        what: { ...spell, filter: { ...spell.filter, adj: [{ is: 'type', type: 'snow' }] } },
        to: { zone: 'exile' },
      },
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

describe('a line that takes the place of the line before it', () => {
  it('behind an ability word, which is a mark of the wording', () => {
    const text =
      'Small Spark deals 2 damage to any target.\nMetalcraft — Small Spark deals 4 damage instead if you control a Swamp.';
    const facts = { name: 'Small Spark', manaCost: '{R}', typeLine: 'Instant', text };
    const { lines } = readLines(facts);
    expect(lines.map(({ reading }) => reading.verdict)).toEqual(['roundTrip']);
    const [only] = lines;
    const [ability] = only?.reading.ok ? only.reading.abilities : [];
    expect(ability).toMatchObject({
      effect: {
        do: 'if',
        said: 'row behind: Metalcraft',
        otherwise: { do: 'damage', amount: 2, to: { either: 'target', slot: 0 } },
        then: { do: 'damage', amount: 4, to: { either: 'that', slot: 0 } },
      },
    });
  });
});

describe('whoever wants to', () => {
  it('any player may', () => {
    says(g, 'any player may pay 5 life. if a player does, counter ~.', {
      do: 'may',
      who: { who: 'each', of: 'player' },
      anyone: true,
      effect: { do: 'loseLife', said: 'pay', amount: 5, who: { who: 'that', slot: -1, said: 'same' } },
      then: { do: 'counterSpell', what: { what: 'self' } },
      said: 'a player',
    });
  });

  it('for each damage that was prevented', () => {
    says(
      g,
      'prevent the next 3 damage that would be dealt to any target this turn. for each 1 damage prevented this way, draw a card.',
      {
        do: 'prevent',
        shield: {
          amount: 3,
          to: anyTarget,
          then: {
            do: 'repeat',
            said: 'apart',
            times: { count: 'that', slot: -1, said: '1 damage prevented this way' },
            effect: { do: 'draw', count: 1 },
          },
        },
        until: { until: 'endOfTurn' },
      },
    );
  });

  it('equal parts, evidence, colors of a card, and a number of them', () => {
    says(g, '~ deals X damage divided evenly, rounded down, among any number of targets.', {
      do: 'damage',
      divided: 'evenly',
      source: { what: 'self' },
      amount: { count: 'x' },
      to: { ...anyTarget, count: { any: 'number' } },
    });
    says(g, 'if evidence was collected, draw a card.', {
      do: 'if',
      condition: { if: 'additionalPaid', said: 'evidence' },
      then: { do: 'draw', count: 1 },
    });
    says(g, "add one mana of any of the exiled card's colors.", {
      do: 'addMana',
      mana: { mana: 'colorsOf', count: 1, of: { what: 'that', slot: -1, said: 'the exiled card' } },
    });
    says(g, 'discard a number of cards equal to your life total.', {
      do: 'discard',
      what: {
        what: 'some',
        said: 'a number of',
        filter: { sort: 'card' },
        count: { exactly: { count: 'player', stat: 'life', of: you } },
      },
    });
  });
});
