/** The opposite of what a scenario checks. */
import type { Check } from '../../src/scenario/check.ts';

export function opposite(check: Check): Check {
  switch (check.check) {
    case 'life':
    case 'cards':
    case 'counters':
    case 'controls':
      return { ...check, n: check.n + 1 };
    case 'object':
    case 'asked':
    case 'end':
    case 'cited':
    case 'designation':
    case 'sees':
      return { ...check, not: !check.not };
    case 'may':
      return { ...check, not: !check.not, code: null };
    case 'zone':
    case 'stack':
      return { ...check, are: [...check.are, NOTHING_SUCH] };
    case 'pool':
      return { ...check, mana: [...check.mana, 'C'] };
    case 'step':
      return { ...check, step: { of: null, step: check.step.step === 'untap' ? 'draw' : 'untap' } };
    case 'turn':
    case 'decides':
      return { ...check, who: check.who + 1 };
    case 'daytime':
      return { ...check, is: check.is === 'day' ? 'night' : 'day' };
  }
}

const NOTHING_SUCH = { is: 'object', name: 'nothing of that name', of: null, ability: false } as const;
