/** The primary button always says what pressing it does. */
import { isBarred } from '@lawmage/engine';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { choosesAtOnce, type Draft, missingIn, sumOf } from './draft.ts';
import { nextStop } from './next-stop.ts';
import { nameOf, whoseName } from './objects.ts';
import { manaAtStake, type PassMemory, type PassSettings } from './passing.ts';
import { stepWords } from './steps.ts';

export type Primary = {
  readonly label: string;
  /** Under the label, smaller. */
  readonly note: string;
  readonly enabled: boolean;
  readonly tone: 'plain' | 'warn' | 'idle';
};

const plain = (label: string, note = ''): Primary => ({ label, note, enabled: true, tone: 'plain' });
const idle = (label: string): Primary => ({ label, note: '', enabled: false, tone: 'idle' });

export function primaryOf(seen: Seen, draft: Draft, settings: PassSettings, memory: PassMemory): Primary {
  const { decision } = seen;
  if (seen.result !== null) return idle('Game over');
  if (decision === null) return idle(waitingFor(seen));
  if (decision.kind === 'priority') return passWords(seen, decision, settings, memory);
  return answerWords(decision, draft);
}

const waitingFor = (seen: Seen): string =>
  seen.asked === null ? 'One moment' : `Waiting for ${seen.players[seen.asked.seat]?.name ?? 'the other'}`;

function passWords(seen: Seen, decision: DecisionSeen, settings: PassSettings, memory: PassMemory): Primary {
  if (isBarred(decision, [])) return idle('Do something else');
  const top = seen.stack.at(-1);
  if (top !== undefined) {
    const others = seen.players.filter(player => !player.left && player.seat !== seen.seat);
    const answered = others.length === 1 && top.controller !== seen.seat;
    const next = others[0]?.name ?? 'another player';
    return answered ? plain(`Resolve ${nameOf(seen, top.id)}`) : plain('Pass', `${next} may respond`);
  }
  const lost = manaAtStake(seen);
  if (lost > 0) return { ...plain(`Pass and lose ${lostMana(seen)}`, burn(seen, lost)), tone: 'warn' };
  return plain(whereTo(seen, decision, settings, memory));
}

function whereTo(seen: Seen, decision: DecisionSeen, settings: PassSettings, memory: PassMemory): string {
  const next = nextStop(seen, decision, settings, memory);
  const mine = seen.active === seen.seat;
  switch (next.is) {
    case 'attacks':
      return 'To combat';
    case 'blocks':
      return 'To blockers';
    case 'turn':
      return mine ? 'End turn' : `Pass to ${whoseName(seen, next.active)} turn`;
    case 'step': {
      const words = stepWords(seen.edition, next.step).long;
      return mine ? `To ${words}` : `Pass to ${whoseName(seen, next.active)} ${words}`;
    }
  }
}

function lostMana(seen: Seen): string {
  const pool = Object.entries(seen.players[seen.seat]?.pool ?? {}).filter(([type]) => type !== 'restricted');
  const all = pool.flatMap(([type, n]) => Array.from({ length: n }, () => `{${type}}`));
  return all.length <= 4 ? all.join('') : `${all.length} mana`;
}

const burn = (seen: Seen, lost: number): string => (seen.rules.manaBurn ? `and ${lost} life: mana burn` : '');

function answerWords(decision: DecisionSeen, draft: Draft): Primary {
  const missing = missingIn(decision, draft);
  if (missing !== '' && !choosesAtOnce(decision)) return idle(missing);
  if (choosesAtOnce(decision)) return idle('Choose one');
  const n = draft.picks.length;
  switch (decision.kind) {
    case 'attack':
      return plain(n === 0 ? 'Don’t attack' : `Attack with ${n}`);
    case 'block':
      return plain(n === 0 ? 'No blocks' : `Block with ${blockers(decision, draft)}`);
    case 'order':
      return plain('This order');
    case 'divide':
      return plain(`Divide ${sumOf(draft.shares)} so`);
    case 'number':
      if (decision.why.code === 'shortcut')
        return plain(draft.n === decision.most ? 'Accept' : `Stop after ${draft.n} of your choices`);
      return draft.n === 0 && decision.why.code === 'x'
        ? zero(draft.sure)
        : plain(`${numberName(decision)} = ${draft.n}`);
    case 'yesNo':
    case 'pay':
      return idle('Choose');
    default:
      return pickWords(decision, n, draft.sure);
  }
}

const numberName = (decision: DecisionSeen): string => (decision.why.code === 'x' ? 'X' : 'Number');
const zero = (sure: boolean): Primary =>
  sure ? plain('Yes, X = 0') : { ...plain('X = 0'), note: 'press twice', tone: 'warn' };

const blockers = (decision: DecisionSeen, draft: Draft): number =>
  new Set(
    draft.picks.flatMap(index => {
      const option = decision.options[index];
      return option?.is === 'block' ? [option.blocker] : [];
    }),
  ).size;

const VERBS: Readonly<Record<string, string>> = {
  bottomCards: 'To the bottom',
  discard: 'Discard',
  handSize: 'Discard',
  sacrifice: 'Sacrifice',
  search: 'Find',
  legend: 'Keep',
};

function pickWords(decision: DecisionSeen, n: number, sure: boolean): Primary {
  const away = AWAY[decision.says];
  if (decision.why.code === 'library' && away !== undefined)
    return plain(`${decision.options.length - n} on top, ${n} ${away}`);
  const verb = VERBS[decision.why.code];
  if (verb !== undefined) return plain(n === 0 ? `${verb} nothing` : `${verb} ${n}`);
  if (n > 0 || decision.most === 0) return plain(`Done with ${n}`);
  return sure ? plain('Yes, none') : plain('Done with 0', 'press twice');
}

/** Where cards go that are chosen while looking at a library. */
const AWAY: Readonly<Record<string, string>> = { scry: 'on the bottom', surveil: 'in the graveyard' };

/** Choosing nothing, and X = 0, are asked for twice. */
export const asksTwice = (decision: DecisionSeen, draft: Draft): boolean =>
  (decision.kind === 'pick' &&
    decision.least === 0 &&
    draft.picks.length === 0 &&
    VERBS[decision.why.code] === undefined &&
    decision.why.code !== 'library' &&
    decision.most > 0) ||
  (decision.kind === 'number' && decision.why.code === 'x' && draft.n === 0 && decision.most > 0);
