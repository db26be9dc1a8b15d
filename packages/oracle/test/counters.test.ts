import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { says } from './support/kernel.ts';

const g = grammar(effect);
const self = { what: 'self' } as const;
const itself = { what: 'that', slot: -1, said: 'it' } as const;

describe('counters of what has gone', () => {
  it('are those of what is named, or of what was said to have had some', () => {
    says(g, 'put its counters on ~.', { do: 'giveCounters', from: itself, on: self });
    says(g, 'put those counters on ~.', { do: 'giveCounters', from: { ...itself, said: 'those counters' }, on: self });
  });
});
