import type { Color } from '@lawmage/ability';

/** What reading a face takes: the printed facts, as public card files give them. */
export interface FaceFacts {
  readonly name: string;
  /** The other of a pair of interchangeable names [CR 201.3 | 2007: none]. */
  readonly interchangeable?: string;
  /** As printed, such as `{2}{W/U}`; empty where there is none. */
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly colors?: readonly Color[];
  readonly colorIndicator?: readonly Color[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

/** What reading a card takes. The layout is a word of the public bulk data. */
export interface CardFacts {
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly [FaceFacts, ...FaceFacts[]];
  /** The cards that its text has tokens created of by name: see `tokenNames` [CR 111.11 | 2007: none]. */
  readonly refers?: readonly CardFacts[];
}
