/** Keys of the table. Letters can be switched off; none works while typing. */

import { plainText } from '../../log/parts.ts';
import { commit, endTurn, letGo, primaryFor, resolveAll } from '../../prompt/commit.ts';
import { settingsStore } from '../../settings/settings.ts';
import { allObjects } from '../../table/objects.ts';
import { attackAll, choose } from '../../table/press.ts';
import type { Table } from '../../table/table.ts';
import type { Panel } from './panels.tsx';

export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Space', does: 'the primary button' },
  { keys: 'Esc', does: 'cancel the half-done act; else end a yield; else close' },
  { keys: 'Enter', does: 'choose or do the focused thing' },
  { keys: 'Tab', does: 'next region; arrows move within one' },
  { keys: '1–9', does: 'option of the prompt; otherwise card of the hand' },
  { keys: '/', does: 'act box: every legal act, filtered as you type' },
  { keys: 'Z', does: 'undo to my last decision; Shift+Z does it again' },
  { keys: 'E', does: 'end turn' },
  { keys: 'R', does: 'resolve all' },
  { keys: 'H', does: 'hold priority until I pass' },
  { keys: 'F', does: 'full control on or off' },
  { keys: 'A', does: 'attackers: all or none' },
  { keys: 'M', does: 'pay mana by hand, on or off' },
  { keys: 'Y', does: 'always pass for the top ability' },
  { keys: 'I', does: 'inspect what is focused' },
  { keys: 'L', does: 'log' },
  { keys: 'N', does: 'say the last event again' },
  { keys: 'G then H B O S L P', does: 'go to hand, my board, opponents, stack, log, prompt' },
  { keys: '?', does: 'this list' },
];

const GOALS: Readonly<Record<string, string>> = {
  h: '.hand [data-object]',
  b: '.you [data-object]',
  o: '.opponents [data-object]',
  s: '.stack [data-object]',
  l: '.log-lines',
  p: '[data-primary]',
};

export type KeyContext = {
  readonly table: Table;
  readonly open: (panel: Panel) => void;
  readonly say: (words: string) => void;
  readonly guarded: () => boolean;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=range]), select, textarea, [contenteditable]') !== null;

/** A control that the keyboard is on. One that was only pressed with a pointer does not keep Space to itself. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches(':focus-visible') &&
  target.closest('button:not([data-object], [data-seat], [data-primary]), a, summary') !== null;

/** One handler for all keys; `g` waits for the letter of a region. */
export function keyHandler(context: KeyContext): (event: KeyboardEvent) => void {
  let going = false;
  return event => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'Escape') return leave(context, event);
    if (isTyping(event.target)) return;
    if (event.key === ' ') return space(context, event);
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key === 'z') context.table.undo();
      return;
    }
    if (!settingsStore.get().letterKeys) return;
    if (going) {
      going = false;
      document.querySelector<HTMLElement>(GOALS[event.key.toLowerCase()] ?? '#none')?.focus();
      return;
    }
    going = event.key === 'g';
    if (/^[0-9]$/.test(event.key)) return digit(context.table, event.key === '0' ? 9 : Number(event.key) - 1);
    letter(context, event);
  };
}

/** Escape leaves a field as well. */
function leave({ table }: KeyContext, { target }: KeyboardEvent): void {
  if (target instanceof HTMLElement && isTyping(target)) target.blur();
  letGo(table);
}

/** A held key never repeats, and words that have just changed are not acted on. */
function space({ table, guarded }: KeyContext, event: KeyboardEvent): void {
  if (isControl(event.target)) return;
  event.preventDefault();
  if (!event.repeat && !guarded()) commit(table);
}

function letter({ table, open, say }: KeyContext, event: KeyboardEvent): void {
  const act = LETTERS[event.key];
  if (act !== undefined) {
    event.preventDefault();
    return act(table, open, say);
  }
}

type LetterAct = (table: Table, open: KeyContext['open'], say: KeyContext['say']) => void;

const LETTERS: Readonly<Record<string, LetterAct>> = {
  z: table => table.undo(),
  Z: table => table.ask({ ask: 'redo' }),
  e: endTurn,
  r: resolveAll,
  a: attackAll,
  h: table => table.store.set(({ memory }) => ({ memory: { ...memory, held: !memory.held } })),
  f: () => settingsStore.set(({ mode }) => ({ mode: mode === 'full' ? 'smart' : 'full' })),
  m: table => table.byHand(!table.store.get().byHand),
  y: passAlways,
  i: inspectFocused,
  l: (_, open) => open('log'),
  n: (table, _, say) => say(plainText(table.store.get().log.at(-1)?.parts ?? ['Nothing has happened yet'])),
  N: (table, _, say) => say(positionWords(table)),
  '/': (_, open) => open('acts'),
  '?': (_, open) => open('keys'),
};

function passAlways(table: Table): void {
  const { seen, always } = table.store.get();
  const words = seen?.stack.at(-1)?.stack?.text ?? '';
  if (words !== '' && !always.includes(words)) table.store.set({ always: [...always, words] });
}

function inspectFocused(table: Table): void {
  const { seen } = table.store.get();
  const focused = document.activeElement?.closest<HTMLElement>('[data-object]')?.dataset.object;
  const object = seen === null ? undefined : allObjects(seen).find(one => String(one.id) === focused);
  if (object !== undefined) table.store.set({ inspected: object.id });
}

function positionWords(table: Table): string {
  const now = table.store.get();
  if (now.seen === null) return 'No game';
  const players = now.seen.players.map(player => `${player.name} ${player.life} life, ${player.handCount} in hand`);
  return `Turn ${now.seen.turn}. ${players.join('. ')}. ${primaryFor(now).label}`;
}

/** A digit is an option of the prompt, otherwise a card of the hand. */
function digit(table: Table, at: number): void {
  const { seen, busy } = table.store.get();
  const decision = busy ? null : (seen?.decision ?? null);
  if (decision === null || decision.kind === 'priority') {
    document.querySelectorAll<HTMLElement>('.hand [data-object]')[at]?.click();
  } else if (decision.kind === 'pay') {
    if (at < decision.options.length) table.answer([at]);
  } else if (at < decision.options.length) choose(table, decision, at);
}
