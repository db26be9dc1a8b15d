/**
 * Conditions and events whose words are understood but which nothing in the engine brings about yet: a card that waits for
 * them would wait for ever, so it is not playable.
 */
import type { ActName, Condition, EventPattern, Replacement } from '@lawmage/ability';
import { CARRIED_OUT_ACTIONS } from '../7-additional/701-keyword-actions/act.ts';

type Designation = Extract<Condition, { readonly if: 'designation' }>['has'];

/** Whether something makes a player have a designation. */
const GIVEN: { readonly [K in Designation]: boolean } = {
  monarch: true,
  initiative: true,
  citysBlessing: true,
  maxSpeed: true,
};

/** Whether players are told to have done it; actions with a meaning of their own are told as they are carried out. */
const TOLD: { readonly [K in ActName]: boolean } = {
  scry: true,
  surveil: true,
  proliferate: true,
  investigate: true,
  connive: true,
  becomeMonarch: true,
  flipCoin: true,
  winFlip: true,
  loseFlip: true,
  rollDie: true,
  rollDice: true,
  plot: true,
  foretell: true,
  cast: true,
  crew: false,
  saddle: false,
  venture: true,
  committedCrime: true,
  expend: true,
  ringTempts: true,
  discover: CARRIED_OUT_ACTIONS.has('discover'),
  manifestDread: CARRIED_OUT_ACTIONS.has('manifestDread'),
  collectEvidence: CARRIED_OUT_ACTIONS.has('collectEvidence'),
  endure: true,
  earthbend: CARRIED_OUT_ACTIONS.has('earthbend'),
  forage: CARRIED_OUT_ACTIONS.has('forage'),
  giveGift: true,
  waterbend: true,
  blight: CARRIED_OUT_ACTIONS.has('blight'),
  clash: true,
  winClash: true,
  airbend: false,
  firebend: true,
  unlockDoor: false,
};

/** Kinds of events that are told when they are over, so that nothing can take their place. */
const TOLD_AFTERWARDS: ReadonlySet<EventPattern['on']> = new Set(['act', 'explore']);

type Node = Readonly<Record<string, unknown>>;

/** What a condition, amount or event pattern waits for in vain, as "kind: word". */
export function missingNouns(node: Node): readonly string[] {
  if (node.if === 'designation' && !GIVEN[node.has as Designation]) return [`condition: ${String(node.has)}`];
  const replaced = (node.replacement as Replacement | undefined)?.event.on;
  if (replaced !== undefined && TOLD_AFTERWARDS.has(replaced)) return [`replacement: ${replaced}`];
  if (node.on === 'act' && !TOLD[node.act as ActName]) return [`event: ${String(node.act)}`];
  return [];
}
