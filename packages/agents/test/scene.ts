/** Positions of two players with cards of the starter pack, and what an agent does in them. */
import type { Card, StepName, ZoneName } from '@lawmage/ability';
import { heuristicAgent } from '@lawmage/agents';
import { starterCard } from '@lawmage/cards/starter';
import { type Decision, enact, type Game, type ObjectId, type Option, type Reply, seatOf, see } from '@lawmage/engine';
import { beginStep, nameOf, place, setLife, sit } from '@lawmage/engine/setup';

export type Scene = {
  readonly mine?: readonly (string | Card)[];
  readonly theirs?: readonly string[];
  readonly hand?: readonly string[];
  readonly theirHand?: readonly string[];
  readonly life?: readonly [mine: number, theirs: number];
  readonly step?: StepName;
  /** Whose turn it is; mine by default. */
  readonly theirTurn?: boolean;
};

const [ME, OTHER] = [seatOf(0), seatOf(1)];

/** The agent sits at the first seat. Cards of the starter pack stand by name. A name with "tapped" after it is a tapped permanent. */
export function scene({ mine, theirs, hand, theirHand, life = [20, 20], step, theirTurn }: Scene): Game {
  const active = theirTurn ? OTHER : ME;
  const game = sit({ edition: 'current', names: ['Ann', 'Bob'], active });
  const put = (cards: readonly (string | Card)[] = [], owner: typeof ME, zone: ZoneName): void => {
    for (const one of cards) {
      const [name = '', tapped] = typeof one === 'string' ? one.split(', ') : [];
      place(game, {
        card: typeof one === 'string' ? starterCard(name) : one,
        owner,
        zone,
        tapped: tapped === 'tapped',
      });
    }
  };
  put(mine, ME, 'battlefield');
  put(theirs, OTHER, 'battlefield');
  put(hand, ME, 'hand');
  put(theirHand, OTHER, 'hand');
  for (const owner of [ME, OTHER])
    put(
      Array.from({ length: 10 }, () => 'Forest'),
      owner,
      'library',
    );
  setLife(game, ME, life[0]);
  setLife(game, OTHER, life[1]);
  beginStep(game, step ?? 'precombatMain');
  return game;
}

const agent = heuristicAgent();

/** The reply of the agent to the question that is asked. */
export const replyTo = (game: Game, decision: Decision): Reply => agent.choose(see(game, decision.seat), decision);

/** What the agent chooses of the next question it is asked of a kind; other questions are answered by both as it would. */
export function chosenAt(game: Game, kind: Decision['kind'], seat: number = ME): readonly string[] {
  let now = game;
  for (let n = 0; n < 50; n++) {
    const { asking } = now;
    if (asking === null) throw new Error('nobody is asked');
    const reply = replyTo(now, asking);
    if (asking.kind === kind && asking.seat === seat) return reply.map(at => said(now, asking.options[at] as Option));
    const answered = enact(now, reply);
    if (!answered.ok) throw new Error(answered.refusal.message);
    now = answered.game;
  }
  throw new Error(`no ${kind} was asked for`);
}

function said(game: Game, option: Option): string {
  const name = (id: ObjectId): string => nameOf(game, id);
  switch (option.is) {
    case 'act':
      return `${option.act} ${name(option.id)}`;
    case 'attack':
      return name(option.attacker);
    case 'block':
      return `${name(option.blocker)} blocks ${name(option.attacker)}`;
    case 'object':
      return name(option.id);
    case 'player':
      return game.players[option.seat]?.name ?? '';
    default:
      return option.is;
  }
}
