/** Cards with other characteristics in a smaller frame: which of their rules act [CR 715, 718, 720, 722 | 2007: none]. */
import type { Card, Layout } from '@lawmage/ability';
import { copiedBy } from '../7-additional/707-copying/copiable.ts';
import type { Rule } from '../editions/rule.ts';
import type { Copiable, Game, Thing } from '../state/game.ts';
import { by, citeAll } from '../work/cite.ts';

type Inset = {
  /** A player chooses as what the card is cast. */
  readonly chosen: readonly Rule[];
  /** Only the other characteristics are looked at as it is cast. */
  readonly evaluated: readonly Rule[];
  /** As a spell, or as the permanent that spell became, it has those. */
  readonly other: readonly Rule[];
  readonly otherwise: Rule;
  /** A copy of it has both. */
  readonly copied: Rule;
  /** A copy of the spell, or of the permanent it became, has those too; null: a spell with those is a copy itself. */
  readonly copiedOther: Rule | null;
  readonly copiedPermanent: Rule;
  /** It is one card all the same. */
  readonly oneCard: Rule | null;
};

const INSETS: { readonly [L in Layout]?: Inset } = {
  adventure: {
    chosen: ['715.3|'],
    evaluated: ['715.3a|'],
    other: ['715.2|', '715.3b|'],
    otherwise: '715.4|',
    copied: '715.2b|',
    copiedOther: '715.3c|',
    copiedPermanent: '715.2b|',
    oneCard: '715.2c|',
  },
  prototype: {
    chosen: ['718.3|'],
    evaluated: ['718.3a|'],
    other: ['718.2|', '718.3b|', '718.5|'],
    otherwise: '718.4|',
    copied: '718.2a|',
    copiedOther: '718.3c|',
    copiedPermanent: '718.3d|',
    oneCard: null,
  },
  omen: {
    chosen: ['720.3|'],
    evaluated: ['720.3a|'],
    other: ['720.2|', '720.3b|'],
    otherwise: '720.4|',
    copied: '720.2b|',
    copiedOther: '720.3c|',
    copiedPermanent: '720.2b|',
    oneCard: '720.2c|',
  },
  prepare: {
    chosen: ['722.3|'],
    evaluated: [],
    other: ['722.2|'],
    otherwise: '722.4|',
    copied: '722.2b|',
    copiedOther: null,
    copiedPermanent: '722.2b|',
    oneCard: '722.2c|',
  },
};

const insetOf = (card: Card | undefined): Inset | undefined => card && INSETS[card.layout];

/** [CR 715.3, 718.3, 720.3, 722.3] Which of its faces may be cast. */
export const citeChosen = (card: Card): void => citeAll(insetOf(card)?.chosen ?? []);

/** [CR 715.3a, 718.3a, 720.3a] One of its faces alone is looked at as it is cast. */
export const citeEvaluated = (card: Card): void => citeAll(insetOf(card)?.evaluated ?? []);

/** [CR 715.4, 718.4, 720.4, 722.4 and what they except] What an object that is no copy has. */
export function citeHad(card: Card, { face }: Thing): void {
  const inset = insetOf(card);
  if (inset !== undefined) citeAll(face === 0 ? [inset.otherwise] : inset.other);
}

/** [CR 715.2b, 715.3c, 718.2a, 718.3c, 718.3d, 720.2b, 720.3c, 722.2b] What a copy has. */
export function citeCopied(card: Card | undefined, { face }: Copiable, { zone }: Thing): void {
  const inset = insetOf(card);
  if (inset === undefined) return;
  citeAll([inset.copied]);
  const other = zone === 'stack' ? inset.copiedOther : inset.copiedPermanent;
  if (face > 0 && other !== null) citeAll([other]);
}

/** [CR 715.2c, 720.2c, 722.2c] Drawn or discarded, it is one card. */
export function citeOneCard(card: Card | undefined): void {
  const rule = insetOf(card)?.oneCard ?? null;
  if (rule !== null) citeAll([rule]);
}

const HAS: { readonly [L in 'adventure' | 'omen']: Rule } = { adventure: '715.2a|', omen: '720.2a|' };

/** [CR 715.2a, 715.2b, 720.2a, 720.2b] An object has an Adventure or Omen if it, or what it is a copy of, has that inset frame. */
export function hasInset(game: Game, record: Thing, inset: 'adventure' | 'omen'): boolean {
  if (record.faceDown !== 'no' || record.card < 0) return false;
  const card = game.cards[copiedBy(game, record)?.card ?? record.card];
  return card?.layout === inset && by(HAS[inset], card.faces.length > 1);
}
