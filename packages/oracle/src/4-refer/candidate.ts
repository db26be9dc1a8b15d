import type { Called } from './nouns.ts';
import type { Part } from './record.ts';

/** What a phrase introduces and a later one may refer to. */
export interface Candidate {
  readonly kind: 'object' | 'player' | 'amount' | 'word' | 'process' | 'search' | 'done';
  /** Several objects or players. */
  readonly many: boolean;
  readonly called: Called;
  /** The nouns that introduced it, as against those that its subtypes allow. */
  readonly exactly?: Called;
  /** This object, or what it is attached to: spoken of by a noun only where nothing else is. */
  readonly own?: true;
  /** The part that gets a slot when it is referred to, and the field for it. */
  readonly at: Part;
  readonly field: string;
  /** What stands for it instead of a slot: the object itself, what it is attached to, a controller. */
  readonly stands?: (slotOf: (other: Candidate) => number) => Part;
  /** Whose slot `stands` uses. */
  readonly needs?: Candidate;
  /** The clause that introduced or mentioned it last. */
  clause: number;
  /** True where it is the subject of the event of the clause. */
  subject?: boolean;
  /** True where an instruction made it rather than named it. */
  readonly made?: boolean;
  /** What was done to it: "exiled", "discarded". */
  done?: string;
  /** It was chosen before something else was done to it: it is still "the chosen creature". */
  chosen?: true;
  /** A card that was drawn is spoken of only once it was revealed. */
  unseen?: boolean;
  /** A delayed instruction introduces it, which has not been carried out where the instructions after it are. */
  delayed?: true;
}

/** Which candidate a reference means, or how many it could mean. */
export type Choice = { readonly found: Candidate } | { readonly among: number };

/** The candidates so far, the one mentioned last at the end. */
export class Candidates {
  private list: Candidate[] = [];

  add(candidate: Candidate): Candidate {
    this.list.push(candidate);
    return candidate;
  }

  /** A later mention makes a candidate the last one; the subject of an event is not that of the clauses after it. */
  mention(candidate: Candidate, clause: number): void {
    this.list = [...this.list.filter(other => other !== candidate), candidate];
    if (candidate.clause !== clause) candidate.subject = false;
    candidate.clause = clause;
  }

  /** True if any candidate fits. */
  has(fits: (candidate: Candidate) => boolean): boolean {
    return this.list.some(fits);
  }

  /** The candidate that was mentioned last of those that fit. */
  last(fits: (candidate: Candidate) => boolean): Candidate | undefined {
    return this.list.findLast(fits);
  }

  /** What a branch introduces is not known outside it. */
  branch(inside: () => void): void {
    const before = this.list;
    this.list = [...before];
    inside();
    this.list = before;
  }

  /** What a delayed instruction introduces can be meant outside it, and then cannot be known. */
  delay(inside: () => void): void {
    const before = new Set(this.list);
    inside();
    for (const candidate of this.list) if (!before.has(candidate) && candidate.own !== true) candidate.delayed = true;
  }

  /**
   * The candidates that fit, of the last clause that has any; the preferred ones among them if there are any. A reference
   * is clear if one is left.
   */
  choose(fits: (candidate: Candidate) => boolean, prefers: readonly ((candidate: Candidate) => boolean)[]): Choice {
    const fitting = this.list.filter(fits);
    const last = fitting.at(-1);
    if (last === undefined) return { among: 0 };
    let left = fitting.filter(({ clause }) => clause === last.clause);
    for (const prefer of prefers) {
      const preferred = left.filter(prefer);
      if (preferred.length > 0) left = preferred;
    }
    const [only] = left;
    return left.length === 1 && only !== undefined ? { found: only } : { among: left.length };
  }
}
