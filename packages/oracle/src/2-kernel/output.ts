import { articleFor } from './article.ts';

/** Stands for "a" or "an" until the word after it is known. */
export const ARTICLE = '·a·';

/** The tokens written so far, and where in the value the writing failed furthest inside. */
export class Output {
  readonly tokens: string[] = [];
  /** The fields from the root to the value that is being written. */
  readonly path: string[] = [];
  refusedAt: readonly string[] = [];
  refusedBy = '';
  private readonly memory = new Map<object, Map<number, readonly string[] | undefined>>();

  /** Notes that the value at hand could not be written. */
  refuse(label: string): void {
    if (this.refusedBy !== '' && this.path.length <= this.refusedAt.length) return;
    this.refusedAt = [...this.path];
    this.refusedBy = label;
  }

  /** Writes a record by a phrase, or repeats what came of it before. */
  remember(record: object, phrase: number, write: () => boolean): boolean {
    const known = this.memory.get(record) ?? new Map<number, readonly string[] | undefined>();
    if (known.has(phrase)) {
      const tokens = known.get(phrase);
      if (tokens) this.tokens.push(...tokens);
      return tokens !== undefined;
    }
    const mark = this.tokens.length;
    const done = write();
    known.set(phrase, done ? this.tokens.slice(mark) : undefined);
    this.memory.set(record, known);
    return done;
  }

  /** The tokens, every article agreeing with the word after it. */
  finished(): readonly string[] {
    return this.tokens.map((token, i) => (token === ARTICLE ? articleFor(this.tokens[i + 1] ?? '') : token));
  }
}
