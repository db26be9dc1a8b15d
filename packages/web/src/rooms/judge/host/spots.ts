/** Spots in words: what was done, what happened, who is asked what. */
import {
  CANCEL,
  type EditionName,
  editionOf,
  type Game,
  isProposal,
  JUDGE,
  type Proposal,
  proposalIn,
  type Reply,
  see,
  tell,
} from '@lawmage/engine';
import type { Spot, Study } from '@lawmage/judge/room';
import { dress } from '../../../game/dress.ts';
import type { DecisionSeen, Seen } from '../../../game/seen.ts';
import { entriesOf } from '../../../log/log.ts';
import type { Entry } from '../../../log/parts.ts';
import { yesNoWords } from '../../../prompt/yes-no.ts';
import { optionWords } from '../../../table/option-words.ts';
import { promptWords } from '../../../table/prompt-words.ts';
import type { SpotSeen } from '../door.ts';

const seenGames = new WeakMap<Game, Seen>();

/** Everything that is in a game, dressed in words. */
export function seenOf(game: Game): Seen {
  const seen = seenGames.get(game) ?? dress(see(game, JUDGE), editionOf(game));
  seenGames.set(game, seen);
  return seen;
}

const seenSpots = new WeakMap<Spot, SpotSeen>();

export function spotSeen(study: Study, spot: Spot): SpotSeen {
  const known = seenSpots.get(spot) ?? makeSpot(study, spot);
  seenSpots.set(spot, known);
  return known;
}

function makeSpot(study: Study, spot: Spot): SpotSeen {
  const { id, parent, game } = spot;
  const seen = seenOf(game);
  const decision = game.result === null ? seen.decision : null;
  const { sentence, rule } = decision === null ? { sentence: '', rule: '' } : promptWords(seen, decision);
  return {
    id,
    parent,
    ...doneAt(study, spot, game.edition),
    entries: entriesAt(study, spot, game.edition),
    asks: decision === null ? '' : (seen.players[decision.seat]?.name ?? ''),
    question: sentence,
    rule,
  };
}

const lifeOf = (game: Game): readonly number[] => game.players.map(player => player.life);

/** What happened on the way to a spot, in the words of an edition. */
export function entriesAt({ spots }: Study, { id, parent, move, game }: Spot, edition: EditionName): readonly Entry[] {
  if (move?.did === 'byHand') return [];
  const before = spots[parent]?.game ?? game;
  return entriesOf({ ...seenOf(game), edition }, tell(game, JUDGE), lifeOf(before), id * 1000);
}

/** What was done to come to a spot, in the words of an edition. */
export function doneAt({ spots }: Study, { parent, move }: Spot, edition: EditionName): Pick<SpotSeen, 'by' | 'who'> {
  const before = spots[parent]?.game;
  if (before === undefined || move === null) return { by: '', who: '' };
  const seen = { ...seenOf(before), edition };
  if (move.did !== 'reply') {
    const by = move.did === 'concede' ? 'Concede' : move.on ? 'Pay by hand' : 'Pay automatically';
    return { by, who: seen.players[move.seat]?.name ?? '' };
  }
  const { decision } = seen;
  if (decision === null) return { by: '', who: '' };
  return { by: replyWords(seen, decision, move.reply), who: seen.players[decision.seat]?.name ?? '' };
}

/** A reply as what it chooses. */
export function replyWords(seen: Seen, decision: DecisionSeen, reply: Reply): string {
  const proposal = decision.kind === 'priority' && isProposal(reply) ? proposalIn(reply) : null;
  if (proposal !== null) return proposalWords(proposal);
  if (reply[0] === CANCEL[0] && decision.kind !== 'number') return 'Take it back';
  const words = (at: number): string => optionWords(seen, decision, at);
  switch (decision.kind) {
    case 'priority':
      return reply.length === 0 ? 'Pass' : words(reply[0] ?? 0);
    case 'number':
      return String(reply[0]);
    case 'yesNo': {
      const { main, mainReply, other } = yesNoWords({ ...seen, seat: decision.seat }, decision);
      return reply[0] === mainReply ? main : other;
    }
    case 'divide':
      return decision.options.map((_, at) => `${reply[at] ?? 0} to ${words(at)}`).join(', ');
    case 'attack':
      return reply.length === 0 ? 'No attack' : reply.map(words).join(', ');
    case 'block':
      return reply.length === 0 ? 'No blocks' : reply.map(words).join(', ');
    default:
      return reply.length === 0 ? 'Nothing' : reply.map(words).join(', ');
  }
}

/** A shortcut by how often each of its rounds is done. */
const proposalWords = (proposal: Proposal): string =>
  `Propose a shortcut: ${proposal.map(({ times }) => (times === 1 ? 'once' : `${times} times`)).join(', then ')}`;
