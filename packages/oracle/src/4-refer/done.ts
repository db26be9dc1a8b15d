import { isPart, type Part } from './record.ts';

const PARTICIPLES: Readonly<Record<string, string>> = {
  discard: 'discarded',
  sacrifice: 'sacrificed',
  mill: 'milled',
  destroy: 'destroyed',
  create: 'created',
  reveal: 'revealed',
  counterSpell: 'countered',
  choose: 'chosen',
  chooseEach: 'chosen',
  search: 'found',
  tap: 'tapped',
  exileUntil: 'exiled',
};

const ACTS: Readonly<Record<string, string>> = { amass: 'amassed', blight: 'blighted', discover: 'discovered' };

/** What an instruction does to its objects, as later phrases say it: "the exiled card", "discarded this way". */
export function participleOf(effect: Part): string | undefined {
  if (effect.do === 'move' && isPart(effect.to)) {
    if (effect.to.zone === 'exile') return 'exiled';
    return effect.to.zone === 'hand' ? 'returned' : 'put';
  }
  if (effect.do === 'dig' && isPart(effect.take) && isPart(effect.take.to))
    return effect.take.to.zone === 'exile' ? 'exiled' : undefined;
  if (effect.do === 'act') return ACTS[String(effect.act)];
  return typeof effect.do === 'string' ? PARTICIPLES[effect.do] : undefined;
}

/** Instructions that can note what they found, moved or made. */
// biome-ignore format: a list of names reads best filled
export const NOTES_OBJECTS: ReadonlySet<unknown> = new Set([
  'discard', 'mill', 'destroy', 'sacrifice', 'move', 'exileUntil', 'counterSpell', 'tap', 'untap', 'create', 'copySpell',
  'search', 'reveal', 'look', 'dig', 'revealUntil', 'choose', 'chooseEach',
]);

/** The field of an instruction or event that notes how much it did. */
export const AMOUNT_FIELDS: ReadonlyMap<unknown, string> = new Map([
  ['draw', 'amount'],
  ['damage', 'dealt'],
  ['loseLife', 'lost'],
  ['gainLife', 'lost'],
  ['removeCounters', 'amount'],
  ['roll', 'amount'],
  ['payTimes', 'amount'],
]);
export const EVENT_AMOUNTS: ReadonlySet<unknown> = new Set([
  'move',
  'damage',
  'gainLife',
  'loseLife',
  'counters',
  'mills',
]);
