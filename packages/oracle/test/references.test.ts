import type { Ability, Effect } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { called, creature, it_, refusal, resolved, spell, steps, target, that } from './support/references.ts';

describe('a reference to an object', () => {
  it('means the target of an earlier instruction; targets are numbered in reading order', () => {
    const [tap, untap] = steps(resolved(spell({ do: 'destroy', what: target }, { do: 'regenerate', what: it_ })));
    expect(tap).toEqual({ do: 'destroy', what: { ...target, slot: 0 } });
    expect(untap).toEqual({ do: 'regenerate', what: that(0, 'it') });
  });

  it('"other" after a target is another than that one, and than this object where there is none', () => {
    const others = { what: 'each', filter: { other: true, ...creature } } as const;
    const hurt = (to: Extract<Effect, { readonly do: 'damage' }>['to']): Effect => ({ do: 'damage', amount: 1, to });
    const [, after] = steps(resolved(spell({ do: 'destroy', what: target }, hurt(others))));
    expect(after).toEqual(hurt({ ...others, filter: { ...others.filter, otherThan: 0 } }));
    const [alone] = steps(resolved(spell(hurt(others), { do: 'draw', who: { who: 'you' }, count: 1 })));
    expect(alone).toEqual(hurt(others));
  });

  it('"those counters" are of what a condition says had some, and of nothing else', () => {
    const had = { sort: 'source', with: [{ is: 'counter', kind: 'any' }] } as const;
    const event = { on: 'move', what: { what: 'some', filter: creature }, from: 'battlefield' } as const;
    const effect: Effect = { do: 'giveCounters', from: called('those counters'), on: { what: 'self' } };
    const ability = (filter: { readonly sort: 'source'; readonly with?: typeof had.with }): Ability => ({
      is: 'triggered',
      event,
      if: { if: 'fits', what: it_, filter },
      effect,
    });
    expect(resolved(ability(had))).toMatchObject({ effect: { from: that(0, 'those counters') } });
    expect(refusal(ability({ sort: 'source' }))).toMatchObject({ wanted: 'referent of "those counters"' });
  });

  it('in a duration means what the effect is about, not the object that says so', () => {
    const island = { change: 'type', subtypes: ['Island'], keep: true } as const;
    const moss = { sort: 'source', with: [{ is: 'counter', kind: 'moss' }] } as const;
    const [, flood] = steps(
      resolved(
        spell(
          { do: 'putCounters', kind: 'moss', count: 1, on: target },
          {
            do: 'modify',
            what: called('that creature'),
            changes: [island],
            until: { until: 'whileFalse', condition: { if: 'fits', what: it_, filter: moss } },
          },
        ),
      ),
    );
    expect(flood).toMatchObject({
      what: that(0, 'that creature'),
      until: { condition: { what: that(0, 'it') } },
    });
  });

  it('in an amount of a description of each object means that object', () => {
    const value = { count: 'stat', stat: 'manaValue', of: it_ } as const;
    const every = { what: 'each', said: 'each', filter: creature } as const;
    const ability = resolved({
      is: 'static',
      rule: { static: 'modify', what: every, changes: [{ change: 'base', power: value, toughness: value }] },
    });
    const own = { ...value, of: that(0, 'it') };
    expect(ability).toMatchObject({
      rule: { what: { ...every, slot: 0 }, changes: [{ power: own, toughness: own }] },
    });
  });

  it('to what was chosen still means it after something else was done to it', () => {
    const [, , hold] = steps(
      resolved(
        spell(
          { do: 'choose', what: target },
          { do: 'tap', what: it_ },
          { do: 'regenerate', what: called('the chosen creature') },
        ),
      ),
    );
    expect(hold).toEqual({ do: 'regenerate', what: that(0, 'the chosen creature') });
  });

  it('means the subject of the event that triggered', () => {
    const ability = resolved({
      is: 'triggered',
      event: { on: 'move', what: { what: 'some', filter: { ...creature, other: true } }, to: 'battlefield' },
      effect: { do: 'putCounters', kind: '+1/+1', count: 1, on: it_ },
    });
    expect(ability).toMatchObject({
      event: { what: { what: 'some', slot: 0 } },
      effect: { on: that(0, 'it') },
    });
  });

  it('means the object itself where it is the subject, or nothing else was spoken of', () => {
    const ability = resolved({
      is: 'triggered',
      event: { on: 'attack', what: { what: 'self' } },
      effect: { do: 'putCounters', kind: '+1/+1', count: 1, on: it_ },
    });
    expect(ability).toMatchObject({ effect: { on: { what: 'self', said: 'it' } } });
  });

  it('in a possessive means what the instruction is about, before a later target', () => {
    const [deal] = steps(
      resolved(
        spell({
          do: 'damage',
          source: { what: 'self' },
          amount: { count: 'stat', stat: 'power', of: it_ },
          to: target,
        }),
      ),
    );
    expect(deal).toMatchObject({ amount: { of: { what: 'self', said: 'it' } }, to: { slot: 0 } });
  });

  it('that is acted on is never the subject of its own instruction', () => {
    const token = { token: 'described', colors: [], types: ['creature'], subtypes: ['Golem'] } as const;
    const found = steps(
      resolved(spell({ do: 'create', count: 1, token }, { do: 'attach', what: { what: 'self' }, to: it_ })),
    );
    expect(found[1]).toMatchObject({ what: { what: 'self' }, to: that(0, 'it') });
    expect(refusal(spell({ do: 'attach', what: { what: 'self' }, to: it_ }))).toBeDefined();
  });

  it('with a noun means what can be called so', () => {
    const land = { what: 'target', slot: -1, filter: { types: ['land'], sort: 'permanent' } } as const;
    const found = steps(
      resolved(
        spell({ do: 'tap', what: { what: 'both', of: [target, land] } }, { do: 'untap', what: called('that land') }),
      ),
    );
    expect(found[1]).toMatchObject({ what: that(1, 'that land') });
  });

  it('is declined where it could mean two things, or nothing', () => {
    const other = { ...target, filter: { ...creature, other: true } } as const;
    const fight = spell({ do: 'fight', what: target, with: other }, { do: 'tap', what: called('that creature') });
    expect(refusal(fight)).toMatchObject({
      wanted: 'referent of "that creature"',
      message: expect.stringContaining('2'),
    });
    expect(refusal(spell({ do: 'tap', what: called('those creatures') }))).toMatchObject({ code: 'reference' });
  });

  it('never means what a condition asks whether it has happened', () => {
    const what = { what: 'some', filter: { types: ['creature'], sort: 'spell' } } as const;
    const condition = { if: 'happened', event: { on: 'cast', who: { who: 'you' }, what }, said: 'since' } as const;
    const tap = { do: 'tap', what: target } as const;
    const found = steps(resolved(spell({ do: 'if', then: tap, condition }, { do: 'untap', what: it_ })));
    expect(found[1]).toMatchObject({ what: that(0, 'it') });
    expect(found[0]).toMatchObject({ then: { what: { what: 'target', slot: 0 } } });
  });

  it('is declined where it means what a delayed instruction will make', () => {
    const token = { token: 'described', colors: [], types: ['creature'], subtypes: ['Golem'] } as const;
    const make = { do: 'create', count: 1, token } as const;
    const end = { on: 'step', step: 'end', nth: 'next', of: { who: 'each', of: 'player' } } as const;
    expect(
      refusal(spell({ do: 'later', event: end, effect: make }, { do: 'tap', what: called('that token') })),
    ).toMatchObject({
      wanted: 'referent of "that token"',
    });
  });

  it('means the token that was made, whose instruction gets the slot', () => {
    const token = { token: 'described', colors: [], types: ['creature'], subtypes: ['Golem'] } as const;
    const found = steps(resolved(spell({ do: 'create', count: 1, token }, { do: 'tap', what: called('that token') })));
    expect(found).toMatchObject([{ do: 'create', slot: 0 }, { what: that(0, 'that token') }]);
  });

  it('means the card that another ability exiled where this one exiled none', () => {
    const ability = resolved({
      is: 'activated',
      cost: [{ pay: 'tap' }],
      effect: { do: 'move', what: called('the exiled card'), to: { zone: 'hand' } },
    });
    expect(ability).toMatchObject({ effect: { what: { what: 'linked', by: 'exiled' } } });
    const twice = resolved(spell({ do: 'tap', what: called('the chosen creature') }, { do: 'untap', what: it_ }));
    expect(steps(twice)[1]).toMatchObject({ what: { what: 'linked', by: 'chosen' } });
  });

  it('inside the description of an object is declined where it could mean that very object', () => {
    const mine = { by: 'controller', who: { who: 'controller', of: it_ } } as const;
    expect(refusal(spell({ do: 'tap', what: { ...target, filter: { ...creature, whose: mine } } }))).toBeDefined();
  });

  it('behind another object means that one, in an amount the subject', () => {
    const source = { what: 'self' } as const;
    const [deal] = steps(
      resolved(
        spell(
          { do: 'damage', source, amount: 2, to: { all: [{ ...target }, { who: 'controller', of: { ...it_ } }] } },
          { do: 'damage', source, to: { ...target }, amount: { count: 'stat', stat: 'power', of: { ...it_ } } },
        ),
      ),
    );
    expect(deal).toMatchObject({ to: { all: [{ slot: 0 }, { of: that(0, 'it') }] } });
  });

  it('in a spell may mean what an additional cost was paid with', () => {
    const cost: Ability = {
      is: 'static',
      rule: {
        static: 'additionalCost',
        cost: [{ pay: 'do', effect: { do: 'sacrifice', what: { what: 'some', filter: creature } } }],
      },
    };
    expect(resolved(cost)).toMatchObject({ rule: { cost: [{ effect: { slot: 16 } }] } });
    const found = steps(resolved(spell({ do: 'tap', what: called('the sacrificed creature') })));
    expect(found[0]).toMatchObject({ what: { slot: 16 } });
    const [, untap] = steps(
      resolved(spell({ do: 'tap', what: called('the sacrificed creature') }, { do: 'untap', what: it_ })),
    );
    expect(untap).toMatchObject({ what: { what: 'that', slot: 16 } });
  });

  it('by a noun prefers what was introduced by that noun to what is attached to', () => {
    const ability = resolved({
      is: 'triggered',
      event: {
        on: 'block',
        what: { what: 'bearer', said: 'equipped creature' },
        whom: { what: 'some', filter: creature },
      },
      effect: { do: 'tap', what: called('that creature') },
    });
    expect(ability).toMatchObject({ event: { whom: { slot: 0 } }, effect: { what: that(0, 'that creature') } });
  });

  it('from one mode is not known in the next', () => {
    const modes = (second: Effect): Ability => ({
      is: 'spell',
      effect: {
        do: 'modes',
        choose: { exactly: 1 },
        modes: [{ effect: { do: 'tap', what: target } }, { effect: second }],
      },
    });
    expect(refusal(modes({ do: 'untap', what: called('that creature') }))).toBeDefined();
    expect(resolved(modes({ do: 'untap', what: { ...target } }))).toMatchObject({
      effect: { modes: [{ effect: { what: { slot: 0 } } }, { effect: { what: { slot: 1 } } }] },
    });
  });

  it('inside a granted ability belongs to that ability', () => {
    const granted: Ability = {
      is: 'triggered',
      event: { on: 'attack', what: { what: 'self' } },
      effect: { do: 'tap', what: it_ },
    };
    const found = steps(
      resolved(spell({ do: 'modify', what: target, changes: [{ change: 'gain', abilities: [granted] }] })),
    );
    expect(found[0]).toMatchObject({ changes: [{ abilities: [{ effect: { what: { what: 'self', said: 'it' } } }] }] });
  });
});
