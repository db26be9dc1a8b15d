/** Voting [CR 701.38 | 2007: none]. */
import type { Filter } from '@lawmage/ability';
import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { candidatesOf } from '../../nouns/objects.ts';
import { VOTES } from '../../nouns/outcomes.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { seatsFrom } from '../../state/seats.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { happen } from '../../work/happen.ts';
import { bind, memory as memoryOf } from '../../work/memory.ts';

/** One vote: for a word, or for an object. */
type Vote = { readonly seat: Seat; readonly word: string; readonly id: ObjectId };
/** One player's turn to vote once; an additional vote may be one that need not be used. */
type Turn = { readonly seat: Seat; readonly may: boolean };

export type VoteFrame = {
  readonly do: 'vote';
  readonly turns: readonly Turn[];
  readonly at: number;
  readonly asked: boolean;
  /** What can be voted for. */
  readonly words: readonly string[];
  readonly ids: readonly ObjectId[];
  readonly votes: readonly Vote[];
  readonly secret: boolean;
  readonly memory: MemoryId;
};

/** [CR 701.38a, 701.38d | 2007: none] Each player in turn order, with all votes that the player has. */
export const vote: Executor<'vote'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const turns = seatsFrom(game, scope.you).flatMap(seat => turnsOf(game, seat));
  const words = isList(verb.for) ? verb.for : [];
  const ids = isList(verb.for) ? [] : candidatesOf(game, verb.for, scope);
  cite('701.38a|', '701.38b|');
  const secret = verb.secret === true;
  return push(game, { do: 'vote', turns, at: 0, asked: false, words, ids, votes: [], secret, memory });
};

const isList = (of: readonly string[] | Filter): of is readonly string[] => Array.isArray(of);

function turnsOf(game: Game, seat: Seat): readonly Turn[] {
  const more = playerRules(game, seat).flatMap(({ rule }): readonly Turn[] =>
    rule.rule === 'extraVote' ? [{ seat, may: rule.may === true }] : [],
  );
  if (more.length > 0) cite('701.38d|');
  return [{ seat, may: false }, ...more];
}

/** Asks one player after another; a vote is told at once, unless all are secret until the last. */
export function goOnVoting(game: Game, frame: VoteFrame, reply: Reply): Done {
  const { memory, secret } = frame;
  const { source } = memoryOf(game, memory);
  const turn = frame.turns[frame.at];
  if (!frame.asked) return turn === undefined ? finish(game, frame, source) : askFor(game, frame, turn, source);
  const cast = turn === undefined ? null : voteIn(frame, turn.seat, reply);
  const votes = cast === null ? frame.votes : [...frame.votes, cast];
  push(game, { ...frame, at: frame.at + 1, votes, asked: false });
  return happen(game, cast === null || secret ? [] : [voteEvent(cast, source)]);
}

function askFor(game: Game, frame: VoteFrame, { seat, may }: Turn, source: ObjectId): Done {
  const options: readonly Option[] = [
    ...frame.words.map((word): Option => ({ is: 'word', word })),
    ...frame.ids.map((id): Option => ({ is: 'object', id })),
  ];
  if (options.length === 0) return finish(game, frame, source);
  const about = why(frame.words.length > 0 ? 'chooseWord' : 'chooseObjects', '701.38a|', source, { do: 'vote' });
  return ask(game, { kind: 'pick', seat, why: about, options, least: may ? 0 : 1, most: 1 }, { ...frame, asked: true });
}

function voteIn({ words, ids }: VoteFrame, seat: Seat, [n]: Reply): Vote | null {
  if (n === undefined) return null;
  return { seat, word: words[n] ?? '', id: words.length > 0 ? NONE : (ids[n] ?? NONE) };
}

const voteEvent = ({ seat, word, id }: Vote, source: ObjectId): GameEvent => ({
  what: 'choose',
  rule: '701.38a|',
  source,
  seat,
  words: word === '' ? [] : [word],
  ids: id === NONE ? [] : [id],
});

/** The votes are kept where the rest of the text finds them, one entry of each list for each vote. */
function finish(game: Game, { votes, secret, memory }: VoteFrame, source: ObjectId): Done {
  const words = votes.map(({ word }) => word);
  const ids = votes.map(({ id }) => id);
  bind(game, memory, VOTES, { ids, seats: votes.map(({ seat }) => seat), n: votes.length, words });
  return happen(game, secret ? votes.map(one => voteEvent(one, source)) : []);
}
