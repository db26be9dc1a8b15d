/** What was said with a spell or ability, handed out question by question. */
import type { Decision, GameEvent, ObjectId, Reply } from '@lawmage/engine';
import type { StackItem } from '@lawmage/engine/setup';
import type { Announced } from '../scenario/action.ts';
import type { Choice, Noun } from '../scenario/noun.ts';
import { fitsChoice, indicesOf, isReply, sharesFor } from './choosing.ts';
import { find, isOption } from './find.ts';
import { type Miss, miss, notAsked, type Table } from './table.ts';

/** What has not been used yet. */
export type Pool = {
  targets: readonly Announced['targets'][number][];
  x: number | null;
  modes: readonly number[];
  paying: readonly { readonly keyword: string; readonly times: number }[];
  shares: Announced['shares'];
  chosen: readonly Choice[];
};

/** What came of announcing: the spell or ability, if it is on the stack, and what happened meanwhile. */
export type Done = {
  readonly item: StackItem | null;
  readonly events: readonly GameEvent[];
  /** What the things chosen for costs were before. */
  readonly ids: ReadonlyMap<Choice, readonly ObjectId[]>;
};

export const poolOf = ({ targets, x, modes, paying, shares, chosen }: Announced): Pool => ({
  targets,
  x,
  modes,
  paying,
  shares,
  chosen,
});

/** The answer to one question, or null where nothing that was said is one. */
export function answerFrom(table: Table, decision: Decision, pool: Pool): Reply | Miss | null {
  if (decision.kind === 'pay') return payByItself(decision) ?? choiceFrom(table, decision, pool);
  switch (decision.why.code) {
    case 'target':
      return targetsFrom(table, decision, pool);
    case 'x':
      return xFrom(pool);
    case 'modes':
      return modesFrom(decision, pool);
    case 'divide':
      return sharesFrom(table, decision, pool);
    case 'payOptional':
      return optionalCost(decision, pool);
    default:
      return modeOfCost(decision, pool) ?? choiceFrom(table, decision, pool);
  }
}

/** Which of several costs is paid is said as a mode is. */
const modeOfCost = (decision: Decision, pool: Pool): Reply | Miss | null =>
  pool.modes.length > 0 && decision.options.some(option => option.is === 'mode') ? modesFrom(decision, pool) : null;

function payByItself({ options }: Decision): Reply | null {
  const at = options.findIndex(option => option.is === 'auto');
  return at < 0 ? null : [at];
}

/** As many of the named targets as the phrase takes. */
function targetsFrom(table: Table, decision: Decision, pool: Pool): Reply | Miss | null {
  const { options, most, least } = decision;
  const taken: number[] = [];
  let rest = pool.targets;
  while (taken.length < most && rest[0] !== undefined) {
    const [target] = rest;
    const at = options.findIndex((option, n) => !taken.includes(n) && isOption(table, option, target));
    if (at < 0) break;
    taken.push(at);
    rest = rest.slice(1);
  }
  if (taken.length < least) {
    const [named] = rest;
    if (named === undefined) return null;
    const what = named.is === 'player' ? (table.game.players[named.who]?.name ?? '') : named.name;
    return { ...notAsked(table, `${what} is no legal target`), code: 'noTarget' };
  }
  pool.targets = rest;
  return taken;
}

function xFrom(pool: Pool): Reply | null {
  if (pool.x === null) return null;
  const reply = [pool.x];
  pool.x = null;
  return reply;
}

/** Of modes that are worth something nothing more is chosen than was said [CR 700.2i]. */
function modesFrom({ options, most, why }: Decision, pool: Pool): Reply | Miss | null {
  if (pool.modes.length === 0) return why.rule.startsWith('700.2i') ? [] : null;
  const now = pool.modes.slice(0, most);
  const taken = now.map(mode => options.findIndex(option => option.is === 'mode' && option.mode === mode - 1));
  if (taken.includes(-1)) return miss('notAmongOptions', `mode ${now[taken.indexOf(-1)]} is not offered`);
  pool.modes = pool.modes.slice(now.length);
  return taken;
}

function sharesFrom(table: Table, decision: Decision, pool: Pool): Reply | Miss | null {
  if (pool.shares.length === 0) return null;
  const given = sharesFor(table, decision, pool.shares);
  pool.shares = [];
  return given;
}

/** [CR 601.2b | 2007: 409.1b] */
const ANNOUNCING = '601.2b|';

/** A cost that nothing was said about is not paid. */
function optionalCost(decision: Decision, pool: Pool): Reply | null {
  if (pool.paying.length === 0 && !decision.why.rule.startsWith(ANNOUNCING)) return null;
  const about = decision.why.about as { readonly name?: string } | undefined;
  const at = pool.paying.findIndex(
    ({ keyword }) => about?.name === undefined || keyword === about.name || keyword === 'the cost',
  );
  const times = pool.paying[at]?.times ?? 0;
  if (at >= 0) pool.paying = pool.paying.toSpliced(at, 1);
  return [decision.kind === 'yesNo' ? Math.min(times, 1) : times];
}

/** What is sacrificed, discarded or otherwise chosen, as far as it is offered here. */
function choiceFrom(table: Table, decision: Decision, pool: Pool): Reply | null {
  const [first] = pool.chosen;
  if (decision.kind === 'number' && first?.is === 'number') {
    pool.chosen = pool.chosen.slice(1);
    return [first.n];
  }
  const fitting = pool.chosen.filter(choice => decision.options.some(option => fitsChoice(table, option, choice)));
  const taken = fitting.slice(0, decision.most);
  if (taken.length < Math.max(1, decision.least)) return null;
  const indices = indicesOf(table, decision, taken);
  if (!isReply(indices)) return null;
  pool.chosen = pool.chosen.filter(choice => !taken.includes(choice));
  return indices;
}

/** What was said though nobody asked. Where the rules left no choice, it must be what was done. */
export function leftOver(table: Table, pool: Pool, done: Done): Miss | null {
  const { item, events } = done;
  const targets = item?.targets.flatMap(({ chosen }) => chosen) ?? [];
  const isTarget = (noun: Noun): boolean =>
    targets.some(target => (noun.is === 'player' ? target.seat === noun.who : find(table, noun).includes(target.id)));
  const rest = [
    ...(pool.targets.every(isTarget) ? [] : ['a target']),
    ...(pool.x === null || item?.x === pool.x ? [] : ['X']),
    ...(pool.modes.every(mode => item?.modes.includes(mode - 1)) ? [] : ['modes']),
    ...pool.paying.map(({ keyword }) => `paying ${keyword}`),
    ...(pool.shares.every(({ n, to }) => isTarget(to) && item?.targets.some(one => one.amounts.includes(n)))
      ? []
      : ['a division']),
    ...(pool.chosen.every(choice => wasUsed(done, events, choice)) ? [] : ['something chosen']),
  ];
  return rest.length === 0 ? null : { ...notAsked(table, `never asked for: ${rest.join(', ')}`), code: 'notUsed' };
}

/** Whether something happened to an object, or with a colour of mana, as costs were paid. */
function wasUsed({ ids }: Done, events: readonly GameEvent[], choice: Choice): boolean {
  if (choice.is === 'color') return events.some(event => event.what === 'addMana' && event.mana.includes(choice.color));
  if (choice.is === 'mana') return events.some(event => event.what === 'addMana' && event.mana.includes(choice.mana));
  if (choice.is !== 'object') return false;
  const known = ids.get(choice) ?? [];
  return events.some(event => 'id' in event && known.includes(event.id));
}
