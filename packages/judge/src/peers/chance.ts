/** Dice and coins fall as a record says: chance is one number of the game, and others are tried until they do. */
import { answer, type Game, type GameEvent, type Reply, type Seat } from '@lawmage/engine';
import { reseeded } from '@lawmage/engine/setup';
import { follow, type Miss, miss, type Peer, questionOf, type Script, scriptOf } from './peer.ts';
import type { Answer } from './record.ts';

/** One coin or die as it fell. */
type Thrown = { readonly seat: Seat } & ({ readonly won: boolean } | { readonly die: number });
const MOST_TRIES = 20_000;

/** What fell in an event: a coin, or all dice that were rolled at once. */
function thrownIn(event: GameEvent): readonly Thrown[] {
  if (event.what === 'flip') return [{ seat: event.seat, won: event.won ?? event.heads }];
  if (event.what !== 'roll') return [];
  return (event.shown ?? []).map(die => ({ seat: event.seat, die }));
}

const wants = (one: Thrown, entry: Answer): boolean => ('die' in one ? entry.die === one.die : entry.coin === one.won);

const isFor = (one: Thrown, entry: Answer): boolean =>
  'die' in one ? entry.die !== undefined : entry.coin !== undefined;

/** What is left of the players' answers after some throws; null if one fell otherwise. */
function afterThrows(peer: Peer, thrown: readonly Thrown[]): Map<Script, readonly Answer[]> | null {
  const left = new Map<Script, readonly Answer[]>();
  for (const event of thrown) {
    const script = scriptOf(peer, event.seat);
    const choices = left.get(script) ?? script.choices;
    const at = choices.findIndex(entry => isFor(event, entry));
    const entry = choices[at];
    if (entry === undefined) continue;
    if (!wants(event, entry)) return null;
    left.set(script, choices.toSpliced(at, 1));
  }
  return left;
}

/** Carries out a reply. Throws that a record says nothing about count as guessed. */
export function advance(peer: Peer, given: Reply, answering: typeof answer = answer): Miss | null {
  let { game }: { game: Game } = peer;
  for (let n = 1; n <= MOST_TRIES; n++) {
    const answered = answering(game, given);
    if (!answered.ok) return miss('illegalAnswer', `refused: ${answered.refusal.code} (${questionOf(peer)})`);
    const thrown = answered.events.flatMap(thrownIn);
    const left = afterThrows(peer, thrown);
    if (left !== null) {
      noteGuesses(peer, thrown);
      for (const [script, choices] of left) script.choices = choices;
      follow(peer, answered.game, answered.events);
      return null;
    }
    game = reseeded(peer.game, n);
  }
  return miss('chance', 'dice and coins do not fall as the record says');
}

function noteGuesses(peer: Peer, thrown: readonly Thrown[]): void {
  for (const one of thrown) {
    const { choices } = scriptOf(peer, one.seat);
    if (!choices.some(entry => isFor(one, entry))) peer.guesses.push('die' in one ? 'a die' : 'a coin');
  }
}
