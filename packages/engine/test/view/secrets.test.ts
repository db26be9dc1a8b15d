import {
  activated,
  anyTarget,
  card,
  creature,
  damage,
  draw,
  instant,
  keyword,
  pay,
  permanents,
  returnToHand,
  self,
  sorcery,
  staticAbility,
  target,
  you,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { JUDGE, NOBODY } from '../../src/index.ts';
import { see } from '../../src/view/see.ts';
import { tell } from '../../src/view/tell.ts';
import { forest, mossBear } from '../pool.ts';
import { table } from '../table.ts';

const study = sorcery('Quiet Study', '{0}', draw(1));
const sacrificeSelf = { pay: 'do', effect: { do: 'sacrifice', what: self } } as const;
const recall = instant('Recall', '{0}', returnToHand(target(0, permanents('creature'))));

describe('a view [CR 400.2 | 2007: 217.1b]', () => {
  test('shows one’s own hand, and of the others only how many cards they hold', () => {
    const t = table({ ann: { hand: [mossBear] }, bob: { hand: [forest, forest] } });
    const [ann, bob] = see(t.game, t.ann.seat).players;
    expect(ann?.hand.map(one => one.name)).toEqual(['Moss Bear']);
    expect(bob).toMatchObject({ hand: [], handCount: 2 });
    expect(see(t.game, NOBODY).players.flatMap(one => one.hand)).toEqual([]);
  });

  test('shows the judge every hand and library, what is face down, and whatever is asked', () => {
    const t = table({ ann: { hand: [mossBear] }, bob: { hand: [forest], library: [mossBear, forest] } });
    const { players, decision } = see(t.game, JUDGE);
    expect(players.map(one => one.hand.map(({ name }) => name))).toEqual([['Moss Bear'], ['Forest']]);
    expect(players[1]?.library.map(({ name }) => name)).toEqual(['Moss Bear', 'Forest']);
    expect(decision?.seat).toBe(t.ann.seat);
  });

  test('shows the question only to the one who is asked, and everybody that there is one', () => {
    const t = table({ ann: { hand: [mossBear] }, bob: {} });
    expect(see(t.game, t.ann.seat).decision?.kind).toBe('priority');
    expect(see(t.game, t.bob.seat).decision).toBeNull();
    expect(see(t.game, t.bob.seat).asked).toEqual({ seat: t.ann.seat, kind: 'priority', code: 'priority' });
  });

  test('shows the top of a library that is played with revealed', () => {
    const glass = card(
      'Glass Shelf',
      'artifact',
      { cost: '{1}' },
      staticAbility({ static: 'players', who: you, rule: { rule: 'revealedTop', of: you } }),
    );
    const t = table({ ann: { board: [glass], library: [mossBear, forest] }, bob: {} });
    const [ann] = see(t.game, t.bob.seat).players;
    expect(ann?.library.map(one => one.name)).toEqual(['Moss Bear']);
  });

  test('shows a card that may be looked at to its own player alone', () => {
    const glass = card(
      'Dim Glass',
      'artifact',
      { cost: '{1}' },
      staticAbility({ static: 'players', who: you, rule: { rule: 'revealedTop', of: you, look: true } }),
    );
    const t = table({ ann: { board: [glass], library: [mossBear] }, bob: {} });
    expect(see(t.game, t.ann.seat).players[0]?.library).toHaveLength(1);
    expect(see(t.game, t.bob.seat).players[0]?.library).toHaveLength(0);
  });

  test('of a face-down permanent says what it is only to its controller', () => {
    const sneak = card(
      'Hooded Sneak',
      'creature — Rogue',
      { cost: '{3}{U}', size: [4, 1] },
      keyword('morph', { cost: [pay('{U}')] }),
    );
    const t = table({ ann: { hand: [sneak], board: [[forest, 3]] }, bob: {} });
    t.ann.casts('Hooded Sneak', { way: 'morph' });
    t.resolve();
    const shown = (seat: typeof t.ann.seat) => see(t.game, seat).battlefield.find(one => one.faceDown);
    expect(shown(t.ann.seat)).toMatchObject({ printed: 'Hooded Sneak', hidden: false, power: 2 });
    expect(shown(t.bob.seat)).toMatchObject({ printed: '', name: '', hidden: true, power: 2, toughness: 2 });
  });

  test('shows targets, and whether they are still legal', () => {
    const spark = instant('Spark', '{0}', damage(3, anyTarget(0)));
    const t = table({ ann: { hand: [spark, recall], board: [mossBear] }, bob: {} });
    t.ann.casts('Spark', { at: 'Moss Bear' });
    const legal = () => see(t.game, t.bob.seat).stack[0]?.stack?.targets.map(one => one.legal);
    expect(legal()).toEqual([true]);
    t.ann.casts('Recall', { at: 'Moss Bear' });
    t.everyonePasses();
    expect(legal()).toEqual([false]);
  });
});

test.each(['current', '2007-02'] as const)(
  'an ability goes by the name of its source, wherever that has gone, in %s [CR 113.7a | 2007: 402.6]',
  edition => {
    const ember = creature('Last Ember', '{R}', 'Elemental', 1, 1, activated([sacrificeSelf], damage(1, anyTarget(0))));
    const t = table({ ann: { board: [ember] }, bob: {} }, { edition });
    t.ann.activates('Last Ember', { at: 'bob' });
    expect(t.where('Last Ember')).toBe("ann's graveyard");
    expect(see(t.game, t.bob.seat).stack[0]?.stack?.sourceName).toBe('Last Ember');
  },
);

describe('what is told', () => {
  test('of a drawn card names it to the one who drew it', () => {
    const t = table({ ann: { hand: [study], library: [mossBear] }, bob: {} });
    t.ann.casts('Quiet Study');
    t.resolve();
    const drawn = (seat: typeof t.ann.seat) => tell(t.game, seat).find(one => one.event.what === 'draw');
    expect(Object.values(drawn(t.ann.seat)?.names ?? {})).toContain('Moss Bear');
    expect(drawn(t.bob.seat)).toMatchObject({ names: {}, owner: t.ann.seat, event: { newId: -1 } });
  });

  test('of a card that returns to a hand says what it was, and no longer which card in hand it is', () => {
    const t = table({ ann: { hand: [recall], board: [mossBear] }, bob: {} });
    t.ann.casts('Recall', { at: 'Moss Bear' });
    t.resolve();
    const told = tell(t.game, t.bob.seat).find(one => one.event.what === 'move' && one.event.to === 'hand');
    expect(Object.values(told?.names ?? {})).toEqual(expect.arrayContaining(['Moss Bear']));
    expect(told?.event).toMatchObject({ newId: -1 });
  });

  test('cites the rule of the edition that is played', () => {
    const t = table({ ann: { hand: [study], library: [mossBear] }, bob: {} }, { edition: '2007-02' });
    t.ann.casts('Quiet Study');
    t.resolve();
    expect(tell(t.game, t.bob.seat).every(one => !one.rule.includes('|'))).toBe(true);
  });
});
