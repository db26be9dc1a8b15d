/** Striations of a text box that hold from some number of counters on. */
import type { Ability, Condition, Count, Level, Modification, Triggered } from '@lawmage/ability';

const counters = (kind: string): Count => ({ count: 'counters', kind, on: { what: 'self' } });

/** What a level or station symbol means; a class and a case have their own ways to get there. */
export function levelMeaning(level: Level): readonly Ability[] {
  switch (level.of) {
    case 'leveler':
      return [holding(band(level, 'level'), [...size(level), gained(level)])];
    case 'station':
      return [holding(band(level, 'charge'), [...flies(level), ...size(level), gained(level)])];
    case 'class':
      return classMeaning(level);
    case 'case':
      return caseMeaning(level);
  }
}

const holding = (condition: Condition, changes: readonly Modification[]): Ability => ({
  is: 'static',
  while: condition,
  rule: { static: 'modify', what: { what: 'self' }, changes },
});

const gained = (level: Level): Modification => ({ change: 'gain', abilities: level.abilities });

const size = (level: Level): readonly Modification[] =>
  level.power === undefined || level.toughness === undefined
    ? []
    : [{ change: 'base', power: level.power, toughness: level.toughness }];

/** [CR 721.2b] With a power and toughness box it is a creature in addition to its other types. */
const flies = (level: Level): readonly Modification[] =>
  level.power === undefined ? [] : [{ change: 'type', types: ['creature'], keep: true }];

/** [CR 711.2a, 711.2b, 721.2a] */
function band(level: Level, kind: string): Condition {
  const least: Condition = { if: 'compare', a: counters(kind), is: 'atLeast', b: level.from };
  if (level.to === undefined) return least;
  return { if: 'all', of: [least, { if: 'compare', a: counters(kind), is: 'atMost', b: level.to }] };
}

const marked = (mark: string): Condition => ({
  if: 'fits',
  what: { what: 'self' },
  filter: { sort: 'permanent', adj: [{ is: 'marked', mark }] },
});

/** [CR 716.2a] "[Cost]: Level N": gained one after another, as a sorcery; the abilities hold from then on. */
function classMeaning(level: Level): readonly Ability[] {
  const { from } = level;
  const before: Condition = from === 2 ? { if: 'not', of: marked('level:2') } : marked(`level:${from - 1}`);
  const only: Condition = { if: 'all', of: [before, { if: 'not', of: marked(`level:${from}`) }] };
  return [
    {
      is: 'activated',
      cost: level.cost ?? [],
      effect: { do: 'mark', what: { what: 'self' }, mark: `level:${from}` },
      limits: [{ only: 'sorcery' }, { only: 'if', condition: only }],
    },
    holding(marked(`level:${from}`), [gained(level)]),
  ];
}

/** [CR 716.2c] Whether an ability is the one by which a Class gains a level. */
export const gainsLevel = (ability: Ability | null): boolean =>
  ability?.is === 'activated' && ability.effect.do === 'mark' && ability.effect.mark.startsWith('level:');

/** [CR 719.3a, 719.3c] "To solve — [condition]": looked at in the end step; the abilities hold once it is solved. */
function caseMeaning(level: Level): readonly Ability[] {
  const solved = level.abilities.length === 0 ? [] : [holding(marked('solved'), [gained(level)])];
  return level.condition === undefined ? solved : [solving(level.condition), ...solved];
}

const solving = (condition: Condition): Triggered => ({
  is: 'triggered',
  event: { on: 'step', step: 'end', of: { who: 'you' } },
  if: { if: 'all', of: [condition, { if: 'not', of: marked('solved') }] },
  effect: { do: 'mark', what: { what: 'self' }, mark: 'solved' },
});
