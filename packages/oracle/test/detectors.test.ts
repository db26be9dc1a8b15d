import type { Ability } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { words } from '../src/1-text/index.ts';
import { WordDetector } from '../src/5-card/detectors.ts';

const flying: readonly Ability[] = [{ is: 'keyword', keyword: 'flying' }];
const marked: readonly Ability[] = [{ said: 'otherwise', keyword: 'flying', is: 'keyword' }];

describe('the word detector', () => {
  it('finds a telling word that left no trace in the meaning', () => {
    const detector = new WordDetector();
    detector.note(words('this one soars'), flying);
    detector.note(words('this one soars unless it rests twice'), marked);
    expect(detector.findings.map(finding => finding.words)).toEqual([['twice', 'unless']]);
  });

  it('takes other wordings for what they are', () => {
    const detector = new WordDetector();
    detector.note(words('this one soars'), flying);
    detector.note(words('it soars'), marked);
    detector.note(words('it soars twice'), [{ is: 'keyword', keyword: 'reach' }]);
    expect(detector.findings).toEqual([]);
  });
});
