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

  /** Notes that the value at hand could not be written. */
  refuse(label: string): void {
    if (this.refusedBy !== '' && this.path.length <= this.refusedAt.length) return;
    this.refusedAt = [...this.path];
    this.refusedBy = label;
  }

  /** The tokens, every article agreeing with the word after it. */
  finished(): readonly string[] {
    return this.tokens.map((token, i) => (token === ARTICLE ? articleFor(this.tokens[i + 1] ?? '') : token));
  }
}
