import {
  card,
  type Effect,
  gainLife,
  gets,
  modify,
  permanents,
  sorcery,
  spell,
  target,
  untilEndOfTurn,
  yours,
} from '@lawmage/ability';
import { expect, it } from 'vitest';
import { mossBear, plains } from '../pool.ts';
import { table } from '../table.ts';

const grow: Effect = modify(target(0, permanents('creature')), untilEndOfTurn, gets(1, 1));
const heal: Effect = gainLife(3, { who: 'target', slot: 0, of: 'player' });

it('each instance of the word "target" on a card has targets of its own, in whichever line it stands [CR 601.2c | 2007: 409.1c]', () => {
  const both = card('Two Lines', 'sorcery', { cost: '{W}' }, spell(grow), spell(heal));
  const t = table({ ann: { hand: [both], board: [plains, mossBear] }, bob: { life: 20 } });
  t.ann.casts('Two Lines', { at: 'bob' });
  t.resolve();
  expect(t.size('Moss Bear')).toBe('3/3');
  expect(t.game.players[1]?.life).toBe(23);
});

it('a target may be described by another target, as it is chosen and as the spell resolves', () => {
  const theirs = { who: 'target', slot: 0, of: 'player' } as const;
  const uproot = sorcery('Uproot', '{W}', {
    do: 'move',
    what: { what: 'target', slot: 1, filter: { sort: 'card', in: { zone: 'graveyard', of: theirs } } },
    to: { zone: 'library', at: 'bottom' },
  });
  const t = table({ ann: { hand: [uproot], board: [plains] }, bob: { graveyard: [mossBear] } });
  t.ann.casts('Uproot', { at: 'bob' });
  t.resolve();
  expect(t.where('Moss Bear')).toBe("bob's library");
});

it('what replaces an instruction may speak of what that would have been about', () => {
  const bears = sorcery('Roused Host', '{W}', {
    do: 'if',
    condition: { if: 'compare', a: 1, is: 'equal', b: 1 },
    otherwise: modify({ what: 'each', filter: yours(permanents('creature')), slot: 0 }, untilEndOfTurn, gets(1, 1)),
    then: modify({ what: 'that', slot: 0 }, untilEndOfTurn, gets(2, 2)),
  });
  const t = table({ ann: { hand: [bears], board: [plains, mossBear] }, bob: {} });
  t.ann.casts('Roused Host');
  t.resolve();
  expect(t.size('Moss Bear')).toBe('4/4');
});
