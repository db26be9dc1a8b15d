/** What was decided, in words: undo names it. */
import type { Reply } from '@lawmage/engine';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import type { Draft } from './draft.ts';
import { optionWords } from './option-words.ts';
import { promptWords } from './prompt-words.ts';

export function sentWords(seen: Seen, decision: DecisionSeen, draft: Draft, reply: Reply): string {
  switch (decision.kind) {
    case 'priority':
      return reply.length === 0 ? 'pass' : small(optionWords(seen, decision, reply[0] ?? -1));
    case 'attack':
      return draft.picks.length === 0 ? 'no attack' : `attack with ${draft.picks.length}`;
    case 'block':
      return draft.picks.length === 0 ? 'no blocks' : `block with ${draft.picks.length}`;
    case 'yesNo':
      return `${reply[0] === 1 ? 'yes' : 'no'} to “${promptWords(seen, decision).sentence}”`;
    default:
      return small(promptWords(seen, decision).sentence);
  }
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
