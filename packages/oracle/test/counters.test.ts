import { describe, expect, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { refusal, says } from './support/kernel.ts';

const g = grammar(effect);
const self = { what: 'self' } as const;
const itself = { what: 'that', slot: -1, said: 'it' } as const;

describe('counters of what has gone', () => {
  it('are those of what is named; "those" alone says not whose they are, and is not read', () => {
    says(g, 'put its counters on ~.', { do: 'giveCounters', from: itself, on: self });
    expect(refusal(g, 'put those counters on ~.').message).toContain('those');
  });
});
