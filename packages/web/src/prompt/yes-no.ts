/** The two buttons of a yes-or-no question carry the verb, never "OK" and "Cancel". */
import { capital } from '@lawmage/judge/tell';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { GIFT } from '../table/prompt-words.ts';

export type YesNo = {
  readonly main: string;
  readonly mainReply: 0 | 1;
  readonly other: string;
  readonly otherReply: 0 | 1;
};

export function yesNoWords(seen: Seen, decision: DecisionSeen): YesNo {
  const hand = seen.players[seen.seat]?.handCount ?? 0;
  switch (decision.why.code) {
    case 'mulligan':
      return { main: `Keep ${hand}`, mainReply: 0, other: 'Mulligan', otherReply: 1 };
    case 'mayStayTapped':
      return { main: 'Untap it', mainReply: 1, other: 'Leave it tapped', otherReply: 0 };
    case 'payOptional':
      if (decision.says === GIFT) return { main: 'Promise the gift', mainReply: 1, other: 'No gift', otherReply: 0 };
      return payWords(decision);
    case 'unless':
      return payWords(decision);
    case 'castDuring':
      return { main: 'Cast it', mainReply: 1, other: 'Don’t cast it', otherReply: 0 };
    case 'retarget':
      return { main: 'New targets', mainReply: 1, other: 'Keep the targets', otherReply: 0 };
    case 'combatDamage':
      return { main: 'As though not blocked', mainReply: 1, other: 'To its blockers', otherReply: 0 };
    default:
      return {
        main: decision.says === '' ? 'Yes' : capital(decision.says),
        mainReply: 1,
        other: 'Don’t',
        otherReply: 0,
      };
  }
}

const payWords = ({ says }: DecisionSeen): YesNo => ({
  main: says === '' ? 'Pay' : `Pay: ${says}`,
  mainReply: 1,
  other: 'Don’t pay',
  otherReply: 0,
});
