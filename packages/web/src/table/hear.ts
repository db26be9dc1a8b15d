/** What the host says that is no update, as a change of the table. */
import type { Refusal } from '@lawmage/engine';
import type { FromHost } from '../game/door.ts';
import type { Notice, TableState } from './state.ts';

type Answer = Exclude<FromHost, { say: 'update' } | { say: 'rewound' } | { say: 'resumed' }>;

/** Refusals of a declaration to which there is a nearest legal one. */
const FIXABLE: readonly string[] = ['attackNotAllowed', 'attackRequired', 'blockNotAllowed', 'blockRequired'];

const notice = (some: Partial<Notice> & Pick<Notice, 'text'>): Notice => ({
  tone: 'plain',
  rule: '',
  more: 0,
  fixes: false,
  ...some,
});

/** How often something can be repeated says more than that it cannot be so often. */
const wordsOf = ({ code, at, message }: Refusal): string =>
  code === 'cannotRepeat' && at !== undefined ? `It can be done ${at === 1 ? 'once' : `${at} times`} more.` : message;

export function heard(now: TableState, message: Answer): Partial<TableState> {
  switch (message.say) {
    case 'refused': {
      const { refusal, reasons } = message;
      const [first, ...others] = reasons;
      const said = { text: first?.words ?? wordsOf(refusal), rule: first?.rule ?? '', more: others.length };
      return {
        busy: false,
        reasons,
        notice: notice({ ...said, tone: 'danger', fixes: FIXABLE.includes(refusal.code) }),
      };
    }
    case 'broken':
      return { busy: false, broken: { code: message.code, message: message.message } };
    case 'notResumed':
      return { busy: false, aside: { code: message.code, message: message.message } };
    case 'notKept':
      return { unkept: true };
    case 'reasons': {
      const [first, ...others] = message.reasons;
      const told = first === undefined ? null : notice({ text: first.words, rule: first.rule, more: others.length });
      return { reasons: message.reasons, notice: told };
    }
    case 'explained':
      return { why: { id: message.id, why: message.why } };
    case 'plan':
      return { plan: message.taps };
    case 'fixed':
      return { draft: { ...now.draft, picks: message.reply }, notice: null };
  }
}
