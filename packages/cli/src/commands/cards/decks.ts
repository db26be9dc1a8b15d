/** Which decks of a folder can be played whole, and which cards keep the others from it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CardFacts, readDeck, SECTIONS } from '@lawmage/cards';
import { missingWords } from '@lawmage/engine';
import { readCard } from '@lawmage/oracle';
import { CommandError, DONE, type Status } from '../../command.ts';
import { blockerText } from '../../text/blocker.ts';
import { print, printJson } from '../../text/print.ts';
import { columns } from '../../text/table.ts';

interface Lacking {
  readonly name: string;
  readonly why: string;
}

interface DeckCoverage {
  readonly deck: string;
  /** Different cards. */
  readonly cards: number;
  readonly missing: readonly Lacking[];
}

/** A card by its whole name, or by that of a face where no card has that name. */
function byName(cards: readonly CardFacts[]): ReadonlyMap<string, CardFacts> {
  const names = new Map<string, CardFacts>();
  const add = (name: string, card: CardFacts): void => {
    if (!names.has(name)) names.set(name, card);
  };
  for (const card of cards) add(card.name, card);
  for (const card of cards) for (const { name } of card.faces) add(name, card);
  return names;
}

/** Why a card is not playable; empty if it is. */
function lacks(card: CardFacts | undefined): string {
  if (card === undefined) return 'no card has this name';
  const reading = readCard(card);
  return reading.ok ? missingWords(reading.card).join(', ') : blockerText(reading.blockers[0]);
}

async function deckFiles(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder).catch(() => {
    throw new CommandError('noFolder', `"${folder}" is not a folder`);
  });
  return found.filter(name => /\.(?:txt|dek|cod|dec)$/iu.test(name) && !/^readme/iu.test(name)).sort();
}

async function decksIn(folder: string, cards: readonly CardFacts[]): Promise<readonly DeckCoverage[]> {
  const names = byName(cards);
  const known = new Map<string, string>();
  const whyNot = (name: string): string => {
    const why = known.get(name) ?? lacks(names.get(name));
    known.set(name, why);
    return why;
  };
  const decks: DeckCoverage[] = [];
  for (const file of await deckFiles(folder)) {
    const { deck } = readDeck(await readFile(join(folder, file), 'utf8'));
    const sections = SECTIONS.filter(section => section !== 'aside');
    const wanted = new Set(sections.flatMap(section => deck[section].map(({ name }) => name)));
    const missing = [...wanted].map(name => ({ name, why: whyNot(name) })).filter(({ why }) => why !== '');
    decks.push({ deck: file, cards: wanted.size, missing });
  }
  return decks.sort((a, b) => a.missing.length - b.missing.length);
}

/** The cards that most decks wait for; a deck that waits for few cards counts more. */
function ranked(decks: readonly DeckCoverage[]): readonly { readonly name: string; readonly decks: number }[] {
  const waiting = new Map<string, { decks: number; weight: number }>();
  for (const { missing } of decks) {
    for (const { name } of missing) {
      const { decks: n, weight } = waiting.get(name) ?? { decks: 0, weight: 0 };
      waiting.set(name, { decks: n + 1, weight: weight + 1 / missing.length });
    }
  }
  return [...waiting].sort(([, a], [, b]) => b.weight - a.weight).map(([name, { decks: n }]) => ({ name, decks: n }));
}

/** Prints for each deck of a folder what keeps it from being played. */
export async function deckCoverage(cards: readonly CardFacts[], folder: string, json: boolean): Promise<Status> {
  const decks = await decksIn(folder, cards);
  const playable = decks.filter(({ missing }) => missing.length === 0).length;
  const report = { decks: decks.length, playable, byDeck: decks, waitingFor: ranked(decks) };
  if (json) printJson(report);
  else {
    print(`${playable} of ${decks.length} decks are playable`);
    for (const { deck, cards: n, missing } of decks.filter(one => one.missing.length > 0)) {
      print(`\n${deck}: ${missing.length} of ${n} cards are not`);
      print(columns(missing.map(({ name, why }) => [`  ${name}`, why])));
    }
  }
  return DONE;
}
