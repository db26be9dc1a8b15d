/** What things are worth, on one scale: a mana spent well is about 1. */
import type { ObjectView, View } from '@lawmage/engine';

const KEYWORD_WORTH: Readonly<Record<string, number>> = {
  flying: 1.2,
  'double strike': 1.5,
  'first strike': 0.6,
  deathtouch: 0.9,
  lifelink: 0.8,
  trample: 0.4,
  vigilance: 0.4,
  menace: 0.4,
  haste: 0.3,
  hexproof: 0.7,
  indestructible: 1.2,
  reach: 0.3,
  ward: 0.4,
  defender: -0.8,
};

export const hasKeyword = (object: ObjectView, keyword: string): boolean =>
  object.abilities.some(({ ability }) => ability.is === 'keyword' && ability.keyword === keyword);

export const isType = (object: ObjectView, type: ObjectView['type']['types'][number]): boolean =>
  object.type.types.includes(type);
export const isCreature = (object: ObjectView): boolean => isType(object, 'creature');
export const powerOf = (object: ObjectView): number => Math.max(0, object.power ?? 0);
export const toughnessLeft = (object: ObjectView): number => (object.toughness ?? 0) - object.damage;

/** How much one would rather have a permanent than not. */
export function worthOf(object: ObjectView): number {
  const base = isType(object, 'land') ? 1.2 : 0.4 * object.manaValue;
  const creature = isCreature(object) ? 0.55 * powerOf(object) + 0.4 * Math.max(0, object.toughness ?? 0) : 0;
  const words = object.abilities.reduce(
    (sum, { ability }) => sum + (ability.is === 'keyword' ? (KEYWORD_WORTH[ability.keyword] ?? 0.3) : 0.5),
    0,
  );
  const token = object.kind === 'token' ? -0.3 : 0;
  return Math.max(0.1, base + creature + words + token + (object.loyalty ?? 0) * 0.8);
}

/** How much one would rather keep a card in hand: lands matter while there are few. */
export function cardWorth(view: View, card: ObjectView): number {
  if (isType(card, 'land')) return landsOf(view, view.seat).length + landsInHand(view) <= 5 ? 3 : 0.5;
  const late = landsOf(view, view.seat).length + 2 >= card.manaValue;
  return (late ? 2 : 1.2) + 0.4 * card.manaValue;
}

export const mine = (view: View): readonly ObjectView[] =>
  view.battlefield.filter(object => object.controller === view.seat);
export const theirs = (view: View): readonly ObjectView[] =>
  view.battlefield.filter(object => object.controller !== view.seat);
export const landsOf = (view: View, seat: number): readonly ObjectView[] =>
  view.battlefield.filter(object => object.controller === seat && isType(object, 'land'));
export const landsInHand = (view: View): number => myHand(view).filter(card => isType(card, 'land')).length;
export const myHand = (view: View): readonly ObjectView[] =>
  view.players.find(player => player.seat === view.seat)?.hand ?? [];
export const lifeOf = (view: View, seat: number): number =>
  view.players.find(player => player.seat === seat)?.life ?? 0;
export const foesOf = (view: View): readonly View['players'][number][] =>
  view.players.filter(player => player.seat !== view.seat && !player.left);

/** Any object that this seat can see, by id. */
export function objectOf(view: View, id: number): ObjectView | undefined {
  const lists = [view.battlefield, view.stack, view.exile, view.command, view.shown];
  for (const list of lists) for (const object of list) if (object.id === id) return object;
  for (const player of view.players) {
    for (const list of [player.hand, player.graveyard, player.library])
      for (const object of list) if (object.id === id) return object;
  }
  return undefined;
}
