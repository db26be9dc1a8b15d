import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { line } from '../src/3-grammar/abilities/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { says } from './support/kernel.ts';

const lines = grammar(line);
const effects = grammar(effect);
const lands = { what: 'each', filter: { sort: 'permanent', types: ['land'] } } as const;
const modify = (what: object, changes: readonly object[], more: object = {}) => ({
  is: 'static' as const,
  rule: { static: 'modify', what, changes, ...more },
});
const saysStatic = (text: string, what: object, changes: readonly object[]): void =>
  says(lines as never, text, [modify(what, changes)]);

describe('what objects are, as long as an ability holds', () => {
  it('land types replace the others, unless they are added [CR 305.7]', () => {
    saysStatic('lands are Mountains.', lands, [{ change: 'type', subtypes: ['Mountain'], said: 'are kind' }]);
    saysStatic('each land is a Swamp in addition to its other land types.', { ...lands, said: 'each' }, [
      { change: 'type', subtypes: ['Swamp'], keep: true, said: 'are added land types' },
    ]);
  });

  it('creatures that are still lands', () => {
    saysStatic('lands are 1/1 green Elf creatures that are still lands.', lands, [
      { change: 'base', power: 1, toughness: 1, said: 'are inline' },
      { change: 'color', colors: ['G'], said: 'are inline' },
      { change: 'type', types: ['creature'], subtypes: ['Elf'], keep: true, said: 'are inline' },
    ]);
  });

  it('colors alone', () => {
    saysStatic('enchanted creature is white and blue.', { what: 'bearer' }, [
      { change: 'color', colors: ['W', 'U'], said: 'are color' },
    ]);
  });

  it('one phrase after another', () => {
    saysStatic('lands are black and are Swamps.', lands, [
      { change: 'color', colors: ['B'], said: 'are color' },
      { change: 'type', subtypes: ['Swamp'], said: 'are kind' },
    ]);
  });
});

describe('what an instruction makes of objects', () => {
  const target = { what: 'target', slot: -1, filter: { types: ['creature'], sort: 'permanent' } } as const;
  const that = { what: 'that', slot: -1, said: 'that creature' } as const;

  it('for good, beside its other colors and types', () => {
    says(effects as never, 'that creature is a black Zombie in addition to its other colors and types.', {
      do: 'modify',
      what: that,
      changes: [
        { change: 'color', colors: ['B'], add: true, said: 'are added colors and types' },
        { change: 'type', subtypes: ['Zombie'], keep: true, said: 'are added colors and types' },
      ],
    });
  });

  it('for a while', () => {
    says(effects as never, 'target creature becomes white until end of turn.', {
      do: 'modify',
      what: target,
      changes: [{ change: 'color', colors: ['W'], said: 'becomes color' }],
      until: { until: 'endOfTurn' },
    });
  });
});
