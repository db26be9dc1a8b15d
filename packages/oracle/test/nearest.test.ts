import { describe, expect, it } from 'vitest';
import { join, words } from '../src/1-text/index.ts';
import { nearestReadings, readTokens } from '../src/index.ts';

/** The nearest wordings of a line that is not understood. */
function nearest(text: string): readonly string[] {
  const tokens = words(text);
  const reading = readTokens(tokens);
  if (reading.ok) throw new Error(`"${text}" is understood`);
  return nearestReadings(tokens, reading).map(row => join(row));
}

describe('the nearest wording that is understood', () => {
  it('puts a misspelt word right', () => {
    expect(nearest('destroy target craeture.')[0]).toBe('destroy target creature.');
    expect(nearest('whenever ~ atacks, draw a card.')[0]).toBe('whenever ~ attacks, draw a card.');
  });

  it('puts in what is missing', () => {
    expect(nearest('whenever ~ attacks you may draw a card.')).toContain('whenever ~ attacks, you may draw a card.');
  });

  it('mends two faults', () => {
    expect(nearest('whenever ~ atacks, draw two card.')).toContain('whenever ~ attacks, draw two cards.');
  });

  it('is the beginning where the rest means nothing', () => {
    expect(nearest('draw a card and hum.')).toEqual(['draw a card.']);
  });

  it('is none where nothing is like it', () => {
    expect(nearest('zzz zzz zzz')).toEqual([]);
  });

  it('is always understood', () => {
    for (const text of [
      'sacrifice a creature: gain 1 lives.',
      'creatures you controls have flying.',
      'flying vigilance',
    ])
      for (const row of nearest(text)) expect(readTokens(words(row)).ok, row).toBe(true);
  });
});
