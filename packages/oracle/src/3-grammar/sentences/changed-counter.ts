import type { Effect } from '@lawmage/ability';
import { is, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { oneObject } from '../nouns/index.ts';

const again = say`${{ said: table('a reference', ['that permanent or card', 'that permanent', 'it']) }}`;

/** "Choose a counter on target permanent. Remove that counter from that permanent or put another of those counters on it." */
export const changedCounter: Phrase<Effect> = part<Effect>()(
  is({
    do: 'changeCounter',
  })`choose a counter on ${{ on: oneObject }} . remove that counter from ${again} or put another of those counters on it .`,
);
