import { countOf, type DeckCode, type DeckEntry, type Decklist, type DeckProblem, type Section } from './decklist.ts';

/** More copies of one card, or a longer name, are a mistake. */
const MOST_COPIES = 999;
const LONGEST_NAME = 200;

/** A decklist that is being read. */
export class Draft {
  name: string | undefined;
  readonly comments: string[] = [];
  readonly problems: DeckProblem[] = [];
  readonly #sections: Record<Section, DeckEntry[]> = {
    commanders: [],
    companions: [],
    main: [],
    sideboard: [],
    supplementary: [],
    aside: [],
  };

  /** Adds an entry, or a problem when it cannot be one. */
  add(section: Section, entry: DeckEntry): void {
    const { count, name, line } = entry;
    if (name === '' || name.length > LONGEST_NAME) this.problem('notACardLine', 'this line names no card', line);
    else if (!(Number.isInteger(count) && count >= 1 && count <= MOST_COPIES)) {
      this.problem('badCount', `${count} is not a number of copies of ${name}`, line);
    } else this.#sections[section].push(entry);
  }

  problem(code: DeckCode, message: string, line?: number): void {
    this.problems.push(line === undefined ? { code, message } : { code, message, line });
  }

  has(section: Section): boolean {
    return this.#sections[section].length > 0;
  }

  hasAny(): boolean {
    return Object.values(this.#sections).some(entries => entries.length > 0);
  }

  /** Moves the entries from the given one on into another section. */
  move(from: Section, first: number, to: Section): void {
    this.#sections[to].push(...this.#sections[from].splice(first));
  }

  size(section: Section, from = 0, to?: number): number {
    return countOf(this.#sections[section].slice(from, to));
  }

  /**
   * Programs without a place for commanders write them as the sideboard: one or two cards that make the main deck
   * exactly a hundred.
   */
  liftCommanders(): void {
    const side = this.size('sideboard');
    const looksSo = (side === 1 || side === 2) && this.size('main') + side === 100 && !this.has('commanders');
    if (looksSo) this.move('sideboard', 0, 'commanders');
  }

  deck(): Decklist {
    const deck = { comments: this.comments, ...this.#sections };
    return this.name === undefined ? deck : { name: this.name, ...deck };
  }
}
