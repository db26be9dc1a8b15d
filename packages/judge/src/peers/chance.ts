/** Dice and coins fall as a record says: chance is one number of the game, and others are tried until they do. */
import { answer, type Game, type GameEvent, type Reply } from '@lawmage/engine';
import { reseeded } from '@lawmage/engine/setup';
import { follow, type Miss, miss, type Peer, questionOf, type Script, scriptOf } from './peer.ts';
import type { Answer } from './record.ts';

type Thrown = Extract<GameEvent, { readonly what: 'flip' | 'roll' }>;
const MOST_TRIES = 20_000;

const isThrown = (event: GameEvent): event is Thrown => event.what === 'flip' || event.what === 'roll';

const wants = (event: Thrown, entry: Answer): boolean =>
  event.what === 'roll' ? entry.die === event.result : entry.coin === event.won;

const isFor = (event: Thrown, entry: Answer): boolean =>
  event.what === 'roll' ? entry.die !== undefined : entry.coin !== undefined;

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
    const thrown = answered.events.filter(isThrown);
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
  for (const { seat, what } of thrown) {
    const { choices } = scriptOf(peer, seat);
    const given = choices.some(entry => (what === 'roll' ? entry.die : entry.coin) !== undefined);
    if (!given) peer.guesses.push(what === 'roll' ? 'a die' : 'a coin');
  }
}
