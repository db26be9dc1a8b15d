/** What a person types, as a reply. */
import { CANCEL, type Reply } from '@lawmage/engine';
import type { DecisionSeen } from '@lawmage/web';
import type { Choice } from './prompt.ts';

export type Understood =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly message: string };

const yes = (reply: Reply): Understood => ({ ok: true, reply });
const no = (message: string): Understood => ({ ok: false, message });

/** A reply to the question, by numbers or by the beginnings of words. */
export function understand(text: string, decision: DecisionSeen, choices: readonly Choice[]): Understood {
  const line = text.toLowerCase();
  if (decision.cancellable && (line === 'x' || line === 'cancel')) return yes(CANCEL);
  switch (decision.kind) {
    case 'yesNo':
      return one(line === 'y' || line === 'yes' ? '1' : line === 'n' || line === 'no' ? '2' : line, choices);
    case 'number':
      return numbers(line, 1);
    case 'divide':
      return numbers(line, decision.options.length);
    case 'order':
      return line === '' ? yes(decision.options.map((_, n) => n)) : several(line, choices);
    case 'priority':
      return line === '' || line === 'p' || line === 'pass' ? yes([]) : one(line, choices);
    case 'attack':
      return line === 'all' ? yes(oneEach(decision)) : several(line, choices);
    default:
      return decision.most === 1 && line !== '' ? one(line, choices) : several(line, choices);
  }
}

function numbers(line: string, count: number): Understood {
  const all = line.split(/[\s,]+/).map(Number);
  if (line === '' || all.length !== count || !all.every(Number.isInteger))
    return no(count === 1 ? 'Give a number.' : `Give ${count} numbers.`);
  return yes(all);
}

/** One attack for each creature: its first. */
function oneEach({ options }: DecisionSeen): Reply {
  const taken = new Set<number>();
  return options.flatMap((option, n) => {
    if (option.is !== 'attack' || taken.has(option.attacker)) return [];
    taken.add(option.attacker);
    return [n];
  });
}

function several(line: string, choices: readonly Choice[]): Understood {
  if (line === '' || line === 'none') return yes([]);
  const found = line.split(/[\s,]+/).map(part => choices.find(({ number }) => String(number) === part));
  const missing = found.indexOf(undefined);
  if (missing >= 0) return one(line, choices);
  return yes(found.flatMap(choice => (choice === undefined ? [] : [choice.index])));
}

/** A choice by its number, or by words of which each begins one of its own, in order. */
function one(line: string, choices: readonly Choice[]): Understood {
  if (line === '') return no('Give a number or a name.');
  const numbered = choices.find(({ number }) => String(number) === line);
  if (numbered !== undefined) return yes([numbered.index]);
  if (/^\d+$/.test(line)) return no(`There is no choice ${line}.`);
  const found = choices.filter(({ words }) => matches(line, words));
  const distinct = new Set(found.map(({ words }) => words));
  const [first] = found;
  if (first === undefined) return no(`Nothing here is called "${line}"; ? for help.`);
  if (distinct.size > 1) return no(`"${line}" could be: ${[...distinct].slice(0, 5).join('; ')}.`);
  return yes([first.index]);
}

export function matches(line: string, words: string): boolean {
  const said = words.toLowerCase().split(/[^\p{L}\p{N}’'+/-]+/u);
  let from = 0;
  return line.split(/\s+/).every(part => {
    const at = said.findIndex((word, n) => n >= from && word.startsWith(part));
    from = at + 1;
    return at >= 0;
  });
}
