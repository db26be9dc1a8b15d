/** The players: a view and a decision in, a reply out. */
export type { Agent, AgentName } from './agent.ts';
export {
  AGENT_NAMES,
  agentNamed,
  type GameRecord,
  type Interval,
  interval,
  type Match,
  playMatch,
} from './arena/match.ts';
export { type Played, play } from './arena/play.ts';
export { settle } from './arena/settle.ts';
export { type Chance, chanceFrom } from './chance.ts';
export { heuristicAgent } from './heuristic/index.ts';
export { randomAgent, randomReply } from './random.ts';
