import type { Option } from '@lawmage/engine';
import { describe, expect, it } from 'vitest';
import { freshDraft, goesOn, missingIn, moved, NO_DRAFT, replyOf, toggle, withShare } from '../src/table/draft.ts';
import { onlyReply } from '../src/table/forced.ts';
import { primaryOf } from '../src/table/primary.ts';
import { kept, memoryKey, recall } from '../src/table/remembered.ts';
import { defaultStops } from '../src/table/stops.ts';
import { bear, captain, id, NONE, seat, wurm } from './fixtures/objects.ts';
import { decision, dividing, player, view } from './fixtures/views.ts';

const objects = (n: number): readonly Option[] =>
  Array.from({ length: n }, (_, at) => ({ is: 'object', id: id(100 + at) }));

describe('choosing', () => {
  it('of one replaces what was chosen; of several it fills up', () => {
    const one = decision({ kind: 'pick', options: objects(3), least: 1, most: 1 });
    expect(toggle(one, toggle(one, NO_DRAFT, 0), 2).picks).toEqual([2]);
    const two = decision({ kind: 'pick', options: objects(3), least: 2, most: 2 });
    const full = toggle(two, toggle(two, NO_DRAFT, 0), 2);
    expect(full.picks).toEqual([0, 2]);
    expect(toggle(two, full, 1).picks).toEqual([0, 2]);
    expect(toggle(two, full, 0).picks).toEqual([2]);
  });
  it('says what is missing, and goes on by itself only when it can be taken back', () => {
    const two = decision({ kind: 'pick', options: objects(3), least: 2, most: 2, cancellable: true });
    const half = toggle(two, NO_DRAFT, 0);
    expect(missingIn(two, half)).toBe('Choose 1 more');
    expect(goesOn(two, half)).toBe(false);
    expect(goesOn(two, toggle(two, half, 1))).toBe(true);
    expect(goesOn({ ...two, cancellable: false }, toggle(two, half, 1))).toBe(false);
  });
  it('lets a creature attack one defender only', () => {
    const attacker = bear();
    const options: readonly Option[] = [1, 2].map(n => ({
      is: 'attack',
      attacker: attacker.id,
      seat: seat(n),
      id: NONE,
    }));
    const attack = decision({ kind: 'attack', options, most: 2 });
    expect(toggle(attack, toggle(attack, NO_DRAFT, 0), 1).picks).toEqual([1]);
  });
  it('moves an entry of an order', () => {
    const order = freshDraft(view(), decision({ kind: 'order', options: objects(3), least: 3, most: 3 }));
    expect(moved(order, 2, 0).picks).toEqual([2, 0, 1]);
  });
});

describe('dividing', () => {
  it('begins with what kills for least, and can be confirmed at once', () => {
    const seen = dividing();
    const asked = seen.decision;
    if (asked === null) throw new Error('something is divided');
    const draft = freshDraft(seen, asked);
    expect(draft.shares).toEqual([2, 2, 2]);
    expect(missingIn(asked, draft)).toBe('');
    expect(missingIn(asked, withShare(draft, 0, 1))).toBe('1 left to divide');
    expect(replyOf(asked, draft)).toEqual([2, 2, 2]);
  });
  it('gives the rest to the player a trampler attacks', () => {
    const [blocker, source] = [bear(), wurm()];
    const options: readonly Option[] = [
      { is: 'object', id: blocker.id },
      { is: 'player', seat: seat(1) },
    ];
    const asked = decision({
      kind: 'divide',
      options,
      least: 6,
      most: 6,
      why: { code: 'combatDamage', source: source.id, rule: '510.1c|310.2' },
    });
    expect(freshDraft(view({ battlefield: [blocker, source] }), asked).shares).toEqual([2, 4]);
  });
});

describe('questions that answer themselves', () => {
  it('have one legal reply, and no way to take anything back', () => {
    const forced = decision({
      kind: 'pick',
      options: objects(1),
      least: 1,
      most: 1,
      why: { code: 'chooseObjects', source: NONE, rule: '608.2d|413.2c' },
    });
    expect(onlyReply(forced)).toEqual([0]);
    expect(onlyReply({ ...forced, cancellable: true })).toBeNull();
    expect(onlyReply({ ...forced, least: 0 })).toBeNull();
    expect(onlyReply({ ...forced, why: { ...forced.why, code: 'sacrifice' } })).toBeNull();
  });
  it('are equal triggers without targets, but not ones that aim', () => {
    const options: readonly Option[] = [0, 1].map(n => ({ is: 'trigger', trigger: n, source: id(1), about: null }));
    const asked = decision({
      kind: 'order',
      options,
      least: 2,
      most: 2,
      why: { code: 'orderTriggers', source: NONE, rule: '603.3b|410.3' },
    });
    expect(onlyReply({ ...asked, words: ['You gain 1 life.', 'You gain 1 life.'] })).toEqual([0, 1]);
    expect(onlyReply({ ...asked, words: ['Destroy target land.', 'Destroy target land.'] })).toBeNull();
    expect(onlyReply({ ...asked, words: ['You gain 1 life.', 'Draw a card.'] })).toBeNull();
  });
});

describe('a remembered order', () => {
  it('is that of the abilities, wherever they stand', () => {
    const source = captain();
    const seen = view({ battlefield: [source] });
    const options: readonly Option[] = [0, 1].map(n => ({ is: 'trigger', trigger: n, source: source.id, about: null }));
    const asked = decision({
      kind: 'order',
      options,
      least: 2,
      most: 2,
      why: { code: 'orderTriggers', source: NONE, rule: '603.3b|410.3' },
      words: ['A', 'B'],
    });
    const answer = kept(seen, asked, [1, 0]);
    const turned = { ...asked, words: ['B', 'A'] };
    expect(memoryKey(seen, turned)).toBe(memoryKey(seen, asked));
    expect(recall(seen, turned, answer)).toEqual([0, 1]);
  });
});

describe('the primary button', () => {
  const settings = {
    mode: 'smart',
    stops: defaultStops('current'),
    pinned: [],
    muted: [],
    always: [],
    secondMain: true,
  } as const;
  const memory = { armed: null, held: false, beforeAttacks: false, fresh: false, offered: new Set<never>() };
  it('names where it leads', () => {
    const seen = view({ decision: decision() });
    expect(primaryOf(seen, NO_DRAFT, settings, memory).label).toBe('To second main phase');
    expect(primaryOf({ ...seen, battlefield: [bear()] }, NO_DRAFT, settings, memory).label).toBe('To combat');
    expect(primaryOf({ ...seen, step: 'postcombatMain' }, NO_DRAFT, settings, memory).label).toBe('End turn');
    expect(primaryOf({ ...seen, active: seat(1), step: 'end' }, NO_DRAFT, settings, memory).label).toBe(
      'Pass to your turn',
    );
  });
  it('says what mana is lost, and names the life where mana burns', () => {
    const seen = view({
      step: 'postcombatMain',
      players: [player(0, { pool: { G: 2 } }), player(1)],
      decision: decision(),
    });
    expect(primaryOf(seen, NO_DRAFT, settings, memory)).toMatchObject({
      label: 'Pass and lose {G}{G}',
      tone: 'warn',
      note: '',
    });
    const old = {
      ...seen,
      edition: '2007-02' as const,
      rules: { poolEmpties: 'phase', manaBurn: true, damageUsesStack: true } as const,
    };
    expect(primaryOf(old, NO_DRAFT, settings, memory).note).toBe('and 2 life: mana burn');
  });
  it('asks twice for X = 0, which is preset at the largest', () => {
    const asked = decision({
      kind: 'number',
      least: 0,
      most: 5,
      why: { code: 'x', source: NONE, rule: '601.2b|409.1b' },
    });
    const draft = freshDraft(view(), asked);
    expect(draft.n).toBe(5);
    expect(primaryOf(view({ decision: asked }), { ...draft, n: 0 }, settings, memory).note).toBe('press twice');
  });
});
