/** Records of the neutral format for scenarios of other engines, as far as a record must be to be run. */
import { z } from 'zod';

const letter = z.enum(['A', 'B', 'C', 'D']);
const step = z.enum([
  'UNTAP',
  'UPKEEP',
  'DRAW',
  'PRECOMBAT_MAIN',
  'BEGIN_COMBAT',
  'DECLARE_ATTACKERS',
  'DECLARE_BLOCKERS',
  'FIRST_COMBAT_DAMAGE',
  'COMBAT_DAMAGE',
  'END_COMBAT',
  'POSTCOMBAT_MAIN',
  'END_TURN',
  'CLEANUP',
]);
export const PEER_STEPS = step.options;
export type PeerStep = z.infer<typeof step>;
export type Letter = z.infer<typeof letter>;

const count = z.number().int().min(0);
const reference = z.object({
  name: z.string().optional(),
  alias: z.string().optional(),
  player: letter.optional(),
  copy: z.enum(['no', 'only']).optional(),
  mode: z.number().int().optional(),
  amount: z.number().int().optional(),
});
export type Reference = z.infer<typeof reference>;

/** What is expected: the fields depend on the kind, and whoever checks one looks them up. */
const expectation = z.looseObject({ kind: z.string() });
export type Expectation = z.infer<typeof expectation>;

const when = z.object({
  onStack: z.string().optional(),
  notOnStack: z.string().optional(),
  copyOnStack: z.string().optional(),
  topOfStack: z.string().optional(),
  manaInPool: z.number().optional(),
});
export type When = z.infer<typeof when>;

const timed = { player: letter, turn: count, step, seq: z.number().optional() };
const targets = z.array(reference).optional();
const index = count.optional();
const action = z.discriminatedUnion('op', [
  z.object({
    ...timed,
    op: z.literal('cast'),
    card: z.string().optional(),
    alias: z.string().optional(),
    variant: z.string().optional(),
    targets,
    when: when.optional(),
  }),
  z.object({ ...timed, op: z.literal('playLand'), card: z.string(), alias: z.string().optional() }),
  z.object({
    ...timed,
    op: z.literal('activate'),
    ability: z.string(),
    alias: z.string().optional(),
    targets,
    when: when.optional(),
  }),
  z.object({ ...timed, op: z.literal('mana'), ability: z.string(), alias: z.string().optional() }),
  z.object({
    ...timed,
    op: z.literal('attack'),
    attacker: z.string(),
    attackerIndex: index,
    defender: z.object({ player: letter.optional(), permanent: z.string().optional() }).optional(),
  }),
  z.object({ ...timed, op: z.literal('attackNone') }),
  z.object({ ...timed, op: z.literal('blockNone') }),
  z.object({
    ...timed,
    op: z.literal('block'),
    blocker: z.string(),
    attacker: z.string(),
    blockerIndex: index,
    attackerIndex: index,
  }),
  z.object({ ...timed, op: z.literal('wait'), until: z.enum(['empty', 'one']) }),
  z.object({ ...timed, op: z.literal('check'), expect: expectation }),
  z.object({ ...timed, op: z.literal('addCounters'), on: reference, counter: z.string(), count }),
  z.object({ ...timed, op: z.literal('concede') }),
]);
export type PeerAction = z.infer<typeof action>;
export type ActionOf<K extends PeerAction['op']> = Extract<PeerAction, { op: K }>;

const answer = z.object({
  seq: z.number().optional(),
  yes: z.boolean().optional(),
  x: z.number().int().optional(),
  pick: z.array(reference).optional(),
  player: letter.optional(),
  skip: z.boolean().optional(),
  color: z.string().optional(),
  text: z.string().optional(),
  option: z.boolean().optional(),
  normalCost: z.boolean().optional(),
  ruleText: z.boolean().optional(),
  number: z.number().optional(),
  coin: z.boolean().optional(),
  die: z.number().int().optional(),
  mode: z.number().int().optional(),
  cancelMana: z.boolean().optional(),
  skipFailedAction: z.boolean().optional(),
});
export type Answer = z.infer<typeof answer>;

const queues = z.partialRecord(letter, z.array(answer));
const refused = z.looseObject({
  class: z.string(),
  required: z.boolean().optional(),
  player: letter.optional(),
  count: z.number().optional(),
});
const segment = z.object({
  strict: z.union([z.boolean(), z.partialRecord(letter, z.boolean())]),
  stopAt: z.object({ turn: count, step }),
  actions: z.array(action),
  choices: queues,
  targets: queues,
  modes: queues,
  expectError: refused.optional(),
  expect: z.array(expectation),
});
export type Segment = z.infer<typeof segment>;

const setup = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('add'),
    zone: z.enum(['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command']),
    player: letter,
    card: z.string(),
    count,
    tapped: z.boolean().optional(),
    aliases: z.array(z.string()).optional(),
  }),
  z.object({ op: z.literal('clearLibrary'), player: letter }),
  z.object({ op: z.literal('clearHand'), player: letter }),
  z.object({ op: z.literal('setLife'), player: letter, value: z.number().int() }),
  z.object({ op: z.literal('emblem'), player: letter, emblem: z.string() }),
  z.object({
    op: z.literal('helper'),
    player: letter,
    helper: z.string(),
    text: z.string().optional(),
    amount: z.number().int().optional(),
    targets: z.number().int().optional(),
    zone: z.string().optional(),
  }),
]);
export type SetupOp = z.infer<typeof setup>;
export type SetupOf<K extends SetupOp['op']> = Extract<SetupOp, { op: K }>;

const deck = z.partialRecord(letter, z.array(z.tuple([z.string(), count])));
const named = z.partialRecord(letter, z.array(z.string()));
export const peerRecord = z.object({
  id: z.string(),
  format: z.literal(1),
  dir: z.string(),
  game: z.object({
    type: z.string(),
    startingLife: z.number().int(),
    players: z.array(letter).min(2),
    turnOrder: z.array(letter).min(2),
    attackOption: z.enum(['left', 'right', 'multiple']),
    range: z.enum(['one', 'two', 'all']),
    skipFirstDraw: z.boolean(),
    shuffle: z.boolean(),
    openingHand: z.literal(0),
    library: deck.optional(),
    commanders: z.union([named, deck]).optional(),
    sideboard: deck.optional(),
    manualMana: z.array(letter).optional(),
  }),
  strict: z.boolean(),
  setup: z.array(setup),
  segments: z.array(segment).min(1),
  cards: z.array(z.string()),
  otherNames: z.array(z.string()).optional(),
  requires: z.array(z.string()),
});
export type PeerRecord = z.infer<typeof peerRecord>;
