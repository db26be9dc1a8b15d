/** States of objects that the rules or the game itself keep [CR 110.5 | 2007: 510]. */

import type { ObjectState, Subtype } from '@lawmage/ability';
import { GOADED } from '../../1-concepts/110-permanents/marks.ts';
import { isDoubleFaced } from '../../2-parts/turning.ts';
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { attackerOf, isAttacking, isBlocking } from '../../5-turns/combat/fighters.ts';
import { timesKicked } from '../../6-spells-and-effects/601-casting/paid.ts';
import { characteristics, controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { isMerged } from '../../7-additional/730-merging/components.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { allThings, player } from '../../state/store.ts';
import { by, isCiting } from '../../work/cite.ts';
import { isPaired } from '../pairs.ts';
import { colorBit, isCardType, supertypeBit } from '../words.ts';
import type { Test } from './types.ts';

const marked =
  (mark: string): Test =>
  (_, record) =>
    record.marks.includes(mark);

/** [CR 702.124e] Either of two commanders is meant. */
function citeEither(game: Game, owner: Seat): true {
  if (!isCiting()) return true;
  const cards = [...allThings(game)].filter(one => one.owner === owner && one.marks.includes('commander'));
  by('702.124e|', new Set(cards.map(({ card }) => card)).size > 1);
  return true;
}

/** A card in exile that became so in some turn. */
const isSince =
  (start: string): Test =>
  (_, { home, marks }) =>
    home === 'exile' && marks.some(mark => mark.startsWith(start));

/** Whether something with a subtype is attached. */
const bears =
  (subtype: 'Aura' | 'Equipment'): Test =>
  (game, record) =>
    record.attachments.some(id => characteristics(game, id).subtypes.has(subtype));

const OUTLAWS: readonly Subtype[] = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];
const RED_OR_WHITE = colorBit('R') | colorBit('W');

/** [CR 700.16] A legendary creature that is red or white and no Villain. */
const isWorthy = (is: Characteristics): boolean =>
  isCardType(is, 'creature') &&
  (is.supertypes & supertypeBit('legendary')) !== 0 &&
  (is.colors & RED_OR_WHITE) !== 0 &&
  !is.subtypes.has('Villain');

const STATES: { readonly [K in ObjectState]: Test } = {
  tapped: (_, record) => record.tapped,
  untapped: (_, record) => !record.tapped,
  attacking: (game, record) => isAttacking(game, record.id),
  blocking: (game, record) => isBlocking(game, record.id),
  blocked: (game, record) => attackerOf(game, record.id)?.blocked === true,
  unblocked: (game, record) => attackerOf(game, record.id)?.blocked === false,
  token: (_, record) => record.kind === 'token',
  faceDown: (_, record) => record.faceDown !== 'no',
  faceUp: (_, record) => record.faceDown === 'no',
  enchanted: bears('Aura'),
  equipped: bears('Equipment'),
  modified: (game, record, is) => by('700.9|', isModified(game, record, is.controller)),
  /** [CR 700.6] */
  historic: (_, __, is) =>
    by(
      '700.6|',
      (is.supertypes & supertypeBit('legendary')) !== 0 || isCardType(is, 'artifact') || is.subtypes.has('Saga'),
    ),
  /** [CR 700.12, 700.12a] */
  outlaw: (_, record, is) =>
    by(
      '700.12|',
      OUTLAWS.some(type => is.subtypes.has(type)),
    ) &&
    (record.home !== 'battlefield' || by('700.12a|', true)),
  /** [CR 700.16] */
  worthy: (_, __, is) => by('700.16|', isWorthy(is)),
  commander: (game, { marks, owner }) => marks.includes('commander') && citeEither(game, owner),
  kicked: (_, record) => timesKicked(record.stack?.paid ?? {}) > 0,
  suspended: (_, record, is) =>
    record.home === 'exile' && (record.counters.time ?? 0) > 0 && is.keywords.has('suspend'),
  summoningSick: (game, record) => isSick(game, record.id),
  /** [CR 702.30a | 2007: 502.19a] It came under its controller's control since the beginning of that player's last upkeep. */
  newSinceUpkeep: (game, record, is) => record.since >= player(game, is.controller).turns - 1,
  /** [CR 701.27g] With its back face up; nothing that several cards represent. */
  transformed: (game, record) =>
    record.face > 0 && !by('701.27g|', isMerged(record)) && by('701.27g|', isDoubleFaced(game, record.card)),
  saddled: marked('saddled'),
  suspected: marked('suspected'),
  renowned: marked('renowned'),
  monstrous: marked('monstrous'),
  harnessed: marked('harnessed'),
  prepared: marked('prepared'),
  activated: (_, record) => record.stack?.what === 'activated',
  /** Chapter abilities are triggered abilities too [CR 714.2]. */
  triggered: (_, record) => record.stack?.what === 'triggered',
  hadToAttack: (game, { id }) => by('506.6|', game.combat?.forced?.includes(id) === true),
  goaded: (_, record) => record.marks.some(mark => mark.startsWith(GOADED)),
  /** [CR 701.54e] Of those who have it, only what is on the battlefield; whose it is, the phrase says. */
  ringBearer: (_, record) => record.zone === 'battlefield' && by('701.54e|', record.marks.includes('ringBearer')),
  ableToCrew: (_, __, is) =>
    !by(
      '702.122d|',
      is.rules.some(({ rule }) => rule.rule === 'cantCrew'),
    ),
  paired: (game, record) => by('702.95d|', isPaired(game, record.id)),
  /** [CR 702.185b] */
  warped: (_, record) => record.home === 'exile' && by('702.185b|', record.marks.includes('warped')),
  foretold: isSince('foretold:'),
  plotted: isSince('plotted:'),
};

export const stateTest = (state: ObjectState): Test => STATES[state];

/** [CR 700.9] Counters on it, equipped, or enchanted by an Aura of its own controller. */
function isModified(game: Game, record: Thing, controller: Seat): boolean {
  if (Object.keys(record.counters).length > 0) return true;
  return record.attachments.some(id => {
    const { subtypes } = characteristics(game, id);
    return subtypes.has('Equipment') || (subtypes.has('Aura') && controllerOf(game, id) === controller);
  });
}
