/** Which abilities of which cards have happened. */
import type { Card } from '@lawmage/ability';
import type { Game, GameEvent, ObjectId } from '@lawmage/engine';
import { appliedAbilities, thingOrNone, witnessing } from '@lawmage/engine/setup';
import { type Note, noteEvent } from './evidence.ts';
import { cardsAbout, isSilent, kindOfMoment, type Moment, makesDifference, mayMatter } from './moment.ts';
import { unitsOf } from './units.ts';

/** The numbers of the units that have happened, by the card's name. */
export type Happened = ReadonlyMap<string, ReadonlySet<number>>;

/** How often moments of one kind are looked at for what would have come of them otherwise. */
const OFTEN = 4;

/** Looks on while games are played and keeps what has happened; it changes nothing in them. */
export class Observer {
  private readonly seen = new Map<string, Set<number>>();
  private readonly onlyKnown: boolean;
  private readonly tries = new Map<string, number>();

  /** `known`: what has happened before, by the names of the cards that are followed; without it all are. */
  constructor(known?: Happened) {
    for (const [name, units] of known ?? []) this.seen.set(name, new Set(units));
    this.onlyKnown = known !== undefined;
  }

  get happened(): Happened {
    return this.seen;
  }

  /** Does some work of the engine and notes what is carried out in it without an event of its own. */
  watch<T>(work: () => T): T {
    return witnessing((game, source, words) => this.words(game, source, words), work);
  }

  /** Notes what a reply and what came of it tell. */
  lookAt(moment: Moment): void {
    if (moment.after.ok) this.look(moment.after.game, moment.after.events);
    for (const card of cardsAbout(moment.before)) if (this.isFollowed(card.name)) this.lookWithout(moment, card);
  }

  /** Notes what events tell, and which static abilities change something after them. */
  look(game: Game, events: readonly GameEvent[]): void {
    for (const event of events) noteEvent(game, event, this.note);
    if (events.some(changesBoard)) this.lookRound(game);
  }

  /** Notes which static abilities change something now. */
  lookRound(game: Game): void {
    if (!game.battlefield.some(id => this.waitsFor(game, id))) return;
    for (const id of game.battlefield)
      for (const { source, ability } of appliedAbilities(game, id)) this.words(game, source, ability);
  }

  /** Notes which abilities of a card it needed for things to come out as they did. */
  private lookWithout(moment: Moment, card: Card): void {
    for (const [unit, { ability }] of unitsOf(card).units.entries()) {
      if (!isSilent(ability) || !this.lacks(card, unit) || !mayMatter(ability, moment)) continue;
      if (this.isOften(`${card.name} ${unit} ${kindOfMoment(moment)}`)) continue;
      if (makesDifference(moment, card, unit)) this.add(card, [unit]);
    }
  }

  /** Whether something has been tried as often as is worth while. */
  private isOften(what: string): boolean {
    const times = this.tries.get(what) ?? 0;
    this.tries.set(what, times + 1);
    return times >= OFTEN;
  }

  /** Whether some unit of a card has not happened yet. */
  lacks(card: Card, unit: number): boolean {
    return this.isFollowed(card.name) && this.seen.get(card.name)?.has(unit) !== true;
  }

  private isFollowed(name: string): boolean {
    return !this.onlyKnown || this.seen.has(name);
  }

  private waitsFor(game: Game, id: ObjectId): boolean {
    const card = cardOf(game, id);
    if (card === null || !this.isFollowed(card.name)) return false;
    return unitsOf(card).units.some(
      ({ ability }, unit) =>
        (ability.is === 'static' || ability.is === 'keyword' || ability.is === 'level') && this.lacks(card, unit),
    );
  }

  private readonly note: Note = {
    words: (game, source, words) => this.words(game, source, words),
    keyword: (game, id, keyword) => {
      const card = cardOf(game, id);
      if (card !== null) this.add(card, unitsOf(card).byKeyword.get(keyword));
    },
  };

  private words(game: Game, source: ObjectId, words: object): void {
    const card = cardOf(game, source);
    if (card !== null) this.add(card, unitsOf(card).byWords.get(words));
  }

  private add(card: Card, units: readonly number[] | undefined): void {
    if (units === undefined || !this.isFollowed(card.name)) return;
    const known = this.seen.get(card.name) ?? new Set();
    for (const unit of units) known.add(unit);
    this.seen.set(card.name, known);
  }
}

/** The card whose words an object has; that of its source for an ability on the stack. */
export function cardOf(game: Game, id: ObjectId): Card | null {
  const record = thingOrNone(game, id);
  if (record === undefined) return null;
  if (record.kind === 'ability') {
    const source = record.stack?.source;
    return source === undefined || source === id ? null : cardOf(game, source);
  }
  return game.cards[record.copied?.card ?? record.card] ?? null;
}

/** After these something else may be in force. */
const BOARD: ReadonlySet<GameEvent['what']> = new Set([
  'move',
  'create',
  'counters',
  'attach',
  'unattach',
  'step',
  'attack',
  'turnFaceUp',
  'transform',
  'mark',
  'life',
]);
const changesBoard = ({ what }: GameEvent): boolean => BOARD.has(what);
