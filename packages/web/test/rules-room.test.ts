/** Addresses of rooms, and rules found and linked in a rulebook of our own. */
import type { RuleRecord } from '@lawmage/judge/rulebook';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/rooms/routes.ts';
import { findRules, piecesOf } from '../src/rooms/rules/find-rules.ts';

const rule = (number: string, text: string, examples: readonly string[] = []): RuleRecord => ({
  index: 0,
  number,
  level: 'rule',
  text,
  examples,
  references: [],
});

describe('an address', () => {
  it('names a room and what is wanted there', () => {
    expect(routeOf('#/judge')).toEqual({ room: 'judge', rest: '' });
    expect(routeOf('#/rules/current/704.5f')).toEqual({ room: 'rules', rest: 'current/704.5f' });
  });

  it('of no room is the table’s', () => {
    for (const hash of ['', '#/', '#/nowhere', '#judge']) expect(routeOf(hash).room).toBe('');
  });
});

describe('rules', () => {
  const rules = [
    rule('100.1', 'A snail moves slowly.'),
    rule('100.2', 'A hare moves fast.', ['A tired snail.']),
    rule('101.1', 'Hares sleep.'),
  ];

  it('are found by the beginning of their numbers', () => {
    expect(findRules(rules, '100').map(({ number }) => number)).toEqual(['100.1', '100.2']);
  });

  it('are found by all words, in their examples too', () => {
    expect(findRules(rules, 'Snail moves').map(({ number }) => number)).toEqual(['100.1', '100.2']);
    expect(findRules(rules, ' ')).toEqual([]);
  });

  it('link to those they name, and to no number that is none', () => {
    const isRule = (number: string): boolean => rules.some(one => one.number === number);
    expect(piecesOf('See 100.2 and 999.9, since 2007.', isRule)).toEqual([
      { text: 'See ', rule: null },
      { text: '100.2', rule: '100.2' },
      { text: ' and 999.9, since 2007.', rule: null },
    ]);
  });
});
