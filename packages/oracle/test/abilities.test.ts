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
      heading: 'Boast',
      limits: [
        { only: 'if', condition: { if: 'happened', event: { on: 'attack', what: { what: 'self' } } } },
        { only: 'perTurn', times: 1 },
      ],
    });
    says('exhaust — {1}: draw a card.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [1] }],
      effect: { do: 'draw', count: 1 },
      heading: 'Exhaust',
      limits: [{ only: 'once' }],
    });
    says('power-up — {4}{G}: put two +1/+1 counters on ~.', {
      is: 'activated',
      cost: [{ pay: 'mana', cost: [4, 'G'] }],
      effect: { do: 'putCounters', count: 2, kind: '+1/+1', on: { what: 'self' } },
      heading: 'Power-up',
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
});
