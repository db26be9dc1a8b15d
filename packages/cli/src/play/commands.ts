/** What a person may type besides an answer. */
import { EDITIONS } from '@lawmage/engine';
import {
  allObjects,
  CLEAR_MEMORY,
  type Entry,
  type Level,
  plainText,
  type Seen,
  STEP_ORDER,
  type Step,
  stepWords,
  subjectOf,
  toggleStop,
} from '@lawmage/web';
import { print } from '../text/print.ts';
import { wrapped } from '../text/table.ts';
import { matches } from './answer.ts';
import { boardText } from './board.ts';
import { inspected } from './inspect.ts';
import { choicesOf } from './prompt.ts';
import type { Session } from './session.ts';

export const HELP = `Answer with a number, or with the beginnings of words: "bolt", "pl for".
  enter, p   pass, or take nothing
  e          pass until this turn is over, unless something happens to you
  again N    do again, N times, what you have just done
  b          the board again
  i N, i NAME   a card of the list by its number, or any card by name
  g          graveyards and exile
  l [N]      the log with rule numbers: the last N lines (20)
  u          undo your last decision (you may see again what you saw)
  stop STEP, stop their STEP   stop, or stop no more, in a step:
             ${STEP_ORDER.slice(1, 6).join(' ')}
             ${STEP_ORDER.slice(6, -1).join(' ')}
  mode smart|stops|full        how much is passed for you
  concede    give up
  q          leave the game`;

/** Whether the line was a command and has been carried out. */
export function obey(session: Session, seen: Seen, line: string): boolean {
  const [word = '', ...rest] = line.split(/\s+/);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (command === undefined) return false;
  command(session, seen, rest.join(' '));
  return true;
}

type Obey = (session: Session, seen: Seen, rest: string) => void;

function again(session: Session, seen: Seen, rest: string): void {
  const times = Number(rest);
  if ((seen.decision?.repeats ?? '') === '') print('You have done nothing that could be repeated as it is.');
  else if (!Number.isInteger(times) || times < 1) print('again N: how often?');
  else session.send({ ask: 'again', times });
}

const COMMANDS: Readonly<Record<string, Obey>> = {
  again,
  '?': () => print(HELP),
  help: () => print(HELP),
  b: (_, seen) => print(`\n${boardText(seen)}`),
  i: (_, seen, rest) => inspect(seen, rest),
  g: (_, seen) => zones(seen),
  l: ({ log }, _, rest) => print(logText(upTo(log, 'full').slice(-(Number(rest) || 20)), 'full', true)),
  u: session => (session.undo === null ? print('There is nothing to take back.') : session.send({ ask: 'undo' })),
  e: (session, seen) => {
    session.memory = { ...CLEAR_MEMORY, armed: { is: 'turn', turn: seen.turn }, offered: session.memory.offered };
  },
  stop: stopAt,
  mode: (session, _, rest) => {
    if (rest === 'smart' || rest === 'stops' || rest === 'full') session.settings = { ...session.settings, mode: rest };
    else print('mode smart, mode stops or mode full');
  },
  concede: session => session.send({ ask: 'concede' }),
};

const LEVELS: Readonly<Record<Level, number>> = { short: 0, full: 1, rules: 2 };

const upTo = (entries: readonly Entry[], level: Level): readonly Entry[] =>
  entries.filter(entry => LEVELS[entry.level] <= LEVELS[level]);

/** Lines of the log up to a level; consequences are set in. */
export const logText = (entries: readonly Entry[], level: Level, rules = false): string =>
  upTo(entries, level)
    .map(entry => {
      const indent = entry.kind === 'turn' ? '' : entry.follows ? '    ' : '  ';
      return wrapped(`${plainText(entry.parts)}${rules ? ` [${entry.rule}]` : ''}`, 80, indent);
    })
    .join('\n');

function inspect(seen: Seen, rest: string): void {
  const { decision } = seen;
  const option = choicesOfNow(seen).find(({ number }) => String(number) === rest);
  const id = option === undefined || decision === null ? null : subjectOf(decision.options[option.index] ?? NOTHING);
  const objects = allObjects(seen).filter(object => (id === null ? matches(rest, object.name) : object.id === id));
  const [object] = objects;
  print(object === undefined || rest === '' ? `There is no card "${rest}" to look at.` : inspected(seen, object));
}

const NOTHING = { is: 'auto' } as const;
const choicesOfNow = (seen: Seen) => (seen.decision === null ? [] : choicesOf(seen, seen.decision));

function zones(seen: Seen): void {
  for (const player of seen.players) {
    const names = player.graveyard.map(({ name }) => name).join(', ');
    print(wrapped(`${player.name}, graveyard: ${names === '' ? 'empty' : names}`, 80));
  }
  if (seen.exile.length > 0) {
    const word = seen.edition === EDITIONS[0] ? 'exile' : 'removed from the game';
    print(wrapped(`${word}: ${seen.exile.map(({ name }) => name || 'a face-down card').join(', ')}`, 80));
  }
}

function stopAt(session: Session, seen: Seen, rest: string): void {
  const [first = '', second = ''] = rest.split(/\s+/);
  const mine = first !== 'their';
  const name = mine ? first : second;
  const step = STEP_ORDER.find(one => one.toLowerCase() === name.toLowerCase());
  if (step === undefined) return print(`The steps are ${STEP_ORDER.slice(1, -1).join(', ')}.`);
  session.settings = { ...session.settings, stops: toggleStop(session.settings.stops, step, mine) };
  const said = (list: readonly Step[]): string => list.map(one => stepWords(seen.edition, one).long).join(', ');
  print(`You stop in your ${said(session.settings.stops.mine)}; in theirs: ${said(session.settings.stops.others)}.`);
}
