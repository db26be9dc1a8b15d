/** A question with its numbered choices. */
import { type DecisionSeen, NO_DRAFT, optionWords, primaryOf, promptWords, type Seen, yesNoWords } from '@lawmage/web';
import { wrapped } from '../text/table.ts';
import type { Session } from './session.ts';

/** A choice as it is listed: its number for the person, its place among the options, its words. */
export type Choice = { readonly number: number; readonly index: number; readonly words: string };

/**
 * The choices of a question. Mana abilities are left out: costs are paid by themselves. Of acts with the same words one
 * is enough.
 */
export function choicesOf(seen: Seen, decision: DecisionSeen): readonly Choice[] {
  if (decision.kind === 'yesNo') return yesNo(seen, decision);
  const all = decision.options
    .map((option, index) => ({ option, index, words: optionWords(seen, decision, index) }))
    .filter(({ option }) => !(option.is === 'act' && option.mana));
  const known = new Set<string>();
  return all
    .filter(({ option, words }) => option.is !== 'act' || (!known.has(words) && known.add(words)))
    .map(({ index, words }, at) => ({ number: at + 1, index, words }));
}

/** Here the index is the reply itself. */
function yesNo(seen: Seen, decision: DecisionSeen): readonly Choice[] {
  const { main, mainReply, other, otherReply } = yesNoWords(seen, decision);
  return [
    { number: 1, index: mainReply, words: main },
    { number: 2, index: otherReply, words: other },
  ];
}

export function promptText(session: Session, seen: Seen, decision: DecisionSeen): string {
  const { sentence, rule } = promptWords(seen, decision);
  const choices = choicesOf(seen, decision).map(({ number, words }) => {
    const indent = ' '.repeat(6);
    return `${String(number).padStart(4)}  ${wrapped(words, 80, indent).slice(indent.length)}`;
  });
  return ['', `${sentence} [${rule}]`, ...choices, wrapped(howTo(session, seen, decision), 80, '  ')].join('\n');
}

const againWords = ({ repeats }: DecisionSeen): string => (repeats === '' ? '' : `; again 10: ${repeats}, 10 times`);

/** How to answer, by the kind of question. */
function howTo(session: Session, seen: Seen, decision: DecisionSeen): string {
  const { kind, least, most, options, cancellable } = decision;
  const back = cancellable ? '; x takes it back' : '';
  switch (kind) {
    case 'priority':
      return `enter: ${primaryOf(seen, NO_DRAFT, session.settings, session.memory).label}${againWords(decision)}; ? for help`;
    case 'yesNo':
      return `1 or y, 2 or n${back}`;
    case 'number':
      return `a number from ${least} to ${most}${back}`;
    case 'divide':
      return `${options.length} numbers, ${most} together${back}`;
    case 'order':
      return `all numbers in order, or enter for this order${back}`;
    case 'attack':
      return 'numbers of the attacks, all, or enter for none';
    case 'block':
      return 'numbers of the blocks, or enter for none';
    default:
      return `${manyWords(least, Math.min(most, options.length))}${back}`;
  }
}

function manyWords(least: number, most: number): string {
  if (least === most) return most === 1 ? 'one number or name' : `${most} numbers`;
  return `${least} to ${most} numbers${least === 0 ? ', or enter for none' : ''}`;
}
