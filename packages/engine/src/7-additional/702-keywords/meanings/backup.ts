/** [CR 702.165 | 2007: none] Backup: what its meaning is depends on the abilities printed after it. */
import {
  type Ability,
  gains,
  type Keyword,
  modify,
  permanents,
  putCounters,
  sequence,
  target,
  that,
  triggered,
  untilEndOfTurn,
} from '@lawmage/ability';
import { entersSelf, numberOf, plusCounter } from './words.ts';

/** [CR 702.165a, 702.165c] Counters on a creature; another one also gains the abilities printed below. */
export function backup(keyword: Keyword, below: readonly Ability[]): readonly Ability[] {
  const given = below.filter(ability => ability.is !== 'keyword' || ability.keyword !== 'backup');
  const counters = putCounters(numberOf(keyword), plusCounter, target(0, permanents('creature')));
  if (given.length === 0) return [triggered(entersSelf, counters)];
  return [
    triggered(
      entersSelf,
      sequence(counters, {
        do: 'if',
        condition: { if: 'fits', what: that(0), filter: { ...permanents(), other: true } },
        then: modify(that(0), untilEndOfTurn, gains(...given)),
      }),
    ),
  ];
}

/** The abilities that a backup ability gives, as they were when it triggered. */
export function givenBy(ability: Ability): readonly Ability[] {
  const steps = ability.is === 'triggered' && ability.effect.do === 'sequence' ? ability.effect.steps : [];
  const [, gaining] = steps;
  const change = gaining?.do === 'if' && gaining.then.do === 'modify' ? gaining.then.changes[0] : undefined;
  return change?.change === 'gain' ? change.abilities : [];
}
