import type { Decision, Reply, View } from '@lawmage/engine';

/** A player: sees what its seat may see, and answers the question it is asked. */
export type Agent = {
  readonly name: string;
  /** A reply to the decision. One that the game refuses is mended by the host with single picks, see `settle`. */
  choose(view: View, decision: Decision): Reply;
};

/** The agents by name, each made from a seed. */
export type AgentName = 'random' | 'heuristic';
