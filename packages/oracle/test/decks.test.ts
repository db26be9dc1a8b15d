import type { Ability, BasicLandType, Count, ObjectRule } from '@lawmage/ability';
import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import '../src/3-grammar/index.ts';
import { line } from '../src/3-grammar/abilities/index.ts';
import { event } from '../src/3-grammar/events/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { says } from './support/kernel.ts';

const lines = grammar(line);
const effects = grammar(effect);
const events = grammar(event);
const you = { who: 'you' } as const;
const self = { what: 'self' } as const;
const opponent = { who: 'some', of: 'opponent' } as const;
const creature = { types: ['creature'], sort: 'permanent' } as const;
const permanent = { sort: 'permanent' } as const;

describe('wordings that decks have in common', () => {
  it('targets that an opponent chooses', () => {
    says(effects, "destroy target creature of an opponent's choice.", {
      do: 'destroy',
      what: { what: 'target', slot: -1, filter: creature, by: opponent },
    });
    says(effects, "~ deals 2 damage to any target and 2 damage to any target of an opponent's choice.", {
      do: 'sequence',
      said: 'damage',
      steps: [
        { do: 'damage', source: self, amount: 2, to: { either: 'target', slot: -1, players: 'player' } },
        {
          do: 'damage',
          source: { what: 'that', slot: -1, said: 'same' },
          amount: 2,
          to: { either: 'target', slot: -1, players: 'player', by: opponent },
        },
      ],
    });
  });

  it('this card in the opening hand', () => {
    says(lines, 'if this card is in your opening hand, you may begin the game with it on the battlefield.', [
      { is: 'static', rule: { static: 'startInPlay', said: 'this card' } },
    ]);
  });

  it('one amount for both base numbers', () => {
    says(lines, '~ has base power and base toughness each equal to the number of creatures you control.', [
      {
        is: 'static',
        rule: {
          static: 'modify',
          what: self,
          changes: [
            {
              change: 'base',
              said: 'each',
              power: { count: 'objects', of: { ...creature, whose: { by: 'controller', who: you } } },
              toughness: { count: 'objects', of: { ...creature, whose: { by: 'controller', who: you } } },
            },
          ],
        },
      },
    ]);
  });

  it('players who become a target', () => {
    const by = { what: 'some', filter: { sort: 'spell' } } as const;
    says(events, 'you become the target of a spell', { on: 'target', what: you, by });
    says(events, 'you or a permanent you control becomes the target of a spell', {
      on: 'target',
      what: {
        all: [you, { what: 'some', filter: { ...permanent, whose: { by: 'controller', who: you } } }],
      },
      by,
    });
  });

  it('mana of a type that was produced', () => {
    says(effects, 'add one mana of any type that land produced.', {
      do: 'addMana',
      mana: { mana: 'produced', count: 1, by: { what: 'that', slot: -1, said: 'that land' } },
    });
  });

  it('several zones of a player who is named behind them', () => {
    says(effects, "search the graveyard, hand, and library of that spell's controller for any number of cards.", {
      do: 'search',
      said: 'of',
      in: { zone: 'graveyard', of: { who: 'controller', of: { what: 'that', slot: -1, said: 'that spell' } } },
      also: ['hand', 'library'],
      for: { sort: 'card' },
      count: { any: 'number' },
    });
  });

  it('damage that leaves a player with one life', () => {
    const rule = {
      static: 'replace',
      replacement: {
        event: { on: 'loseLife', who: you, byDamageBelow: 1 },
        instead: {
          instead: 'amount',
          amount: { count: 'minus', a: { count: 'player', stat: 'life', of: you }, b: 1 },
        },
      },
    } as const;
    const text = 'damage that would reduce your life total to less than 1 reduces it to 1 instead.';
    says(lines, text, [{ is: 'static', rule }]);
    says(lines, `if you control a creature, ${text}`, [
      {
        is: 'static',
        said: 'if first',
        while: { if: 'exists', of: { ...creature, whose: { by: 'controller', who: you } }, said: 'controls' },
        rule,
      },
    ]);
  });

  it('an amount that is settled as the spell is cast', () => {
    says(
      effects,
      '~ deals X damage divided as you choose among any number of targets, where X is the number of creatures you control as you cast this spell.',
      {
        do: 'where',
        said: 'as cast',
        x: { count: 'objects', of: { ...creature, whose: { by: 'controller', who: you } } },
        effect: {
          do: 'damage',
          source: self,
          amount: { count: 'x' },
          divided: true,
          to: { either: 'target', slot: -1, players: 'player', count: { any: 'number' } },
        },
      },
    );
  });

  it('what attacking and blocking costs', () => {
    const gains = (...rules: readonly ObjectRule[]): Ability => ({
      is: 'static',
      rule: { static: 'modify', what: self, changes: rules.map(rule => ({ change: 'rule', rule })) },
    });
    says(lines, "~ can't attack unless its controller pays {2}.", [gains({ rule: 'costsToAttack', cost: [2] })]);
    says(lines, "~ can't block unless its controller pays {2}.", [gains({ rule: 'costsToBlock', cost: [2] })]);
    const times: Count = { count: 'objects', of: { ...creature, whose: { by: 'controller', who: you } } };
    says(lines, "~ can't attack or block unless its controller pays {1} for each creature you control.", [
      gains({ rule: 'costsToAttack', said: 'or', cost: [1], times }, { rule: 'costsToBlock', cost: [1], times }),
    ]);
  });

  it('abilities of what this is attached to, which cost more', () => {
    says(lines, 'activated abilities of enchanted creature cost {3} more to activate.', [
      {
        is: 'static',
        rule: {
          static: 'cost',
          of: { abilities: { sort: 'permanent', with: [{ is: 'among', what: { what: 'bearer' } }] } },
          amount: 3,
        },
      },
    ]);
  });

  it('a landwalk for each basic land type', () => {
    const walk = (type: BasicLandType): Ability => ({
      is: 'static',
      said: 'domain',
      while: {
        if: 'exists',
        of: { types: [type], sort: 'permanent', whose: { by: 'controller', who: you } },
      },
      rule: {
        static: 'modify',
        what: self,
        changes: [
          { change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'landwalk', quality: { type } }] },
        ],
      },
    });
    says(lines, 'for each basic land type among lands you control, ~ has landwalk of that type.', [
      walk('Plains'),
      walk('Island'),
      walk('Swamp'),
      walk('Mountain'),
      walk('Forest'),
    ]);
  });
});
