/** A record being run: the game, and what its players are still to do and to answer. */
import { type Decision, type Game, type GameEvent, type ObjectId, type Seat, seatOf } from '@lawmage/engine';
import { describeQuestion } from '../play/words.ts';
import type { Answer, Letter, PeerAction, PeerRecord, Reference } from './record.ts';

/** What one player is still to do and to answer in this segment. */
export type Script = {
  readonly seat: Seat;
  readonly letter: Letter;
  readonly strict: boolean;
  readonly manual: boolean;
  actions: readonly PeerAction[];
  choices: readonly Answer[];
  targets: readonly Answer[];
  modes: readonly Answer[];
};

/** What the action under way says about the answers it needs; null fields: nothing. */
export type Aiming = {
  readonly seat: Seat;
  references: readonly Reference[] | null;
  /** A colour of mana that is wanted of a permanent, by its symbol. */
  readonly color: { readonly of: ObjectId; readonly symbol: string } | null;
  /** The spell or ability that the references are for, as soon as it is known. */
  item: ObjectId;
  /** How many optional costs have been asked for. */
  offers: number;
};

export type Peer = {
  game: Game;
  readonly record: PeerRecord;
  scripts: readonly Script[];
  readonly aliases: Map<string, ObjectId>;
  readonly helpers: Map<ObjectId, string>;
  aiming: Aiming | null;
  /** What was tapped, and what made mana of which types, since the action under way began. */
  tapped: readonly ObjectId[];
  made: readonly Extract<GameEvent, { readonly what: 'addMana' }>[];
  /** Answers that nobody gave. */
  readonly guesses: string[];
  /** Creatures declared as attackers and blockers this turn, by what they were called. */
  declared: { turn: number; attackers: readonly ObjectId[]; blockers: readonly ObjectId[] };
};

/** Why a script cannot go on, or what is not as expected. `code` is a class of error of the format, or `fact`. */
export type Miss = { readonly code: string; readonly fact: string };
export const miss = (code: string, fact: string): Miss => ({ code, fact });

export const isMiss = (value: unknown): value is Miss =>
  typeof value === 'object' && value !== null && 'code' in value && 'fact' in value;

export function scriptOf(peer: Peer, seat: Seat): Script {
  const script = peer.scripts[seat];
  if (script === undefined) throw new RangeError(`no script for seat ${seat}`);
  return script;
}

/** The seat of a player: seats follow the turn order. */
/** A peer as it is, to try something and come back to. */
export function snapshot(peer: Peer): () => void {
  const { game, declared, aiming } = peer;
  const guesses = peer.guesses.length;
  const scripts = peer.scripts.map(script => [script, { ...script }] as const);
  return () => {
    Object.assign(peer, { game, declared, aiming });
    peer.guesses.length = guesses;
    for (const [script, before] of scripts) Object.assign(script, before);
  };
}

export const seatFor = (record: PeerRecord, letter: Letter): Seat => seatOf(record.game.turnOrder.indexOf(letter));

export const questionOf = (peer: Peer): string => describeQuestion(peer.game);

export function follow(peer: Peer, game: Game, events: readonly GameEvent[]): void {
  peer.game = game;
  for (const event of events) {
    if (event.what === 'tap') peer.tapped = [...peer.tapped, event.id];
    if (event.what === 'addMana') peer.made = [...peer.made, event];
    if (event.what === 'turn') peer.declared = { turn: event.n, attackers: [], blockers: [] };
    if (event.what === 'attack')
      peer.declared = {
        ...peer.declared,
        attackers: [...peer.declared.attackers, ...event.attackers.map(one => one.id)],
      };
    if (event.what === 'block')
      peer.declared = {
        ...peer.declared,
        blockers: [...peer.declared.blockers, ...event.blocks.map(one => one.blocker)],
      };
  }
}

export const askedOf = ({ game }: Peer): Decision | null => (game.result === null ? game.asking : null);
