import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Setup } from '../src/game/door.ts';
import type { Seen } from '../src/game/seen.ts';
import { plainText } from '../src/log/parts.ts';
import { commit, primaryFor } from '../src/prompt/commit.ts';
import { settingsStore } from '../src/settings/settings.ts';
import { choose } from '../src/table/press.ts';
import { stepOf } from '../src/table/steps.ts';
import { createTable, type Table } from '../src/table/table.ts';
import { DECK } from './fixtures/decks.ts';
import { localDoor } from './fixtures/local-door.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
  settingsStore.set({ pace: 'instant' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitDown(edition: Setup['edition'], seed: number): Table {
  const table = createTable(localDoor());
  const deck = { name: 'Ann', deck: DECK };
  table.start({ edition, seed, you: deck, opponents: [{ name: 'Bob', deck: DECK, agent: 'heuristic' }] });
  return table;
}

/** Lets what is shown be shown, and what is passed be passed, until the person is asked. */
function wait(table: Table): Seen {
  for (let n = 0; n < 4000; n++) {
    const { seen, busy, lingering } = table.store.get();
    if (seen !== null && (seen.result !== null || (!busy && !lingering && seen.decision !== null))) return seen;
    vi.advanceTimersByTime(100);
  }
  throw new Error('nobody is asked any more');
}

/** Plays lands and leaves the rest be. */
function answerOther(table: Table, seen: Seen): void {
  const { decision } = seen;
  if (decision === null) return;
  if (decision.kind === 'yesNo') return table.answer([decision.why.code === 'mulligan' ? 0 : 1]);
  if (primaryFor(table.store.get()).enabled) return commit(table);
  choose(table, decision, 0);
}

/** Whether the person is asked where the button said, in its own words. */
function isThere(label: string, before: Seen, after: Seen): boolean {
  const { decision } = after;
  if (label === 'To combat') return decision?.kind === 'attack';
  if (label === 'To blockers') return decision?.kind === 'block';
  if (label === 'End turn' || label.endsWith(' turn')) return after.turn > before.turn || after.step === 'cleanup';
  return stepOf(after, after.step, after.active).endsWith(label.replace(/^(?:To|Pass to) /, ''));
}

/** What may come between: the other casts, attacks or triggers, or the game ends. */
const INTERRUPTED = /(?:casts|plays|activates|attacks|triggers|loses the game|wins the game|lose the game)/;

describe('the primary button', () => {
  it.each([
    ['current', 4, 'plays lands and stops after combat'],
    ['2007-02', 6, 'plays lands and stops after combat'],
    ['current', 4, 'keeps all cards'],
  ] as const)(
    'leads where it says in the windows of a game in the %s edition, seed %i, of one who %s',
    (edition, seed, who) => {
      const keeps = who === 'keeps all cards';
      settingsStore.set({ secondMain: !keeps });
      const table = sitDown(edition, seed);
      const wrong: string[] = [];
      let windows = 0;
      for (let n = 0; n < 400 && windows < 30; n++) {
        const before = wait(table);
        if (before.result !== null) break;
        const land = before.decision?.options.findIndex(one => one.is === 'act' && one.act === 'land') ?? -1;
        if (before.decision?.kind === 'priority' && land >= 0 && !keeps) {
          table.answer([land]);
          continue;
        }
        if (before.decision?.kind !== 'priority' || before.stack.length > 0) {
          answerOther(table, before);
          continue;
        }
        windows++;
        const { label } = primaryFor(table.store.get());
        const told = table.store.get().log.length;
        commit(table);
        const after = wait(table);
        const news = table.store
          .get()
          .log.slice(told)
          .map(entry => plainText(entry.parts));
        const came = news.some(line => line.startsWith('Bob') && INTERRUPTED.test(line));
        if (!isThere(label, before, after) && !came && after.result === null)
          wrong.push(`${label}: ${before.turn} ${before.step} → ${after.turn} ${after.step} ${after.decision?.kind}`);
      }
      expect(wrong).toEqual([]);
      expect(windows).toBeGreaterThan(8);
    },
  );
});
