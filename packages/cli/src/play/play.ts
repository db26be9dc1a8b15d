/** A game at the terminal, question by question. */
import { type DecisionSeen, type Level, promptWords, type Seen } from '@lawmage/web';
import { CommandError, DONE, NEGATIVE, type Status } from '../command.ts';
import { print } from '../text/print.ts';
import { understand } from './answer.ts';
import { selfEvident } from './autopilot.ts';
import { boardText } from './board.ts';
import { logText, obey } from './commands.ts';
import type { Lines } from './lines.ts';
import { choicesOf, promptText } from './prompt.ts';
import { reply, type Session } from './session.ts';

/** Plays until the game or the input ends. */
export async function playOut(session: Session, lines: Lines, level: Level): Promise<Status> {
  let told = 0;
  let board = '';
  for (;;) {
    told = tellNews(session, told, level);
    if (session.broken !== null) throw new CommandError('brokenPromise', session.broken);
    const { seen } = session;
    if (seen === null) throw new CommandError('noGame', 'the game did not begin');
    if (seen.result !== null) return ended(seen);
    const { decision } = seen;
    if (decision === null) throw new CommandError('noQuestion', 'the game waits for nobody');
    const evident = selfEvident(session, seen, decision);
    if (evident !== null) {
      reply(session, evident, null);
      continue;
    }
    const now = boardText(seen);
    if (now !== board) print(`\n${now}`);
    board = now;
    print(promptText(session, seen, decision));
    const line = await lines.ask('> ');
    if (line === null || line === 'q') return left(seen);
    if (!obey(session, seen, line)) take(session, seen, decision, line);
  }
}

/** Prints what was told since (not the deal of the opening hands), and what must be said; the new length of the log. */
function tellNews(session: Session, told: number, level: Level): number {
  const news = logText(session.log.slice(told), session.seen?.turn === 0 ? 'short' : level);
  if (news !== '') print(news);
  for (const notice of session.notices) print(notice);
  session.notices = [];
  return session.log.length;
}

function take(session: Session, seen: Seen, decision: DecisionSeen, line: string): void {
  const choices = choicesOf(seen, decision);
  const understood = understand(line, decision, choices);
  if (!understood.ok) {
    session.notices = [understood.message];
    return;
  }
  const first = choices.find(({ index }) => index === understood.reply[0]);
  const what = decision.kind === 'priority' ? (first?.words ?? 'pass') : promptWords(seen, decision).sentence;
  reply(session, understood.reply, what);
}

function ended({ result, seat, players }: Seen): Status {
  if (result === null || result.draw) print('\nThe game is a draw.');
  else if (result.winners.includes(seat)) print('\nYou win.');
  else print(`\n${result.winners.map(one => players[one]?.name).join(' and ')} wins.`);
  return DONE;
}

function left({ turn }: Seen): Status {
  print(`\nYou left the game ${turn === 0 ? 'before its first turn' : `on turn ${turn}`}.`);
  return NEGATIVE;
}
