import type { Ability, Count, Effect, TokenSpec } from '@lawmage/ability';
import { as, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { withCreator, withoutCreator } from '../tokens/creator.ts';
import { abilities } from '../verbs/abilities.ts';
import { sentence } from './sentence.ts';

type Create = Extract<Effect, { readonly do: 'create' }>;
type Described = Extract<TokenSpec, { readonly token: 'described' }>;

/** Changes the token that a sentence creates last; undefined where it creates none. */
function onToken(effect: Effect, change: (token: Described) => Described | undefined): Effect | undefined {
  if (effect.do === 'create') return onCreated(effect, change);
  if (effect.do === 'may') {
    const inner = effect.then === undefined ? onToken(effect.effect, change) : undefined;
    return inner && { ...effect, effect: inner };
  }
  if (effect.do === 'if') {
    const inner = effect.otherwise === undefined ? onToken(effect.then, change) : undefined;
    return inner && { ...effect, then: inner };
  }
  if (effect.do !== 'sequence') return undefined;
  const last = effect.steps.at(-1);
  const changed = last && onToken(last, change);
  return changed && { ...effect, steps: [...effect.steps.slice(0, -1), changed] };
}

function onCreated(effect: Create, change: (token: Described) => Described | undefined): Effect | undefined {
  const token = effect.token.token === 'described' ? change(effect.token) : undefined;
  return token && { ...effect, token };
}

/** The token that a sentence creates last. */
export function tokenOf(effect: Effect): Described | undefined {
  let found: Described | undefined;
  onToken(effect, token => {
    found = token;
    return token;
  });
  return found;
}

const ONE = ['it', 'the token', 'that token'] as const;
const MANY = ['they', 'the tokens', 'those tokens'] as const;
type Had = { readonly effect: Effect; readonly who: string; readonly abilities: readonly Ability[] };
const MARK = /^(?<who>.+), which has (?<before>\d+)(?:, (?<said>.+))?$/u;

/** The mark tells how many of the abilities stood behind "with". */
function withText({ effect, who, abilities: more }: Had): Effect | undefined {
  return onToken(effect, token => {
    if (token.said !== undefined && MARK.test(token.said)) return undefined;
    const before = token.abilities ?? [];
    const said = [`${who}, which has ${before.length}`, ...(token.said === undefined ? [] : [token.said])].join(', ');
    return withCreator({ ...token, abilities: [...before, ...more], said });
  });
}

function withoutText(effect: Effect): Had | undefined {
  const found = tokenOf(effect);
  const token = found && withoutCreator(found);
  const { who, before, said: other } = MARK.exec(token?.said ?? '')?.groups ?? {};
  if (token?.abilities === undefined || who === undefined) return undefined;
  const { said: _, abilities: all, ...rest } = token;
  const first = all.slice(0, Number(before));
  const plain: Described = {
    ...rest,
    ...(first.length > 0 && { abilities: first }),
    ...(other !== undefined && { said: other }),
  };
  const without = onToken(effect, () => plain);
  return without && { effect: without, who, abilities: all.slice(first.length) };
}

const one = part<string>()(table('a reference', ONE));
const many = part<string>()(table('a reference', MANY));

/** "Create a 1/1 green Saproling creature token. It has …": what its creator says of it is its text [CR 111.3 | 2007: 216.1]. */
export const tokenText: Phrase<Effect> = as(
  part<Had>()(
    oneOf(
      'a sentence',
      say`${{ effect: sentence }} . ${{ who: one }} has ${{ abilities }} .`,
      say`${{ effect: sentence }} . ${{ who: many }} have ${{ abilities }} .`,
    ),
  ),
  withText,
  withoutText,
);

const SIZE = 'its power, its toughness';
type Sized = { readonly effect: Effect; readonly power: Count; readonly toughness: Count };

/** "Create a black Vampire creature token. Its power is equal to … and its toughness is equal to …." */
export const tokenSize: Phrase<Effect> = as(
  part<Sized>()(
    say`${{ effect: sentence }} . its power is equal to ${{ power: amount }} and its toughness is equal to ${{
      toughness: amount,
    }} .`,
  ),
  ({ effect, power, toughness }): Effect | undefined =>
    onToken(effect, token =>
      token.power === undefined && typeof power === 'object' && typeof toughness === 'object'
        ? { ...token, power, toughness, ...marked(token) }
        : undefined,
    ),
  (effect): Sized | undefined => {
    const token = tokenOf(effect);
    const { power, toughness } = token ?? {};
    if (token?.said === undefined || !token.said.startsWith(SIZE) || power === undefined || toughness === undefined)
      return undefined;
    const plain = onToken(effect, ({ power: _, toughness: __, said = '', ...rest }) =>
      said === SIZE ? rest : { ...rest, said: said.slice(SIZE.length + 2) },
    );
    return plain && { effect: plain, power, toughness };
  },
);
const marked = ({ said }: Described) => ({ said: said === undefined ? SIZE : `${SIZE}, ${said}` });

/** Whether an instruction gives a token the text that is its own from the beginning. */
export const isTokenText = (effect: Effect): boolean =>
  effect.do === 'modify' &&
  effect.until === undefined &&
  effect.what.what === 'that' &&
  [...ONE, ...MANY].some(word => effect.what.what === 'that' && word === effect.what.said) &&
  effect.changes.length === 1 &&
  effect.changes[0]?.change === 'gain' &&
  effect.changes[0].said === 'has';
