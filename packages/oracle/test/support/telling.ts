/** The words of a line that must not be lost, sorted: what says how much, who else, or not. */
const TELLING = new Set([
  'unless',
  'instead',
  'only',
  'other',
  'another',
  'twice',
  'not',
  'non',
  'without',
  'except',
  'half',
  'least',
  'most',
  'more',
  'fewer',
  'less',
  'random',
  'additional',
  'target',
  'untapped',
  'double',
  "can't",
  "don't",
  "doesn't",
  'each',
]);

export const telling = (tokens: readonly string[]): readonly string[] =>
  tokens
    .map(token => (token === 'another' ? 'other' : token))
    .filter(token => TELLING.has(token) || /^[+-]?\d+\/|^\{.+\}$/u.test(token))
    .toSorted();
