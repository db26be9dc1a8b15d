import type { CardFacts } from '@lawmage/oracle';
import { describe, expect, it } from 'vitest';
import { type PeerRecord, parseLine, peerJudge, peerReport } from '../src/peers/index.ts';

const basic = (name: string): CardFacts => ({
  name,
  layout: 'normal',
  faces: [{ name, manaCost: '', typeLine: `Basic Land — ${name}`, text: '' }],
});
const card = (name: string, manaCost: string, typeLine: string, text: string, size = ''): CardFacts => ({
  name,
  layout: 'normal',
  faces: [
    {
      name,
      manaCost,
      typeLine,
      text,
      ...(size === '' ? {} : { power: size.split('/')[0] ?? '', toughness: size.split('/')[1] ?? '' }),
    },
  ],
});

const CARDS: readonly CardFacts[] = [
  basic('Forest'),
  basic('Mountain'),
  card('Plain Bear', '{1}{G}', 'Creature — Bear', '', '2/2'),
  card('Thin Bear', '{G}', 'Creature — Bear', '', '1/1'),
  card('Growing Spell', '{G}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
  card('Sparks', '{R}', 'Instant', 'Sparks deals 3 damage to any target.'),
  card('Thinker', '{1}{G}', 'Creature — Bear', 'Flurbs around a lot.', '2/2'),
  card(
    'Keeper',
    '{1}{G}',
    'Creature — Bear',
    'When Keeper enters, exile target creature an opponent controls until Keeper leaves the battlefield.',
    '2/2',
  ),
  card('Sharp Stone', '{2}', 'Artifact', '{R/P}: You gain 1 life.'),
  card('Shared Work', '{1}{G}', 'Sorcery', 'Convoke\nYou gain 2 life.'),
  card('Roller', '{G}', 'Sorcery', 'Flip a coin. If you win the flip, you gain 5 life.'),
];
const judge = peerJudge(name => CARDS.find(one => one.name === name));

type Parts = { readonly setup?: readonly object[]; readonly segment?: object; readonly strict?: boolean };
function record({ setup = [], segment = {}, strict = true }: Parts): PeerRecord {
  const parsed = parseLine(
    JSON.stringify({
      id: 'own/Test#one',
      format: 1,
      dir: 'own',
      game: {
        type: 'duel',
        startingLife: 20,
        attackOption: 'left',
        range: 'one',
        players: ['A', 'B'],
        turnOrder: ['A', 'B'],
        skipFirstDraw: true,
        shuffle: true,
        openingHand: 0,
        library: { A: [['Mountain', 71]], B: [['Mountain', 71]] },
      },
      strict,
      setup,
      segments: [
        {
          strict,
          stopAt: { turn: 1, step: 'POSTCOMBAT_MAIN' },
          actions: [],
          choices: {},
          targets: {},
          modes: {},
          expect: [],
          ...segment,
        },
      ],
      cards: [],
      requires: [],
    }),
    1,
  );
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.record;
}

const add = (player: string, zone: string, name: string, count = 1): object => ({
  op: 'add',
  player,
  zone,
  card: name,
  count,
});
const at = (player: string, step: string, op: string, more: object, turn = 1): object => ({
  seq: 1,
  player,
  turn,
  step,
  op,
  ...more,
});
const DUEL = [
  add('A', 'battlefield', 'Forest'),
  add('A', 'battlefield', 'Plain Bear'),
  add('A', 'hand', 'Growing Spell'),
  add('B', 'battlefield', 'Mountain'),
  add('B', 'hand', 'Sparks'),
];
const RESPONSE = {
  actions: [
    at('A', 'PRECOMBAT_MAIN', 'cast', { card: 'Growing Spell', targets: [{ name: 'Plain Bear' }] }),
    at('B', 'PRECOMBAT_MAIN', 'cast', { card: 'Sparks', when: { onStack: 'Growing Spell' } }),
  ],
  targets: { B: [{ pick: [{ name: 'Plain Bear' }], seq: 3 }] },
};

describe('scenarios of other engines', () => {
  it('a spell answered by removal loses its target', () => {
    const expected = [
      { kind: 'graveyardCount', player: 'A', name: 'Plain Bear', count: 1 },
      { kind: 'graveyardCount', player: 'A', name: 'Growing Spell', count: 1 },
      { kind: 'life', player: 'B', value: 20 },
    ];
    expect(judge(record({ setup: DUEL, segment: { ...RESPONSE, expect: expected } }))).toMatchObject({
      outcome: 'passed',
    });
  });

  it('the first differing fact is told', () => {
    const segment = { ...RESPONSE, expect: [{ kind: 'life', player: 'B', value: 17 }] };
    expect(judge(record({ setup: DUEL, segment }))).toMatchObject({
      outcome: 'failed',
      fact: 'life player=B value=17: it is 20',
    });
  });

  it('a target that nobody names is guessed, so the record is inconclusive', () => {
    const segment = { actions: [at('B', 'PRECOMBAT_MAIN', 'cast', { card: 'Sparks' })] };
    expect(judge(record({ setup: DUEL, segment }))).toMatchObject({ outcome: 'inconclusive' });
  });

  it('an answer that is never asked for fails the record', () => {
    const segment = { targets: { B: [{ pick: [{ name: 'Plain Bear' }] }] } };
    expect(judge(record({ setup: DUEL, segment }))).toMatchObject({ outcome: 'failed' });
  });

  it('a card that is not understood makes a record unsupported', () => {
    const verdict = judge(record({ setup: [add('A', 'hand', 'Thinker')] }));
    expect(verdict.outcome).toBe('unsupported');
    expect(peerReport([verdict])).toMatchObject({
      records: 1,
      passed: 0,
      unsupported: 1,
      byFolder: { own: { unsupported: 1 } },
    });
    expect(peerReport([verdict]).blockedBy[0]?.reason).toContain('Thinker');
  });

  it('a script that must be refused passes when it is', () => {
    const segment = {
      actions: [at('A', 'PRECOMBAT_MAIN', 'cast', { card: 'Sparks' })],
      expectError: { class: 'illegalAction', required: true, card: 'Sparks' },
    };
    expect(judge(record({ setup: DUEL, segment }))).toMatchObject({ outcome: 'passed' });
  });

  it.each([true, false])('coins fall as the record says: won is %s', won => {
    const setup = [add('A', 'battlefield', 'Forest'), add('A', 'hand', 'Roller')];
    const segment = {
      actions: [at('A', 'PRECOMBAT_MAIN', 'cast', { card: 'Roller' })],
      choices: { A: [{ coin: won }] },
      expect: [{ kind: 'life', player: 'A', value: won ? 25 : 20 }],
    };
    expect(judge(record({ setup, segment }))).toMatchObject({ outcome: 'passed' });
  });

  it('what was exiled until something leaves returns when it has left', () => {
    const setup = [
      ...[add('A', 'battlefield', 'Forest', 2), add('A', 'hand', 'Keeper'), add('B', 'battlefield', 'Plain Bear')],
      ...[add('B', 'battlefield', 'Mountain'), add('B', 'hand', 'Sparks')],
    ];
    const segment = {
      actions: [
        at('A', 'PRECOMBAT_MAIN', 'cast', { card: 'Keeper' }),
        at('A', 'BEGIN_COMBAT', 'check', { expect: { kind: 'exileCount', name: 'Plain Bear', count: 1 } }),
        at('B', 'END_COMBAT', 'cast', { card: 'Sparks', targets: [{ name: 'Keeper' }] }),
      ],
      targets: { A: [{ pick: [{ name: 'Plain Bear' }] }] },
      expect: [{ kind: 'permanentCount', player: 'B', name: 'Plain Bear', count: 1 }],
    };
    expect(judge(record({ setup, segment }))).toMatchObject({ outcome: 'passed', fact: '' });
  });

  it.each([
    [true, 19],
    [false, 21],
  ])('a Phyrexian symbol of an ability is paid with life: %s', (yes, value) => {
    const segment = {
      actions: [at('A', 'PRECOMBAT_MAIN', 'activate', { ability: '{R/P}: You gain' })],
      choices: { A: [{ yes }] },
      expect: [{ kind: 'life', player: 'A', value }],
    };
    const setup = [add('A', 'battlefield', 'Mountain'), add('A', 'battlefield', 'Sharp Stone')];
    expect(judge(record({ setup, segment }))).toMatchObject({ outcome: 'passed', fact: '' });
  });

  it('those help paying that the record names', () => {
    const setup = [
      ...[add('A', 'battlefield', 'Thin Bear', 2), add('A', 'battlefield', 'Plain Bear', 2)],
      add('A', 'hand', 'Shared Work'),
    ];
    const tapped = (name: string, is: boolean): object => ({ kind: 'tapped', name, value: is });
    for (const [helper, other] of [['Thin Bear', 'Plain Bear'] as const, ['Plain Bear', 'Thin Bear'] as const]) {
      const segment = {
        actions: [at('A', 'PRECOMBAT_MAIN', 'cast', { card: 'Shared Work' })],
        targets: { A: [{ pick: [{ name: helper }] }, { pick: [{ name: helper }] }] },
        expect: [tapped(helper, true), tapped(other, false)],
      };
      expect(judge(record({ setup, segment }))).toMatchObject({ outcome: 'passed', fact: '' });
    }
  });

  it('a line that is no record is named', () => {
    expect(parseLine('{', 3)).toMatchObject({ ok: false, error: { code: 'notJson', line: 3 } });
    expect(parseLine('{"id":"x"}', 4)).toMatchObject({ ok: false, error: { code: 'notARecord', line: 4 } });
  });
});
