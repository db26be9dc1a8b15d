/**
 * [CR 601.2b, 107.4e, 107.4f, 118.13a | 2007: 104.3f] How symbols that can be paid in two ways will be paid: announced
 * today, settled while paying in 2007. Where the solver pays, hybrid symbols are left to it.
 */

import type { Cost, ManaSymbol } from '@lawmage/ability';
import { LIFE_FOR_SYMBOL } from '../../1-concepts/106-mana/need.ts';
import type { TotalCost } from '../../1-concepts/118-costs/cost.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import { type Announcement, announce, itemOf } from './announcement.ts';
import { canPayTotal, totalOf } from './total.ts';

type Symbols = { readonly of: Announcement; readonly n: number };
export type SymbolsFrame = ({ readonly do: 'chooseSymbols' } & Symbols) | ({ readonly do: 'symbolsChosen' } & Symbols);

/** What was announced for a symbol is kept with the optional costs, under such a name. */
const name = (symbol: ManaSymbol, choice: string): string => `symbol:${symbol}:${choice}`;

const isTwofold = (symbol: ManaSymbol): symbol is Extract<ManaSymbol, string> =>
  typeof symbol === 'string' && symbol.includes('/');
const isPhyrexian = (symbol: string): boolean => symbol.endsWith('/P');

/** The different symbols of a cost that can be paid in two ways, each with its number. */
function twofold(
  game: Game,
  of: Announcement,
): readonly { readonly symbol: string & ManaSymbol; readonly n: number }[] {
  const { symbols } = totalOf(game, of).mana;
  if (!symbols.some(isTwofold)) return NO_SYMBOLS;
  const kinds = [...new Set(symbols.filter(isTwofold))];
  const asked = editionOf(game).hybridAnnounced && !player(game, of.seat).autoPay;
  return kinds
    .filter(symbol => asked || isPhyrexian(symbol))
    .map(symbol => ({ symbol, n: symbols.filter(other => other === symbol).length }));
}

const NO_SYMBOLS: ReturnType<typeof twofold> = [];

/** The first half of a symbol, or life, is what the number asked for counts. */
const firstChoice = (symbol: string): string => (isPhyrexian(symbol) ? 'life' : (symbol.split('/')[0] ?? ''));

export function chooseSymbols(game: Game, { of, n }: Symbols): Done {
  if (of.what === 'triggered') return nothing();
  const one = twofold(game, of)[n];
  if (one === undefined) return nothing();
  const { symbol } = one;
  const open = Array.from({ length: one.n + 1 }, (_, times) => times).filter(times => isOpen(game, of, symbol, times));
  const [least] = open;
  const most = open.at(-1);
  if (least === undefined || most === undefined) return push(game, { do: 'chooseSymbols', of, n: n + 1 });
  if (isSettled(least === most)) return settle(game, of, n, symbol, least);
  return ask(
    game,
    {
      kind: 'number',
      seat: of.seat,
      why: why('cost', '601.2b|', of.item, { symbol, choice: firstChoice(symbol) }),
      options: [],
      least,
      most,
    },
    { do: 'symbolsChosen', of, n },
  );
}

export function symbolsChosen(game: Game, { of, n }: Symbols, reply: Reply): Done {
  const one = twofold(game, of)[n];
  return one === undefined ? nothing() : settle(game, of, n, one.symbol, reply[0] ?? 0);
}

function settle(game: Game, of: Announcement, n: number, symbol: string & ManaSymbol, times: number): Done {
  const { paid } = itemOf(game, of);
  if (isPhyrexian(symbol)) cite('107.4f|');
  announce(game, of, { paid: { ...paid, [name(symbol, firstChoice(symbol))]: times } });
  return push(game, { do: 'chooseSymbols', of, n: n + 1 });
}

function isOpen(game: Game, of: Announcement, symbol: string & ManaSymbol, times: number): boolean {
  const { paid } = itemOf(game, of);
  const total = settledCost(totalOf(game, of), { ...paid, [name(symbol, firstChoice(symbol))]: times });
  return canPayTotal(game, of, total);
}

/** The cost with its twofold symbols as announced; those that nothing was announced for stay as they are. */
export function settledCost(cost: TotalCost, paid: Readonly<Record<string, number>>): TotalCost {
  if (!cost.mana.symbols.some(isTwofold)) return cost;
  const symbols: ManaSymbol[] = [];
  let { generic } = cost.mana;
  let life = 0;
  const left = new Map<string, number>();
  for (const symbol of cost.mana.symbols) {
    const choice = isTwofold(symbol) ? firstChoice(symbol) : '';
    const announced = isTwofold(symbol) ? paid[name(symbol, choice)] : undefined;
    if (!isTwofold(symbol) || announced === undefined) {
      symbols.push(symbol);
      continue;
    }
    const more = left.get(symbol) ?? announced;
    left.set(symbol, more - 1);
    cite('118.13a|');
    const half = more > 0 ? choice : otherHalf(symbol);
    if (half === 'life') life += LIFE_FOR_SYMBOL;
    else if (half === '2') generic += 2;
    else symbols.push(half as ManaSymbol);
  }
  return { mana: { generic, symbols }, parts: life === 0 ? cost.parts : [...cost.parts, ...lifeCost(life)] };
}

const otherHalf = (symbol: string): string =>
  isPhyrexian(symbol) ? symbol.slice(0, -2) : (symbol.split('/')[1] ?? '');
const lifeCost = (amount: number): Cost => [{ pay: 'do', effect: { do: 'loseLife', amount } }];
