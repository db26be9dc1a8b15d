/** The mark of every object, computed once for each state of the table. */
import type { Mark } from '../card/mark.ts';
import { NO_MARK } from '../card/mark.ts';
import type { DecisionSeen, ObjectId, Seen } from '../game/seen.ts';
import { subjectOf } from './acts.ts';
import { attackersOf, blocksOf, numbered } from './fighters.ts';
import type { TableState } from './state.ts';

export type Marks = (id: ObjectId) => Mark;

type Chosen = { readonly options: ReadonlySet<ObjectId>; readonly picked: ReadonlyMap<ObjectId, number> };

export function marksOf(now: Pick<TableState, 'seen' | 'draft' | 'plan' | 'busy'>): Marks {
  const { seen, draft, plan, busy } = now;
  if (seen === null) return () => NO_MARK;
  const decision = busy ? null : seen.decision;
  const fights = fightMarks(seen, decision, draft.picks);
  const chosen = decision === null ? { options: NONE_SET, picked: NONE_MAP } : chosenIn(decision, draft.picks);
  const taps = new Set(plan);
  const aiming = decision !== null && isAiming(decision, seen);
  const mine = new Set(seen.players[seen.seat]?.hand.map(one => one.id));
  const shares = sharesIn(decision, draft.shares);
  return id => {
    const fight = fights.get(id);
    const option = chosen.options.has(id);
    const lifted = draft.lifted === id || draft.pairing === id;
    return {
      ...NO_MARK,
      ...fight,
      playable: option && isUse(decision, seen, id),
      target:
        option && !isUse(decision, seen, id) && (decision?.kind !== 'block' || canPair(decision, draft.pairing, id)),
      chosen: lifted || chosen.picked.has(id),
      ordinal: showsNumbers(decision) ? (chosen.picked.get(id) ?? 0) : 0,
      dimmed: aiming && !option && fight === undefined && !mine.has(id),
      pays: taps.has(id),
      share: shares.get(id) ?? null,
    };
  };
}

const NONE_SET: ReadonlySet<ObjectId> = new Set();
const NONE_MAP: ReadonlyMap<ObjectId, number> = new Map();

const isAiming = (decision: DecisionSeen, seen: Seen): boolean =>
  decision.kind === 'pick' &&
  decision.options.some(option => option.is === 'object' && seen.battlefield.some(one => one.id === option.id));

/** What is used, as against what is aimed at: acts, and my own fighters. */
const isUse = (decision: DecisionSeen | null, seen: Seen, id: ObjectId): boolean =>
  decision?.kind === 'priority' ||
  decision?.kind === 'attack' ||
  (decision?.kind === 'block' && seen.battlefield.some(one => one.id === id && one.controller === seen.seat));

/** Attackers that the fighter in hand may block. */
const canPair = (decision: DecisionSeen, pairing: ObjectId | -1, id: ObjectId): boolean =>
  decision.options.some(option => option.is === 'block' && option.blocker === pairing && option.attacker === id);

const showsNumbers = (decision: DecisionSeen | null): boolean => decision?.kind === 'pick' && decision.most > 1;

function chosenIn(decision: DecisionSeen, picks: readonly number[]): Chosen {
  const options = new Set<ObjectId>();
  for (const option of decision.options) {
    const id = subjectOf(option);
    if (id !== null && !(option.is === 'act' && option.mana && decision.kind === 'priority')) options.add(id);
    if (option.is === 'block') options.add(option.attacker);
  }
  const picked = new Map<ObjectId, number>();
  picks.forEach((index, at) => {
    const option = decision.options[index];
    const id = option === undefined || decision.kind === 'order' ? null : subjectOf(option);
    if (id !== null) picked.set(id, at + 1);
  });
  return { options, picked };
}

type FightMark = Pick<Mark, 'fight' | 'role' | 'pack'>;

/** Up to as many attackers each stands alone; of more, those that do the same stand together. */
const CROWD = 20;
const NO_PACKS: ReadonlyMap<ObjectId, string> = new Map();

/** What each attacker attacks, as a word. */
function packsOf(seen: Seen, decision: DecisionSeen | null, picks: readonly number[]): ReadonlyMap<ObjectId, string> {
  const packs = new Map<ObjectId, string>();
  for (const { id, attacking } of seen.battlefield)
    if (attacking !== null) packs.set(id, `${attacking.seat}/${attacking.id}`);
  for (const index of picks) {
    const option = decision?.options[index];
    if (option?.is === 'attack') packs.set(option.attacker, `${option.seat}/${option.id}`);
  }
  return packs;
}

function fightMarks(
  seen: Seen,
  decision: DecisionSeen | null,
  picks: readonly number[],
): ReadonlyMap<ObjectId, FightMark> {
  const numbers = numbered(attackersOf(seen, decision, picks));
  const blocks = blocksOf(seen, decision, picks);
  const blocked = new Set([...blocks.values()].flat());
  const packed = numbers.size > CROWD ? packsOf(seen, decision, picks) : NO_PACKS;
  const marks = new Map<ObjectId, FightMark>();
  for (const [id, fight] of numbers) {
    marks.set(id, { fight, role: 'attack', pack: blocked.has(id) ? '' : (packed.get(id) ?? '') });
  }
  for (const [id, attackers] of blocks) {
    const fight = `→${attackers.map(one => numbers.get(one) ?? '?').join(' ')}`;
    marks.set(id, { fight, role: 'block', pack: '' });
  }
  return marks;
}

function sharesIn(decision: DecisionSeen | null, shares: readonly number[]): ReadonlyMap<ObjectId, number> {
  const map = new Map<ObjectId, number>();
  if (decision?.kind !== 'divide') return map;
  decision.options.forEach((option, at) => {
    if (option.is === 'object') map.set(option.id, shares[at] ?? 0);
  });
  return map;
}
