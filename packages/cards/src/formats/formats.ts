/** The editions of the Comprehensive Rules by whose construction rules a deck can be judged. */
export type EditionName = 'current' | '2007-02';

/** What a deck is built for. */
export type Format = {
  readonly id: string;
  readonly name: string;
  /** Which construction rules hold: those of constructed, of limited, or of Commander and its option Brawl. */
  readonly kind: 'constructed' | 'limited' | 'commander' | 'brawl';
  readonly deckSize: { readonly least: number; readonly most?: number };
  /** How many cards of one name, basic lands aside; as many as one has when absent. */
  readonly copies?: number;
  /** How large a sideboard may be; of any size when absent. */
  readonly sideboard?: number;
  /** The starting life total of a two-player game. */
  readonly life: number;
  /** The list of legal, restricted and banned cards, by the name that card data has for it. */
  readonly legality?: string;
  /** Only cards that were printed by this day. */
  readonly printedBy?: string;
  /** The editions under which the format can be played. */
  readonly editions: readonly EditionName[];
};

const constructed = {
  kind: 'constructed',
  deckSize: { least: 60 },
  copies: 4,
  sideboard: 15,
  life: 20,
  editions: ['current'],
} as const;

const commander = { deckSize: { least: 100, most: 100 }, copies: 1, sideboard: 0, editions: ['current'] } as const;

const tournament = (id: string, name: string): Format => ({ ...constructed, id, name, legality: id });

/** Planar Chaos, the newest set of the rules of February 1, 2007, came out on the day after. */
const PLANAR_CHAOS = '2007-02-02';

/**
 * The formats Lawmage knows. Sizes, copies and sideboards: [CR 100.2, 100.4, 903.5, 903.12 | 2007: 100.2, 100.3]; life:
 * [CR 103.4, 903.12f | 2007: 101.3].
 */
export const FORMATS: readonly Format[] = [
  { ...constructed, id: 'constructed', name: 'Constructed, all cards', editions: ['current', '2007-02'] },
  {
    ...constructed,
    id: 'constructed-2007',
    name: 'Constructed, the cards of February 2007',
    printedBy: PLANAR_CHAOS,
    editions: ['2007-02', 'current'],
  },
  {
    id: 'limited',
    name: 'Limited',
    kind: 'limited',
    deckSize: { least: 40 },
    life: 20,
    editions: ['current', '2007-02'],
  },
  tournament('standard', 'Standard'),
  tournament('pioneer', 'Pioneer'),
  tournament('modern', 'Modern'),
  tournament('legacy', 'Legacy'),
  tournament('vintage', 'Vintage'),
  tournament('pauper', 'Pauper'),
  tournament('premodern', 'Premodern'),
  { ...commander, id: 'commander', name: 'Commander', kind: 'commander', life: 40, legality: 'commander' },
  {
    ...commander,
    id: 'brawl',
    name: 'Brawl',
    kind: 'brawl',
    deckSize: { least: 60, most: 60 },
    life: 25,
    legality: 'standardbrawl',
  },
];

export const findFormat = (id: string): Format | undefined => FORMATS.find(format => format.id === id);
