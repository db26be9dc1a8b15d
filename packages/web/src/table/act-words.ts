/** Legal acts as sentences: for buttons, the act box and speech. */
import { wordsOf } from '@lawmage/judge/tell';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { nameOf } from './objects.ts';

const WAYS: Readonly<Record<string, string>> = {
  flashback: 'with flashback',
  morph: 'face down',
  megamorph: 'face down',
  disguise: 'face down',
  alternative: 'for its other cost',
};

/** "Cast Lightning Bolt", "Play Forest", "Icy Manipulator: {1}, {T}: Tap target creature". */
export function actWords(seen: Seen, decision: DecisionSeen, index: number): string {
  const option = decision.options[index];
  if (option?.is !== 'act') return '';
  const words = decision.words[index] ?? '';
  const name = nameOf(seen, option.id);
  switch (option.act) {
    case 'land':
      return `Play ${words || name}`;
    case 'cast':
      return [wordsOf(seen.edition).cast, words || name, wayWords(option.way)].filter(part => part !== '').join(' ');
    case 'activate':
      return `${name}: ${words || 'use its ability'}`;
    case 'special':
      return specialWords(option.way, name);
  }
}

const wayWords = (way: string): string => (way === 'normal' || way === '' ? '' : (WAYS[way] ?? `with ${way}`));

const SPECIAL: Readonly<Record<string, string>> = {
  turnFaceUp: 'Turn up',
  turnManifestUp: 'Turn up for its mana cost:',
  suspend: 'Suspend',
  foretell: 'Foretell',
  plot: 'Plot',
  endEffect: 'End the effect of',
  ignore: 'Ignore this turn:',
  discard: 'Discard',
  'unlocked:0': 'Unlock the left door of',
  'unlocked:1': 'Unlock the right door of',
};

const specialWords = (way: string, name: string): string => `${SPECIAL[way] ?? `${way}:`} ${name}`;
