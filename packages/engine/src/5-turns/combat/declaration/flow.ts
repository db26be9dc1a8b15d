/** A network in which the flow of greatest gain is found, path by path. Gains along an arc may only fall, unit by unit. */

export type Network = {
  readonly nodes: number;
  readonly from: number[];
  readonly to: number[];
  /** Units an arc can still carry; arcs come in pairs, forward and back. */
  readonly room: number[];
  readonly gain: number[];
};

export const network = (nodes: number): Network => ({ nodes, from: [], to: [], room: [], gain: [] });

/** Adds an arc and gives its number. */
export function addArc(net: Network, from: number, to: number, room: number, gain: number): number {
  net.from.push(from, to);
  net.to.push(to, from);
  net.room.push(room, 0);
  net.gain.push(gain, -gain);
  return net.to.length - 2;
}

/** What flows through an arc. */
export const flowThrough = (net: Network, arc: number): number => net.room[arc + 1] ?? 0;

/** Fills the network from the first node to the last as long as that gains; the gain. */
export function fill(net: Network): number {
  let total = 0;
  for (;;) {
    const { gain, by } = bestPath(net);
    if (!(gain > EPSILON)) return total;
    total += gain;
    for (let node = net.nodes - 1; node !== 0; ) {
      const arc = by[node] ?? 0;
      net.room[arc] = (net.room[arc] ?? 0) - 1;
      net.room[arc ^ 1] = (net.room[arc ^ 1] ?? 0) + 1;
      node = net.from[arc] ?? 0;
    }
  }
}

export const EPSILON = 1e-9;

/** The path of greatest gain with room for one more unit: each round looks at all arcs until nothing improves. */
function bestPath(net: Network): { readonly gain: number; readonly by: readonly number[] } {
  const reached = new Array<number>(net.nodes).fill(Number.NEGATIVE_INFINITY);
  const by = new Array<number>(net.nodes).fill(-1);
  reached[0] = 0;
  for (let round = 0; round < net.nodes; round++) {
    let improved = false;
    for (let arc = 0; arc < net.to.length; arc++) {
      if ((net.room[arc] ?? 0) <= 0) continue;
      const next = (reached[net.from[arc] ?? 0] ?? 0) + (net.gain[arc] ?? 0);
      const to = net.to[arc] ?? 0;
      if (next > (reached[to] ?? 0) + EPSILON) {
        reached[to] = next;
        by[to] = arc;
        improved = true;
      }
    }
    if (!improved) break;
  }
  return { gain: reached[net.nodes - 1] ?? Number.NEGATIVE_INFINITY, by };
}
