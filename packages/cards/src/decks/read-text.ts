import { readCardLine } from './card-line.ts';
import type { DeckFormat, Section } from './decklist.ts';
import { Draft } from './draft.ts';
import { type Heading, readHeading } from './headings.ts';

/** Reads a list in lines: plain text, Arena's export, or MTGO's text, whose sideboard follows a blank line. */
export function readTextList(text: string): { readonly draft: Draft; readonly format: DeckFormat } {
  const list = new TextList();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) list.take(line.trim(), index + 1);
  const split = list.splitBlocks();
  list.draft.liftCommanders();
  return { draft: list.draft, format: split ? 'mtgo' : list.isArena ? 'arena' : 'plain' };
}

class TextList {
  readonly draft = new Draft();
  isArena = false;
  #section: Section = 'main';
  #inAbout = false;
  /** Whether anything but blank lines tells the parts of the list apart. */
  #isMarked = false;
  /** How many entries of the main deck there were at each blank line. */
  readonly #blanks = new Set<number>();
  #entries = 0;

  take(line: string, number: number): void {
    const comment = /^(?:\/\/|#)[/#!\s]*(.*)$/.exec(line)?.[1];
    const heading = readHeading(comment ?? line);
    if (line === '') this.#blank();
    else if (heading !== undefined) this.#head(heading, comment === undefined);
    else if (comment !== undefined) this.#comment(comment);
    else if (this.#inAbout) this.#about(line);
    else this.#card(line, number);
  }

  #card(line: string, number: number): void {
    const { entry, section = this.#section } = readCardLine(line);
    if (section !== 'main') this.#isMarked = true;
    else this.#entries += 1;
    this.draft.add(section, { ...entry, line: number });
  }

  /**
   * Where nothing but one blank line divides a list, what follows is the sideboard if it can be one: at most fifteen
   * cards after at least forty, unless both together are just a deck of sixty in two groups.
   */
  splitBlocks(): boolean {
    const [first, ...others] = [...this.#blanks].filter(entries => entries > 0 && entries < this.#entries);
    if (first === undefined || others.length > 0 || this.#isMarked || this.draft.problems.length > 0) return false;
    const [main, side] = [this.draft.size('main', 0, first), this.draft.size('main', first)];
    if (main < 40 || side > 15 || main + side === 60) return false;
    this.draft.move('main', first, 'sideboard');
    return true;
  }

  #blank(): void {
    this.#inAbout = false;
    if (this.#section === 'main') this.#blanks.add(this.#entries);
    const leaders = this.#section === 'commanders' || this.#section === 'companions';
    if (leaders && this.draft.has(this.#section)) this.#section = 'main';
  }

  #head(heading: Heading, isBare: boolean): void {
    this.#isMarked = true;
    this.#inAbout = heading === 'about';
    this.isArena ||= isBare && (heading === 'about' || heading === 'main');
    if (heading === 'group' && this.#section !== 'sideboard') this.#section = 'main';
    if (heading !== 'about' && heading !== 'group') this.#section = heading;
  }

  #comment(text: string): void {
    this.#isMarked ||= this.#entries > 0;
    const name = /^name\s*:\s*(.+)$/i.exec(text)?.[1];
    if (name !== undefined && this.draft.name === undefined) this.draft.name = name;
    else if (text !== '') this.draft.comments.push(text);
  }

  #about(line: string): void {
    const name = /^name\s+(.+)$/i.exec(line)?.[1];
    if (name === undefined) this.draft.comments.push(line);
    else this.draft.name = name;
  }
}
