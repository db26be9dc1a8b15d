/** Spoils a row of tokens as people and programs do: words lost, doubled, exchanged, put in, and letters of other worlds. */
import type { Below } from '../../bench/speaker.ts';

type Mutation = (tokens: string[], at: number, below: Below) => void;

const STRANGE = ['é', '…', '“', '\u200b', '🂡', '—', '0', '{', '}', '()', "'", '"', '\n', '~', '∞', '{Z}', 'ﬁ', 'İ'];
const COMMON = ['and', ',', '.', 'target', 'each', 'then', 'may', 'not', 'you', 'it', 'a', 'two', 'other', 'if', 'X'];

const MUTATIONS: readonly Mutation[] = [
  (tokens, at) => void tokens.splice(at, 1),
  (tokens, at) => void tokens.splice(at, 0, tokens[at] ?? ''),
  (tokens, at) => {
    const [word = ''] = tokens.splice(at, 1);
    tokens.splice(at + 1, 0, word);
  },
  (tokens, at, below) => void tokens.splice(at, 0, COMMON[below(COMMON.length)] ?? ''),
  (tokens, at, below) => void tokens.splice(at, 1, COMMON[below(COMMON.length)] ?? ''),
  (tokens, at, below) => void tokens.splice(at, 1, STRANGE[below(STRANGE.length)] ?? ''),
  (tokens, at) => void tokens.splice(at, 1, (tokens[at] ?? '').toUpperCase()),
  (tokens, at) => void tokens.splice(at),
  (tokens, at) => void tokens.splice(0, at),
  (tokens, at) => void tokens.push(...tokens.slice(at)),
];

/** One to three mutations. */
export function mutated(tokens: readonly string[], below: Below): readonly string[] {
  const result = [...tokens];
  for (let n = 1 + below(3); n > 0 && result.length > 0; n--)
    MUTATIONS[below(MUTATIONS.length)]?.(result, below(result.length), below);
  return result;
}
