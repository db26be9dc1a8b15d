/** Invented cards that do one thing each, and what waits for which of them. */
import type { Ability, Card, KeywordName } from '@lawmage/ability';
import { invent } from './cards.ts';

const DEEDS = {
  Altar: 'Sacrifice a creature: You gain 1 life.',
  Cellar: 'Discard a card: You gain 1 life.',
  Urn: 'Exile target card from a graveyard.',
  Lantern: 'Scry 1.',
  Mirror: 'Surveil 1.',
  Compass: 'Target creature you control explores.',
  Blight: 'Put a -1/-1 counter on target creature.',
  Seed: 'Put a +1/+1 counter on target creature.',
  Larder: 'Create a Food token.',
  Purse: 'Create a Treasure token.',
  Coin: 'Flip a coin. If you win the flip, you gain 1 life.',
  Crest: 'You become the monarch.',
  Spread: 'Proliferate.',
  Web: 'Tap target permanent.',
  Clock: 'Untap target permanent.',
  Pit: 'Target creature you control fights target creature an opponent controls.',
  Leash: 'Gain control of target creature until end of turn.',
  Grinder: 'Target player mills two cards.',
  Thorn: 'Target player loses 1 life.',
  Shade: 'Return target creature card from your graveyard to your hand.',
  Gate: "Exile target creature, then return it to the battlefield under its owner's control.",
  Nest: 'Create a 1/1 green Insect creature token.',
  Maze: 'Investigate.',
  Sling: 'Stock Sling deals 1 damage to any target.',
  Hammer: 'Destroy target permanent.',
} as const;

export type Deed = keyof typeof DEEDS;

const kept = new Map<string, Card>();

function engine(name: string, deed: string): Card {
  const text = deed.includes(': ') ? `{1}, ${deed}` : `{1}: ${deed}`;
  const known = kept.get(name) ?? invent({ name: `Stock ${name}`, manaCost: '{1}', typeLine: 'Artifact', text });
  kept.set(name, known);
  return known;
}

/** Each does something that cards wait for, for one mana. */
export const engines = (): readonly Card[] => Object.entries(DEEDS).map(([name, deed]) => engine(name, deed));

/** What brings about what a keyword waits for. */
const FOR_KEYWORDS: Readonly<Partial<Record<KeywordName, readonly Deed[]>>> = {
  madness: ['Cellar'],
  soulshift: ['Altar'],
  persist: ['Altar'],
  undying: ['Altar'],
  modular: ['Altar'],
  afterlife: ['Altar'],
  haunt: ['Altar'],
  recover: ['Altar'],
  indestructible: ['Hammer', 'Sling'],
  'umbra armor': ['Hammer'],
  hexproof: ['Web', 'Sling'],
  shroud: ['Web', 'Sling'],
  ward: ['Web', 'Sling'],
  protection: ['Sling', 'Web'],
  bloodthirst: ['Sling'],
  spectacle: ['Thorn'],
  graft: ['Nest'],
  evolve: ['Nest'],
  unearth: ['Altar', 'Grinder'],
  embalm: ['Altar', 'Grinder'],
  eternalize: ['Altar', 'Grinder'],
  encore: ['Altar', 'Grinder'],
  scavenge: ['Altar', 'Grinder'],
  escape: ['Grinder'],
  delve: ['Grinder'],
  dredge: ['Grinder'],
  convoke: ['Nest'],
  'jump-start': ['Grinder'],
  flashback: ['Grinder'],
  conspire: ['Nest'],
  champion: ['Nest'],
  devour: ['Nest'],
  exploit: ['Nest'],
  emerge: ['Nest'],
  casualty: ['Nest'],
};

/** What brings about the events of triggers and replacements. */
const FOR_EVENTS: Readonly<Record<string, readonly Deed[]>> = {
  gainLife: ['Altar', 'Coin'],
  loseLife: ['Thorn'],
  discard: ['Cellar'],
  sacrifice: ['Altar'],
  move: ['Altar', 'Gate', 'Nest', 'Grinder', 'Hammer'],
  destroy: ['Hammer'],
  damage: ['Sling', 'Pit'],
  counters: ['Seed', 'Blight'],
  create: ['Nest', 'Purse'],
  tap: ['Web'],
  untap: ['Clock'],
  target: ['Web', 'Clock', 'Sling'],
  act: ['Lantern', 'Mirror', 'Compass', 'Spread', 'Maze'],
  draw: ['Maze'],
  become: ['Crest'],
};

/** Cards that bring about what some words wait for. */
export function deedsFor(words: readonly Ability[]): readonly Card[] {
  const found = new Set<Deed>();
  for (const ability of words) {
    if (ability.is === 'keyword') for (const deed of FOR_KEYWORDS[ability.keyword] ?? []) found.add(deed);
    if (ability.is === 'triggered' || ability.is === 'static')
      for (const on of eventsOf(ability)) for (const deed of FOR_EVENTS[on] ?? []) found.add(deed);
  }
  return [...found].map(name => engine(name, DEEDS[name]));
}

/** What the words of an ability wait for, at any depth. */
function eventsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'on' in value && typeof value.on === 'string' ? [value.on] : [];
  return [...own, ...Object.values(value).flatMap(eventsOf)];
}
