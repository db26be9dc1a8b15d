/** "Another target": other than the source, or than the targets of earlier phrases where there are some of its kind. */
import type { Filter } from '@lawmage/ability';
import type { TargetPhrase } from './is-phrase.ts';

/** A phrase that says "another", of which earlier ones tell what it is to be other than. */
export function setApart(phrase: TargetPhrase, at: number, all: readonly TargetPhrase[]): TargetPhrase {
  if (!isOther(phrase)) return phrase;
  const earlier = all.slice(0, at).filter(one => mayShare(one, phrase));
  if (earlier.length === 0) return phrase;
  const apartFrom = earlier.map(one => one.slot);
  if ('either' in phrase) {
    const { other: _, ...rest } = phrase;
    return { ...rest, apartFrom };
  }
  return 'what' in phrase ? { ...phrase, filter: withoutOther(phrase.filter), apartFrom } : phrase;
}

function isOther(phrase: TargetPhrase): boolean {
  if ('either' in phrase) return phrase.other === true;
  return 'what' in phrase && 'sort' in phrase.filter && phrase.filter.other === true;
}

function withoutOther(filter: Filter): Filter {
  if ('anyOf' in filter) return filter;
  const { other: _, ...rest } = filter;
  return rest;
}

/** Whether two phrases could have the same target, as far as their types tell. */
function mayShare(a: TargetPhrase, b: TargetPhrase): boolean {
  if ('who' in a || 'who' in b) return false;
  const [ofA, ofB] = [typesOf(a), typesOf(b)];
  return ofA === null || ofB === null || ofA.some(type => ofB.includes(type));
}

function typesOf(phrase: TargetPhrase): readonly string[] | null {
  const filter = 'filter' in phrase ? phrase.filter : undefined;
  return filter === undefined || 'anyOf' in filter ? null : (filter.types ?? null);
}
