import type { Color } from '@lawmage/ability';

/** Whether a format lets a card be played; `restricted` means one copy. */
export const LEGALITIES = ['legal', 'restricted', 'banned', 'notLegal'] as const;
export type Legality = (typeof LEGALITIES)[number];

/** One set of characteristics as a card shows them [CR 200.1 | 2007: 201.1]: a face, a half, or the whole card. */
export type FaceFacts = {
  readonly name: string;
  /** As printed, such as `{2}{W/U}`; empty where there is none. */
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly colors: readonly Color[];
  readonly colorIndicator?: readonly Color[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Vanguard cards only, such as `+1`. */
  readonly handModifier?: string;
  readonly lifeModifier?: string;
};

/** The printing that the source describes. Not every source says which of a card's printings was the first. */
export type Printing = {
  readonly set?: string;
  readonly setName?: string;
  readonly collectorNumber?: string;
  readonly rarity?: string;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  /** True when an older printing is known to exist, so that `date` is not the day the card first appeared. */
  readonly reprint: boolean;
};

/** Everything public files tell about a card, in one shape whatever the source. Plain data. */
export type CardFacts = {
  /** The full English name; several faces are joined as in `Front // Back`. */
  readonly name: string;
  /** `normal`, `split`, `flip`, `transform`, `modal_dfc`, `adventure`, `meld`, `saga`, … in Scryfall's words. */
  readonly layout: string;
  readonly faces: readonly [FaceFacts, ...FaceFacts[]];
  readonly manaValue: number;
  readonly colorIdentity: readonly Color[];
  readonly keywords: readonly string[];
  /** By format, in Scryfall's words. A format that is absent is one the source does not know about. */
  readonly legalities: Readonly<Record<string, Legality>>;
  readonly printing: Printing;
  readonly oracleId?: string;
  /** The cards that its text has tokens created of by name [CR 111.11 | 2007: none]. */
  readonly refers?: readonly CardFacts[];
};
