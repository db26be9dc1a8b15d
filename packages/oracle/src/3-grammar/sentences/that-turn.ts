import type { Effect } from '@lawmage/ability';
import { as, type Phrase, say } from '../../2-kernel/index.ts';
import { sentence } from './sentence.ts';

type Turn = { readonly effect: Effect; readonly atEnd: Effect };

/** "Take an extra turn after this one. At the beginning of that turn's end step, you lose 9 life." */
export const endOfThatTurn: Phrase<Effect> = as(
  say`${{ effect: sentence }} . at the beginning of that turn's end step, ${{ atEnd: sentence }} .`,
  ({ effect, atEnd }: Turn): Effect | undefined =>
    effect.do === 'turn' && effect.adds === 'turn' && effect.atEnd === undefined ? { ...effect, atEnd } : undefined,
  (effect): Turn | undefined => {
    if (effect.do !== 'turn' || effect.atEnd === undefined) return undefined;
    const { atEnd, ...turn } = effect;
    return { effect: turn, atEnd };
  },
);
