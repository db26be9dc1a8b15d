/** One game at the terminal: what is shown now, and what was told so far. */
import type { Reply } from '@lawmage/engine';
import {
  CLEAR_MEMORY,
  createHost,
  defaultStops,
  type Entry,
  entriesOf,
  type FromHost,
  type Host,
  type PassMemory,
  type PassSettings,
  type Seen,
  type Setup,
  type UndoMark,
} from '@lawmage/web';

export type Session = {
  readonly send: Host;
  seen: Seen | null;
  log: readonly Entry[];
  /** How long the log was after each update, so that undo can shorten it. */
  marks: readonly number[];
  life: readonly number[];
  undo: UndoMark | null;
  settings: PassSettings;
  memory: PassMemory;
  /** Said once before the next question: a refusal, an undo. */
  notices: readonly string[];
  broken: string | null;
};

export function openSession(setup: Setup): Session {
  const session: Session = {
    send: createHost(message => hear(session, message)),
    seen: null,
    log: [],
    marks: [],
    life: [],
    undo: null,
    settings: {
      mode: 'smart',
      stops: defaultStops(setup.edition),
      pinned: [],
      muted: [],
      always: [],
      secondMain: false,
    },
    memory: CLEAR_MEMORY,
    notices: [],
    broken: null,
  };
  session.send({ ask: 'start', setup });
  return session;
}

function hear(session: Session, message: FromHost): void {
  switch (message.say) {
    case 'update': {
      const { seen, told, undo } = message;
      session.log = [...session.log, ...entriesOf(seen, told, session.life, session.log.length)];
      session.marks = [...session.marks, session.log.length];
      show(session, seen, undo);
      return;
    }
    case 'rewound':
      session.marks = session.marks.slice(0, message.n);
      session.log = session.log.slice(0, session.marks.at(-1) ?? 0);
      session.notices = [`Taken back: ${message.what}.`];
      session.memory = { ...CLEAR_MEMORY, fresh: true };
      show(session, message.seen, message.undo);
      return;
    case 'refused':
      session.notices = [`Not allowed: ${message.refusal.message}`];
      return;
    case 'broken':
      session.broken = `${message.code}: ${message.message}`;
      return;
    default:
      return;
  }
}

function show(session: Session, seen: Seen, undo: UndoMark | null): void {
  session.seen = seen;
  session.life = seen.players.map(({ life }) => life);
  session.undo = undo;
}

/** Answers the question that is asked. `what` names the reply for undo; null where the program answers by itself. */
export function reply(session: Session, answer: Reply, what: string | null): void {
  session.memory = { ...session.memory, fresh: false };
  session.send({ ask: 'answer', reply: answer, auto: what === null, what: what ?? '' });
}
