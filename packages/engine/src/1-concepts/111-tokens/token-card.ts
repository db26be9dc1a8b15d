/** Tokens as card definitions: what their creator says of them is their text [CR 111.3, 111.4 | 2007: 216.1]. */

import type { Card, Face, TokenSpec } from '@lawmage/ability';
import { editionOf } from '../../editions/edition.ts';
import { countOf } from '../../nouns/count.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import { must } from '../../state/must.ts';
import { cite } from '../../work/cite.ts';
import { PREDEFINED, PREDEFINED_BY } from './predefined.ts';

type Described = Extract<TokenSpec, { readonly token: 'described' }>;
type Spec = Exclude<TokenSpec, { readonly token: 'copy' }>;
type Own = Exclude<Spec, { readonly token: 'named' }>;

/** The index of a token's definition among the cards of the game; it is added the first time. */
export function tokenCard(game: Game, spec: Spec, scope: Scope): number {
  if (spec.token === 'named') return cardNamed(game, spec.name);
  const card = cardOf(game, spec, scope);
  const known = game.cards.indexOf(card);
  if (known >= 0) return known;
  const same = game.cards.findIndex(other => other.name === card.name && isSame(other, card));
  if (same >= 0) return same;
  game.cards = [...game.cards, card];
  return game.cards.length - 1;
}

/**
 * [CR 111.11 | 2007: none] The index of the card of a name, which says what the token is; one that is not in this game was given
 * with the card that speaks of it.
 */
function cardNamed(game: Game, name: string): number {
  cite('111.11|');
  const known = game.cards.findIndex(card => isCardNamed(card, name));
  if (known >= 0) return known;
  const given = game.cards.flatMap(({ refers = [] }) => refers).find(card => isCardNamed(card, name));
  game.cards = [...game.cards, must(given, 'a card that is playable comes with those that it names', game)];
  return game.cards.length - 1;
}

const isCardNamed = ({ name, layout, faces: [front] }: Card, wanted: string): boolean =>
  layout !== 'token' && layout !== 'emblem' && (name === wanted || front.name === wanted);

const isSame = (a: Card, b: Card): boolean => a.layout === 'token' && JSON.stringify(a) === JSON.stringify(b);

/** [CR 111.10] */
function cardOf(game: Game, spec: Own, scope: Scope): Card {
  if (spec.token === 'predefined') {
    cite('111.10|', PREDEFINED_BY[spec.name]);
    return PREDEFINED[spec.name];
  }
  cite('111.3|', '111.4|');
  if (spec.supertypes?.includes('legendary') && spec.name !== undefined) cite('111.9|');
  const power = spec.power === undefined ? undefined : countOf(game, spec.power, scope);
  const toughness = spec.toughness === undefined ? undefined : countOf(game, spec.toughness, scope);
  return kept(spec, `${editionOf(game).tokenNames} ${power}/${toughness}`, () => {
    const name = spec.name ?? ownName(game, spec);
    return { name, layout: 'token', faces: [faceOf(spec, name, power, toughness)] };
  });
}

/** [CR 111.4 | 2007: 216.1] A token without a name of its own is called by its subtypes. */
function ownName(game: Game, spec: Described): string {
  const subtypes = spec.subtypes.join(' ');
  return editionOf(game).tokenNames === 'subtypesAndToken' ? `${subtypes} Token` : subtypes;
}

const faceOf = (spec: Described, name: string, power: number | undefined, toughness: number | undefined): Face => ({
  name,
  cost: null,
  indicator: spec.colors,
  type: { supertypes: spec.supertypes ?? [], types: spec.types, subtypes: spec.subtypes },
  abilities: spec.abilities ?? [],
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
});

const cards = new WeakMap<Described, Map<string, Card>>();

function kept(spec: Described, key: string, make: () => Card): Card {
  const known = cards.get(spec) ?? new Map<string, Card>();
  cards.set(spec, known);
  const card = known.get(key) ?? make();
  known.set(key, card);
  return card;
}
