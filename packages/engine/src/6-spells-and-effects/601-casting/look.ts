/** A card as it would be as a spell: what casting asks of its face [CR 601.3e | 2007: none]. */

import type { Ability, Card, Effect, Face, Keyword, ManaCost, ManaSymbol, Static } from '@lawmage/ability';
import { type ManaNeed, needOf } from '../../1-concepts/106-mana/need.ts';
import { apart } from '../../1-concepts/115-targets/mode-instances.ts';
import { hasTwoSides } from '../../2-parts/faces.ts';
import { citeEvaluated } from '../../2-parts/insets.ts';
import { isCombined } from '../../2-parts/split.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite, isCiting } from '../../work/cite.ts';
import { bitOfType, characteristics } from '../613-layers/characteristics.ts';
import { modalOf } from './spell-cost.ts';
import { type Way, way } from './way.ts';

export type Look = {
  readonly cost: ManaCost | null;
  /** What paying the mana cost asks for. */
  readonly need: ManaNeed | null;
  /** Casting it for its mana cost; none for lands and where there is no mana cost. */
  readonly normal: readonly Way[];
  readonly land: boolean;
  readonly instant: boolean;
  readonly sorcery: boolean;
  readonly creature: boolean;
  readonly aura: boolean;
  readonly flash: boolean;
  readonly abilities: readonly Ability[];
  /** Keywords that concern casting. */
  readonly keywords: readonly Keyword[];
  /** Static abilities that concern casting. */
  readonly statics: readonly Static[];
  /** The instructions of an instant or sorcery. */
  readonly effects: readonly Effect[];
  /** Nothing but its face concerns how it is cast. */
  readonly plain: boolean;
  /** What it costs, or does, depends on choices: X, symbols that can be paid in two ways, modes. */
  readonly varies: boolean;
};

/** Looks by the list of abilities, which objects share that have the same and nothing changed. */
type Kept = { readonly cost: ManaCost | null; readonly types: number; readonly look: Look };
const BY_ABILITIES = new WeakMap<Characteristics['abilities'], readonly Kept[]>();
const NOTHING_KEPT: readonly Kept[] = [];
const MOST_KEPT = 32;
const BY_FACE = new WeakMap<Face, Look>();

const isConcealed = ({ zone, faceDown }: Thing): boolean => zone === 'exile' && faceDown !== 'no';

/** [CR 709.3a, 712.8, 715.3a | 2007: 505.2] A card's look as a spell with one of its faces up: of a split card only the half that is cast counts. */
export function lookOf(game: Game, id: ObjectId, face: number): Look {
  const record = thing(game, id);
  const card = game.cards[record.card];
  if (card !== undefined && (record.face !== face || isConcealed(record) || isCombined(card, record.zone))) {
    const printed = card.faces[face];
    if (printed !== undefined) {
      if (card.layout === 'split') cite('709.3a|');
      if (isCiting()) citeEvaluated(card);
      if (hasTwoSides(card)) cite('712.11c|');
      return lookOfFace(printed);
    }
  }
  const is = characteristics(game, id);
  const aura = is.subtypes.has('Aura');
  const known = BY_ABILITIES.get(is.abilities) ?? NOTHING_KEPT;
  for (const one of known)
    if (one.cost === is.cost && one.types === is.types && one.look.aura === aura) return one.look;
  const look = makeLook(
    is.cost,
    is.types,
    aura,
    is.abilities.map(live => live.ability),
  );
  if (known.length < MOST_KEPT) BY_ABILITIES.set(is.abilities, [...known, { cost: is.cost, types: is.types, look }]);
  return look;
}

/** The look that is printed on a card of which nothing but its only face concerns how it is cast; null for others. */
export function plainLook({ faces }: Card): Look | null {
  if (faces.length > 1) return null;
  const look = lookOfFace(faces[0]);
  return look.plain ? look : null;
}

function lookOfFace(face: Face): Look {
  const known = BY_FACE.get(face);
  if (known !== undefined) return known;
  const types = face.type.types.reduce((bits, type) => bits | bitOfType(type), 0);
  const look = makeLook(face.cost, types, face.type.subtypes.includes('Aura'), face.abilities);
  BY_FACE.set(face, look);
  return look;
}

/** A symbol that stands for what a player chooses as the spell is cast. */
const isChosen = (symbol: ManaSymbol): boolean =>
  typeof symbol === 'string' && (symbol === 'X' || symbol.includes('/'));

export const CASTING_STATICS: ReadonlySet<string> = new Set([
  'additionalCost',
  'alternativeCost',
  'castOnly',
  'flashIf',
  'castableFrom',
  'cantTarget',
  'discardable',
  'cost',
]);

function makeLook(cost: ManaCost | null, types: number, aura: boolean, abilities: readonly Ability[]): Look {
  const keywords = abilities.filter((ability): ability is Keyword => ability.is === 'keyword');
  const statics = abilities.filter(
    (ability): ability is Static => ability.is === 'static' && CASTING_STATICS.has(ability.rule.static),
  );
  const casting = keywords.filter(({ keyword }) => CASTING_KEYWORDS.has(keyword));
  const effects = apart(abilities.flatMap(ability => (ability.is === 'spell' ? [ability.effect] : [])));
  const land = (types & bitOfType('land')) !== 0;
  return {
    cost,
    need: cost === null ? null : needOf(cost),
    normal: cost === null || land ? [] : [way({ cost: [{ pay: 'mana', cost }] })],
    land,
    instant: (types & bitOfType('instant')) !== 0,
    sorcery: (types & bitOfType('sorcery')) !== 0,
    creature: (types & bitOfType('creature')) !== 0,
    aura,
    flash: keywords.some(({ keyword }) => keyword === 'flash'),
    abilities,
    keywords: casting,
    statics,
    effects,
    plain: casting.length === 0 && statics.length === 0,
    varies: cost?.some(isChosen) === true || modalOf(effects) !== null,
  };
}

/** Keyword abilities that this room carries out: ways to cast, costs, and what helps to pay. */
// biome-ignore format: a list of names reads best filled
export const CASTING_KEYWORDS: ReadonlySet<string> = new Set([
  'flashback', 'escape', 'retrace', 'jump-start', 'disturb', 'mayhem', 'foretell', 'plot', 'suspend', 'madness',
  'overload', 'evoke', 'dash', 'blitz', 'spectacle', 'surge', 'prowl', 'impending',
  'freerunning', 'morph', 'megamorph', 'disguise', 'kicker', 'multikicker', 'buyback', 'replicate', 'entwine', 'squad',
  'offspring', 'conspire', 'casualty', 'bargain', 'escalate', 'convoke', 'improvise', 'delve', 'affinity', 'undaunted',
  'aftermath', 'offering', 'spree', 'tiered', 'bestow', 'warp', 'sneak', 'web-slinging', 'mutate',
  'awaken', 'miracle', 'rebound', 'gift',
]);
