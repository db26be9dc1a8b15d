// size: one list of wordings, by family
import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import '../src/3-grammar/index.ts';
import type { Ability } from '@lawmage/ability';
import { line } from '../src/3-grammar/abilities/line.ts';
import { says as saysLine } from './support/kernel.ts';

const lines = grammar(line);
const says = (text: string, ability: Ability): void => saysLine(lines, text, [ability]);

describe('abilities say', () => {
  it('what they cost', () => {
    says('this spell costs {1} less to cast for each artifact you control.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: 'this',
        less: true,
        amount: 1,
        per: {
          count: 'objects',
          of: { sort: 'permanent', types: ['artifact'], whose: { by: 'controller', who: { who: 'you' } } },
        },
      },
    });
    says('this spell costs {X} less to cast, where X is the number of lands you control.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: 'this',
        less: true,
        amount: {
          count: 'objects',
          of: { sort: 'permanent', types: ['land'], whose: { by: 'controller', who: { who: 'you' } } },
        },
      },
    });
    says('this spell costs {2} less to cast if it targets a tapped creature.', {
      is: 'static',
      said: 'if',
      rule: { static: 'cost', of: 'this', less: true, amount: 2 },
      while: {
        if: 'fits',
        said: 'having',
        what: { what: 'that', slot: -1, said: 'it' },
        filter: {
          sort: 'source',
          with: [
            {
              is: 'targets',
              what: { sort: 'permanent', adj: [{ is: 'state', state: 'tapped' }], types: ['creature'] },
            },
          ],
        },
      },
    });
    says('spells you cast with mana value 4 or greater cost {1} less to cast.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: {
          spells: {
            sort: 'spell',
            with: [{ is: 'stat', compare: 'atLeast', stat: 'manaValue', to: 4 }],
            said: 'after cast',
          },
          by: { who: 'you' },
        },
        less: true,
        amount: 1,
      },
    });
    says('spells your opponents cast that target ~ cost {2} more to cast.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: {
          spells: { sort: 'spell', with: [{ is: 'targetsObject', what: { what: 'self' } }], said: 'after cast' },
          by: { who: 'each', said: 'your', of: 'opponent' },
        },
        amount: 2,
      },
    });
    says("each spell you cast that's tapped costs {1} less to cast.", {
      is: 'static',
      rule: {
        static: 'cost',
        said: 'each',
        of: {
          spells: { sort: 'spell', with: [{ is: 'state', state: 'tapped' }], said: 'after cast' },
          by: { who: 'you' },
        },
        less: true,
        amount: 1,
      },
    });
    says('Goblin spells and Orc spells you cast cost {1} less to cast.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: {
          spells: {
            anyOf: [
              { sort: 'spell', types: ['Goblin'] },
              { sort: 'spell', types: ['Orc'] },
            ],
          },
          by: { who: 'you' },
        },
        less: true,
        amount: 1,
      },
    });
    says('the first creature spell you cast each turn costs {2} less to cast.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: { nth: 1, spells: { sort: 'spell', types: ['creature'] }, by: { who: 'you' } },
        less: true,
        amount: 2,
      },
    });
    says(
      "activated abilities of creatures you control cost {1} less to activate. this effect can't reduce the mana in that cost to less than one mana.",
      {
        is: 'static',
        rule: {
          minimum: 1,
          static: 'cost',
          of: {
            abilities: { sort: 'permanent', types: ['creature'], whose: { by: 'controller', who: { who: 'you' } } },
          },
          less: true,
          amount: 1,
        },
      },
    );
    says('equip abilities you activate cost {1} less to activate.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: { abilities: { sort: 'permanent' }, by: { who: 'you' }, kind: 'equip' },
        less: true,
        amount: 1,
      },
    });
  });
  it('what attackers and blockers may do', () => {
    says("~ can't attack unless defending player controls an Island.", {
      is: 'static',
      rule: {
        static: 'modify',
        what: { what: 'self' },
        changes: [
          {
            change: 'rule',
            rule: {
              rule: 'cantAttack',
              whom: {
                all: [
                  {
                    who: 'each',
                    of: 'player',
                    if: {
                      condition: {
                        if: 'not',
                        of: {
                          if: 'exists',
                          of: {
                            sort: 'permanent',
                            types: ['Island'],
                            whose: { by: 'controller', who: { who: 'you' } },
                          },
                        },
                      },
                    },
                  },
                  {
                    what: 'each',
                    filter: {
                      types: ['planeswalker'],
                      sort: 'permanent',
                      whose: {
                        by: 'controller',
                        who: {
                          who: 'each',
                          of: 'player',
                          if: {
                            condition: {
                              if: 'not',
                              of: {
                                if: 'exists',
                                of: {
                                  sort: 'permanent',
                                  types: ['Island'],
                                  whose: { by: 'controller', who: { who: 'you' } },
                                },
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                ],
              },
              said: 'unless',
            },
          },
        ],
      },
    });
    says("~ can't attack if defending player controls an untapped creature.", {
      is: 'static',
      rule: {
        static: 'modify',
        what: { what: 'self' },
        changes: [
          {
            change: 'rule',
            rule: {
              rule: 'cantAttack',
              whom: {
                all: [
                  {
                    who: 'each',
                    of: 'player',
                    if: {
                      condition: {
                        if: 'exists',
                        of: {
                          sort: 'permanent',
                          adj: [{ is: 'state', state: 'untapped' }],
                          types: ['creature'],
                          whose: { by: 'controller', who: { who: 'you' } },
                        },
                      },
                    },
                  },
                  {
                    what: 'each',
                    filter: {
                      types: ['planeswalker'],
                      sort: 'permanent',
                      whose: {
                        by: 'controller',
                        who: {
                          who: 'each',
                          of: 'player',
                          if: {
                            condition: {
                              if: 'exists',
                              of: {
                                sort: 'permanent',
                                adj: [{ is: 'state', state: 'untapped' }],
                                types: ['creature'],
                                whose: { by: 'controller', who: { who: 'you' } },
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                ],
              },
              said: 'if',
            },
          },
        ],
      },
    });
    says("~ can't attack or block unless you control another Giant.", {
      is: 'static',
      said: 'unless',
      rule: {
        static: 'modify',
        what: { what: 'self' },
        changes: [
          { change: 'rule', rule: { rule: 'cantAttack', said: 'or' } },
          { change: 'rule', rule: { rule: 'cantBlock' } },
        ],
      },
      while: {
        if: 'not',
        of: {
          if: 'exists',
          of: { sort: 'permanent', types: ['Giant'], other: true, whose: { by: 'controller', who: { who: 'you' } } },
          said: 'controls',
        },
      },
    });
    says("~ can't be blocked if you've cast two or more spells this turn.", {
      is: 'static',
      said: 'if',
      rule: {
        static: 'modify',
        what: { what: 'self' },
        changes: [{ change: 'rule', rule: { rule: 'cantBeBlocked' } }],
      },
      while: {
        if: 'happened',
        compare: 'atLeast',
        said: 'since',
        n: 2,
        event: { on: 'cast', who: { who: 'you' }, what: { what: 'some', filter: { sort: 'spell' } } },
      },
    });
    says("enchanted creature can't block, and its activated abilities can't be activated.", {
      is: 'static',
      rule: {
        static: 'modify',
        what: { what: 'bearer' },
        changes: [
          { change: 'rule', rule: { rule: 'cantBlock' } },
          { change: 'rule', rule: { rule: 'cantActivate', said: 'and its' } },
        ],
      },
    });
    says("creatures with power less than ~'s power can't block it.", {
      is: 'static',
      rule: {
        static: 'modify',
        what: { what: 'that', slot: -1, said: 'it' },
        changes: [
          {
            change: 'rule',
            rule: {
              rule: 'cantBeBlocked',
              by: {
                sort: 'permanent',
                types: ['creature'],
                with: [
                  {
                    is: 'stat',
                    compare: 'less',
                    stat: 'power',
                    to: { count: 'stat', of: { what: 'self' }, stat: 'power' },
                  },
                ],
              },
              said: 'blockers',
            },
          },
        ],
      },
    });
    says('all creatures able to block ~ do so.', {
      is: 'static',
      rule: {
        static: 'modify',
        changes: [{ change: 'rule', rule: { rule: 'mustBeBlocked', byAll: true } }],
        what: { what: 'self' },
      },
    });
    says('you may choose not to untap ~ during your untap step.', {
      is: 'static',
      rule: { static: 'modify', changes: [{ change: 'rule', rule: { rule: 'mayNotUntap' } }], what: { what: 'self' } },
    });
    says("creatures can't attack you or planeswalkers you control.", {
      is: 'static',
      rule: {
        static: 'modify',
        what: { what: 'each', filter: { sort: 'permanent', types: ['creature'] } },
        changes: [
          {
            change: 'rule',
            rule: {
              rule: 'cantAttack',
              whom: {
                all: [
                  { who: 'you' },
                  {
                    what: 'each',
                    filter: {
                      types: ['planeswalker'],
                      sort: 'permanent',
                      whose: { by: 'controller', who: { who: 'you' } },
                    },
                  },
                ],
              },
              said: 'planeswalkers',
            },
          },
        ],
      },
    });
  });
  it('what they change', () => {
    says('you control enchanted creature.', {
      is: 'static',
      rule: {
        static: 'modify',
        changes: [{ change: 'control', who: { who: 'you' } }],
        said: 'you control',
        what: { what: 'bearer' },
      },
    });
    says('equipped creature gets +X/+X, where X is the number of Forests you control.', {
      is: 'static',
      rule: {
        static: 'modify',
        what: { what: 'bearer', said: 'equipped creature' },
        changes: [
          {
            change: 'gets',
            power: {
              count: 'objects',
              of: { sort: 'permanent', types: ['Forest'], whose: { by: 'controller', who: { who: 'you' } } },
            },
            toughness: {
              count: 'objects',
              of: { sort: 'permanent', types: ['Forest'], whose: { by: 'controller', who: { who: 'you' } } },
            },
          },
        ],
        said: 'where X',
      },
    });
    says('during turns other than yours, ~ has hexproof.', {
      is: 'static',
      while: { if: 'turn', of: { who: 'you' }, not: true },
      said: 'other turns',
      rule: {
        static: 'modify',
        what: { what: 'self' },
        changes: [{ change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'hexproof' }] }],
      },
    });
    says('if you control a Goblin, ~ has haste.', {
      is: 'static',
      said: 'if first',
      while: {
        if: 'exists',
        of: { sort: 'permanent', types: ['Goblin'], whose: { by: 'controller', who: { who: 'you' } } },
        said: 'controls',
      },
      rule: {
        static: 'modify',
        what: { what: 'self' },
        changes: [{ change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'haste' }] }],
      },
    });
    says("activated abilities of artifacts can't be activated unless they're mana abilities.", {
      is: 'static',
      rule: {
        static: 'modify',
        said: 'abilities',
        changes: [{ change: 'rule', rule: { rule: 'cantActivate', except: 'mana' } }],
        what: { what: 'each', filter: { sort: 'permanent', types: ['artifact'] } },
      },
    });
  });
  it('when it may be activated', () => {
    says('{1}: draw a card. activate only as a sorcery and only once each turn.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [1] }],
      effect: { do: 'draw', count: 1 },
      limits: [{ only: 'sorcery' }, { only: 'perTurn', times: 1 }],
    });
    says('{1}: draw a card. any player may activate this ability but only during any upkeep step.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [1] }],
      effect: { do: 'draw', count: 1 },
      limits: [{ only: 'byAny' }, { only: 'during', step: 'upkeep' }],
    });
    says('{4}: draw a card. this ability costs {1} less to activate for each Elf you control.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [4] }],
      effect: { do: 'draw', count: 1 },
      less: {
        amount: 1,
        per: {
          count: 'objects',
          of: { sort: 'permanent', types: ['Elf'], whose: { by: 'controller', who: { who: 'you' } } },
        },
      },
    });
  });
  it('and the words of keywords', () => {
    says('boast — {1}: draw a card.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [1] }],
      effect: { do: 'draw', count: 1 },
      keyword: 'boast',
      limits: [
        { only: 'if', condition: { if: 'happened', event: { on: 'attack', what: { what: 'self' } } } },
        { only: 'perTurn', times: 1 },
      ],
    });
    says('exhaust — {1}: draw a card.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [1] }],
      effect: { do: 'draw', count: 1 },
      keyword: 'exhaust',
      limits: [{ only: 'once' }],
    });
    says('power-up — {4}{G}: put two +1/+1 counters on ~.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [4, 'G'] }],
      effect: { do: 'putCounters', count: 2, kind: '+1/+1', on: { what: 'self' } },
      keyword: 'power-up',
      limits: [{ only: 'once' }],
      less: {
        amount: 'manaCost',
        if: { if: 'happened', event: { on: 'move', what: { what: 'self' }, to: 'battlefield' } },
      },
    });
    says('max speed — whenever ~ attacks, draw a card.', {
      is: 'static',
      said: 'max speed',
      while: { if: 'designation', who: { who: 'you' }, has: 'maxSpeed' },
      rule: {
        static: 'modify',
        what: { what: 'self' },
        changes: [
          {
            change: 'gain',
            abilities: [
              { is: 'triggered', event: { what: { what: 'self' }, on: 'attack' }, effect: { do: 'draw', count: 1 } },
            ],
          },
        ],
      },
    });
  });
  it('how they enter', () => {
    says('this spell costs {1}{U} more to cast for each target beyond the first.', {
      is: 'static',
      rule: {
        static: 'cost',
        of: 'this',
        amount: { mana: [{ pay: 'mana', cost: [1, 'U'] }] },
        per: { count: 'targetsBeyondFirst' },
      },
    });
    says('~ escapes with two +1/+1 counters on it.', {
      is: 'static',
      rule: {
        static: 'enter',
        if: { if: 'paid', keyword: 'escape' },
        said: 'escapes',
        how: [{ enters: 'with', with: { with: 'counters', count: 2, kind: '+1/+1' } }],
      },
    });
    says('~ enters tapped unless you have two or more opponents.', {
      is: 'static',
      rule: {
        static: 'enter',
        how: [{ enters: 'tapped' }],
        unless: { if: 'compare', a: { count: 'players', of: { who: 'each', of: 'opponent' } }, is: 'atLeast', b: 2 },
      },
    });
    says('for Mirrodin!', { is: 'keyword', keyword: 'for Mirrodin!' });
    says('~ enters with X +1/+1 counters on it, where X is the number of lands you control.', {
      is: 'static',
      rule: {
        static: 'enter',
        said: 'where X',
        how: [
          {
            enters: 'with',
            with: {
              with: 'counters',
              kind: '+1/+1',
              count: {
                count: 'objects',
                of: { sort: 'permanent', types: ['land'], whose: { by: 'controller', who: { who: 'you' } } },
              },
            },
          },
        ],
      },
    });
    says('~ enters with a +1/+1 counter on it if you gained life this turn.', {
      is: 'static',
      rule: {
        static: 'enter',
        said: 'behind',
        how: [{ enters: 'with', with: { with: 'counters', count: 1, kind: '+1/+1' } }],
        if: { if: 'happened', event: { who: { who: 'you' }, on: 'gainLife' } },
      },
    });
    says('if ~ was kicked, it enters with two +1/+1 counters on it.', {
      is: 'static',
      rule: {
        static: 'enter',
        said: 'it',
        if: { if: 'paid', of: { what: 'self' }, keyword: 'kicker' },
        how: [{ enters: 'with', with: { with: 'counters', count: 2, kind: '+1/+1' } }],
      },
    });
    says('each other Goblin you control enters with an additional +1/+1 counter on it.', {
      is: 'static',
      rule: {
        what: {
          what: 'each',
          said: 'each',
          filter: {
            sort: 'permanent',
            types: ['Goblin'],
            whose: { by: 'controller', who: { who: 'you' } },
            other: true,
          },
        },
        static: 'enter',
        said: 'additional',
        how: [{ enters: 'with', with: { with: 'counters', count: 1, kind: '+1/+1' } }],
      },
    });
    says('as ~ enters, choose another creature you control.', {
      is: 'static',
      rule: {
        static: 'enter',
        how: [
          {
            enters: 'choosingObject',
            what: {
              what: 'some',
              filter: {
                sort: 'permanent',
                types: ['creature'],
                whose: { by: 'controller', who: { who: 'you' } },
                other: true,
              },
            },
          },
        ],
      },
    });
    says('as ~ enters, sacrifice any number of creatures.', {
      is: 'static',
      rule: {
        static: 'enter',
        how: [
          {
            enters: 'doing',
            effect: {
              do: 'sacrifice',
              what: { what: 'some', count: { any: 'number' }, filter: { sort: 'permanent', types: ['creature'] } },
            },
          },
        ],
      },
    });
    says("as ~ enters, you may pay 2 life. if you don't, it enters tapped.", {
      is: 'static',
      rule: {
        static: 'enter',
        said: 'it',
        how: [
          {
            enters: 'unless',
            otherwise: { enters: 'tapped' },
            cost: [{ pay: 'do', effect: { do: 'loseLife', said: 'pay', amount: 2 } }],
          },
        ],
      },
    });
    says('you may have ~ enter as a copy of any creature on the battlefield, except it has haste.', {
      is: 'static',
      rule: {
        static: 'enter',
        how: [
          {
            enters: 'asCopy',
            may: true,
            of: {
              what: 'some',
              said: 'any',
              filter: { sort: 'permanent', types: ['creature'], in: { zone: 'battlefield' } },
            },
            changes: [{ change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'haste' }] }],
          },
        ],
      },
    });
  });
  it('what is replaced', () => {
    says('if ~ would be put into a graveyard from anywhere, exile it instead.', {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          event: { what: { what: 'self' }, on: 'move', to: 'graveyard', said: 'anywhere' },
          instead: {
            instead: 'effect',
            effect: { do: 'move', to: { zone: 'exile' }, what: { what: 'that', slot: -1, said: 'it' } },
          },
        },
      },
    });
    says('if you would draw a card, instead draw two cards.', {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          said: 'instead first',
          event: { who: { who: 'you' }, on: 'draw' },
          instead: { instead: 'effect', effect: { do: 'draw', count: 2 } },
        },
      },
    });
    says('if you would draw a card, you may scry 1 instead.', {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          optional: true,
          event: { who: { who: 'you' }, on: 'draw' },
          instead: { instead: 'effect', effect: { do: 'scry', count: 1 } },
        },
      },
    });
    says('if ~ would leave the battlefield, exile it instead of putting it anywhere else.', {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          event: { what: { what: 'self' }, on: 'move', from: 'battlefield' },
          instead: { instead: 'destination', to: { zone: 'exile', said: 'anywhere else' } },
        },
      },
    });
    says(
      'if a snow source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
      {
        is: 'static',
        rule: {
          static: 'replace',
          replacement: {
            event: {
              source: {
                what: 'some',
                filter: {
                  adj: [{ is: 'type', type: 'snow' }],
                  sort: 'source',
                  whose: { by: 'controller', who: { who: 'you' } },
                },
              },
              on: 'damage',
              to: {
                all: [
                  { what: 'some', filter: { sort: 'permanent' } },
                  { who: 'some', of: 'player' },
                ],
              },
            },
            instead: {
              instead: 'amount',
              amount: { count: 'times', n: 2, of: { count: 'that', slot: -1, said: 'that much' } },
            },
            said: 'to that permanent or player',
          },
        },
      },
    );
    says('if ~ would deal damage to a player, it deals that much damage plus 1 instead.', {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          event: { source: { what: 'self' }, on: 'damage', to: { who: 'some', of: 'player' } },
          instead: {
            instead: 'amount',
            amount: { count: 'plus', a: { count: 'that', slot: -1, said: 'that much' }, b: 1 },
          },
        },
      },
    });
    says('if you would gain life, you gain twice that much life instead.', {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          event: { who: { who: 'you' }, on: 'gainLife' },
          instead: {
            instead: 'amount',
            amount: { count: 'times', n: 2, of: { count: 'that', slot: -1, said: 'that much' } },
          },
        },
      },
    });
    says(
      'if one or more +1/+1 counters would be put on a Fox you control, that many plus one +1/+1 counters are put on it instead.',
      {
        is: 'static',
        rule: {
          static: 'replace',
          replacement: {
            event: {
              on: 'counters',
              kind: '+1/+1',
              what: {
                what: 'some',
                filter: { sort: 'permanent', types: ['Fox'], whose: { by: 'controller', who: { who: 'you' } } },
              },
            },
            instead: {
              instead: 'amount',
              amount: { count: 'plus', a: { count: 'that', slot: -1, said: 'that many' }, b: 1 },
            },
            said: 'it',
          },
        },
      },
    );
    says(
      'as long as you control an artifact, if one or more tokens would be created under your control, twice that many of those tokens are created instead.',
      {
        is: 'static',
        while: {
          if: 'exists',
          said: 'controls',
          of: { types: ['artifact'], sort: 'permanent', whose: { by: 'controller', who: { who: 'you' } } },
        },
        rule: {
          static: 'replace',
          replacement: {
            event: { on: 'create', who: { who: 'you' }, what: { sort: 'token' } },
            instead: { instead: 'double' },
          },
        },
      },
    );
    says('all damage that would be dealt to you is dealt to ~ instead.', {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          event: { on: 'damage', to: { who: 'you' } },
          instead: { instead: 'redirect', to: { what: 'self' } },
        },
      },
    });
  });
  it('what is prevented', () => {
    says('prevent all damage that would be dealt to ~ by creatures.', {
      is: 'static',
      rule: { static: 'prevent', shield: { to: { what: 'self' }, from: { sort: 'permanent', types: ['creature'] } } },
    });
    says('prevent all combat damage that would be dealt by enchanted creature.', {
      is: 'static',
      rule: { static: 'prevent', shield: { combat: true, source: { what: 'bearer' } } },
    });
    says('if a red source would deal damage to you, prevent 2 of that damage.', {
      is: 'static',
      rule: {
        static: 'prevent',
        shield: {
          source: { what: 'some', filter: { sort: 'source', adj: [{ is: 'color', color: 'R' }] } },
          to: { who: 'you' },
          amount: 2,
        },
      },
    });
    says('if damage would be dealt to ~, prevent that damage and draw a card.', {
      is: 'static',
      rule: { static: 'prevent', shield: { said: 'and', to: { what: 'self' }, then: { do: 'draw', count: 1 } } },
    });
    says(
      'if damage would be dealt to ~ while it has a +1/+1 counter on it, prevent that damage and remove two +1/+1 counters from it.',
      {
        is: 'static',
        said: 'while',
        while: {
          if: 'fits',
          said: 'having',
          what: { what: 'that', slot: -1, said: 'it' },
          filter: { sort: 'source', with: [{ is: 'counter', kind: '+1/+1' }] },
        },
        rule: {
          static: 'prevent',
          shield: {
            to: { what: 'self' },
            then: { do: 'removeCounters', count: 2, kind: '+1/+1', from: { what: 'that', slot: -1, said: 'it' } },
          },
        },
      },
    );
  });
  it('what players may do', () => {
    says('once during each of your turns, you may cast a creature spell from your graveyard.', {
      is: 'static',
      rule: {
        static: 'players',
        who: { who: 'you' },
        rule: {
          rule: 'play',
          perTurn: 1,
          what: { sort: 'spell', types: ['creature'] },
          from: { of: { who: 'you' }, zone: 'graveyard' },
        },
      },
    });
    says('you may play lands and cast creature spells from the top of your library.', {
      is: 'static',
      rule: {
        static: 'players',
        who: { who: 'you' },
        rule: {
          rule: 'play',
          from: { zone: 'library', of: { who: 'you' } },
          top: true,
          what: {
            anyOf: [
              { sort: 'permanent', types: ['land'] },
              { sort: 'spell', types: ['creature'] },
            ],
          },
        },
      },
    });
    says("each player can't cast more than one noncreature spell each turn.", {
      is: 'static',
      rule: {
        static: 'players',
        who: { who: 'each', of: 'player' },
        rule: {
          rule: 'cantCast',
          more: 1,
          what: { sort: 'spell', adj: [{ is: 'not', trait: { is: 'type', type: 'creature' } }] },
        },
      },
    });
    says('players play with their hands revealed.', {
      is: 'static',
      rule: { static: 'players', who: { who: 'each', said: 'players', of: 'player' }, rule: { rule: 'revealedHand' } },
    });
    says("damage can't be prevented.", {
      is: 'static',
      rule: { static: 'players', who: { who: 'each', of: 'player' }, rule: { rule: 'damageCantBePrevented' } },
    });
    says('you may play two additional lands on each of your turns.', {
      is: 'static',
      rule: { static: 'players', who: { who: 'you' }, rule: { rule: 'extraLand', count: 2 } },
    });
    says('if a triggered ability of an Elf you control triggers, that ability triggers an additional time.', {
      is: 'static',
      rule: {
        static: 'players',
        who: { who: 'you' },
        rule: {
          rule: 'triggersTwice',
          of: { sort: 'permanent', types: ['Elf'], whose: { by: 'controller', who: { who: 'you' } } },
        },
      },
    });
    says("you can't lose the game.", {
      is: 'static',
      rule: { static: 'players', who: { who: 'you' }, rule: { rule: 'cantLoseGame' } },
    });
  });
  it('when and where they may be cast', () => {
    says('you may cast this spell as though it had flash if you control a Goblin.', {
      is: 'static',
      rule: {
        static: 'flashIf',
        if: {
          if: 'exists',
          of: { sort: 'permanent', types: ['Goblin'], whose: { by: 'controller', who: { who: 'you' } } },
          said: 'controls',
        },
      },
    });
    says('cast this spell only during combat.', { is: 'static', rule: { static: 'castOnly', during: 'combat' } });
    says('you may cast this card from your graveyard.', {
      is: 'static',
      rule: { static: 'castableFrom', from: { zone: 'graveyard', of: { who: 'you' } } },
    });
  });
});

describe('two rules in one sentence', () => {
  it('are two abilities under the same condition', () => {
    const lands = { if: 'turn', of: { who: 'you' } } as const;
    saysLine(lines, "as long as it's your turn, ~ has haste and other Goblins you control have haste.", [
      {
        is: 'static',
        said: 'as long as, and',
        while: lands,
        rule: {
          static: 'modify',
          what: { what: 'self' },
          changes: [{ change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'haste' }] }],
        },
      },
      {
        is: 'static',
        while: lands,
        rule: {
          static: 'modify',
          what: {
            what: 'each',
            filter: {
              sort: 'permanent',
              types: ['Goblin'],
              whose: { by: 'controller', who: { who: 'you' } },
              other: true,
            },
          },
          changes: [{ change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'haste' }] }],
        },
      },
    ]);
  });
});
