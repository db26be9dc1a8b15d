/** Ways to cast that a keyword ability of the card gives. */

import type { Cost, Keyword, KeywordName, ManaCost } from '@lawmage/ability';
import { amountOf, costOf, minus } from '../../1-concepts/118-costs/mana-amount.ts';
import { RETURNED } from '../../7-additional/702-keywords/meanings/words.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { opponentsOf } from '../../state/seats.ts';
import { thing } from '../../state/store.ts';
import { by } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { asCast } from './as-cast.ts';
import { type Look, lookOf } from './look.ts';
import { nameOfInstance } from './paid.ts';
import { isUnknown, type Permission, permissionsFor } from './permissions.ts';
import { type Way, way } from './way.ts';

type Ask = {
  readonly game: Game;
  readonly seat: Seat;
  readonly record: Thing;
  readonly face: number;
  readonly look: Look;
};
type Maker = (ask: Ask, keyword: Keyword) => Way | null;

/** The ways that keywords of a card give its owner, where it is. */
export function keywordWays(game: Game, seat: Seat, id: ObjectId, face: number, look: Look): readonly Way[] {
  const record = thing(game, id);
  if (record.owner !== seat) return [];
  const ask: Ask = { game, seat, record, face, look };
  const ways = look.keywords.flatMap(keyword => MAKERS[keyword.keyword]?.(ask, keyword) ?? []);
  return [...apart(ways), ...otherFaces(ask), ...markedWays(ask)];
}

/** [CR 702.143d, 702.170d] A card that has become plotted or foretold in exile on an earlier turn, without the keyword itself. */
function markedWays({ game, record, face, look }: Ask): readonly Way[] {
  if (record.zone !== 'exile' || look.cost === null) return [];
  const has = (keyword: KeywordName): boolean => look.keywords.some(one => one.keyword === keyword);
  const ways: Way[] = [];
  if (!has('plot') && isEarlier(game, record, 'plotted:'))
    ways.push(way({ way: 'plot', face, keyword: 'plot', free: true, timing: 'sorcery' }));
  const less = record.memory.foretold;
  if (typeof less === 'number' && isEarlier(game, record, 'foretold:'))
    ways.push(
      way({ way: 'foretell', face, keyword: 'foretell', cost: [{ pay: 'mana', cost: cheaper(look.cost, less) }] }),
    );
  return ways;
}

const cheaper = (cost: ManaCost, less: number): ManaCost =>
  costOf(minus(amountOf(cost, 0), { generic: less, symbols: [] }));

/** [CR 702.152b] Of several instances of a keyword only one is used; what is paid for it is kept as paid for that one. */
const apart = (ways: readonly Way[]): readonly Way[] =>
  ways.map((one, at) => {
    const nth = ways.slice(0, at + 1).filter(({ keyword }) => keyword !== null && keyword === one.keyword).length;
    return nth < 2 ? one : { ...one, way: nameOfInstance(one.way, nth) };
  });

const MANA_FACE_DOWN: Cost = [{ pay: 'mana', cost: [3] }];
const DISCARD_LAND: Cost = [
  { pay: 'do', effect: { do: 'discard', what: { what: 'some', filter: { types: ['land'], sort: 'card' } } } },
];
const DISCARD_CARD: Cost = [{ pay: 'do', effect: { do: 'discard', what: { what: 'some', filter: { sort: 'card' } } } }];

const returning = (state: 'unblocked' | 'tapped'): Cost => [
  {
    pay: 'do',
    effect: {
      do: 'move',
      what: {
        what: 'some',
        filter: {
          adj: [{ is: 'state', state }],
          types: ['creature'],
          sort: 'permanent',
          whose: { by: 'controller', who: { who: 'you' } },
        },
        slot: RETURNED,
      },
      to: { zone: 'hand' },
    },
  },
];
const RETURN_UNBLOCKED = returning('unblocked');
const RETURN_TAPPED = returning('tapped');

/** From the graveyard, for the keyword's cost. */
const fromGraveyard: Maker = ({ record, face, look }, keyword) =>
  by('113.6f|401.4', record.zone === 'graveyard') && by('604.6|412.4', record.face === face)
    ? named(keyword, face, { cost: keyword.cost ?? manaOf(look) })
    : null;

/** [CR 702.34a | 2007: 502.22a] Flashback: instants and sorceries only. */
const spellFromGraveyard: Maker = (ask, keyword) =>
  ask.look.instant || ask.look.sorcery ? fromGraveyard(ask, keyword) : null;

/** From the graveyard for the mana cost, and something more. */
const withMore =
  (extra: Cost): Maker =>
  ({ record, face, look }, keyword) =>
    record.zone === 'graveyard' && look.cost !== null ? named(keyword, face, { cost: manaOf(look), extra }) : null;

/** [CR 118.9, 118.9a | 2007: 409.1b] What lets a card be cast for a cost that an ability of it gives, from where it is. */
function leaveFor(game: Game, { seat, record, face }: Ask): Pick<Way, 'extra' | 'anyType' | 'counted' | 'by'> | null {
  const isIt = ({ faces, free, cost }: Permission): boolean => faces.includes(face) && !free && cost === null;
  const found = permissionsFor(game, seat, record.id).find(isIt);
  return found === undefined
    ? null
    : { extra: found.extra, anyType: found.anyType, counted: found.counted, by: found.by };
}

/** For the keyword's cost, from wherever the card may be cast. */
const alternative =
  (condition: (ask: Ask) => boolean = () => true): Maker =>
  (ask, keyword) => {
    if (keyword.cost === undefined || !condition(ask)) return null;
    const leave = leaveFor(ask.game, ask);
    return leave === null ? null : named(keyword, ask.face, { cost: keyword.cost, ...leave });
  };

/** [CR 702.37a, 702.37c, 702.168a | 2007: 502.26a, 502.26b] Face down, for three mana, where such a spell may be cast. */
const faceDown: Maker = (ask, { keyword }) => {
  const { game, record, face } = ask;
  if (keyword !== 'morph' && keyword !== 'megamorph' && keyword !== 'disguise') return null;
  if (by('406.3b|', isUnknown(game, ask.seat, record))) return null;
  const leave = leaveFor(asCast(game, ask.seat, record.id, { face, way: keyword, faceDown: keyword }), ask);
  if (leave === null) return null;
  return way({ way: keyword, face, cost: MANA_FACE_DOWN, faceDown: keyword, timing: 'sorcery', keyword, ...leave });
};

/** [CR 702.48a | 2007: 502.42a] For its mana cost, less that of what is offered, whenever an instant could be cast. */
const offering: Maker = (ask, keyword) => {
  const leave = ask.look.cost === null ? null : leaveFor(ask.game, ask);
  return leave === null ? null : named(keyword, ask.face, { cost: manaOf(ask.look), timing: 'instant', ...leave });
};

/** [CR 702.143a] Foretold on an earlier turn. */
const foretold: Maker = ({ game, record, face }, keyword) => {
  const isForetold = record.zone === 'exile' && isEarlier(game, record, 'foretold:');
  return isForetold && keyword.cost !== undefined ? named(keyword, face, { cost: keyword.cost }) : null;
};

/** [CR 702.170d] Plotted on an earlier turn: without paying, in the own main phase. */
const plotted: Maker = ({ game, record, face }, keyword) =>
  record.zone === 'exile' && isEarlier(game, record, 'plotted:')
    ? named(keyword, face, { free: true, timing: 'sorcery' })
    : null;

/** [CR 702.185a] From the hand for its warp cost; from exile, where the warp put it on an earlier turn, as usual. */
const warp: Maker = (ask, keyword) => {
  const { game, record, face, look } = ask;
  if (record.zone !== 'exile') return alternative()(ask, keyword);
  const isLater = record.marks.includes('warped') && !game.history.events.some(event => isMoveTo(event, record.id));
  return isLater && look.cost !== null ? way({ face, cost: manaOf(look) }) : null;
};

const isMoveTo = (event: GameEvent, id: ObjectId): boolean => event.what === 'move' && event.newId === id;

/** [CR 702.190a] In the declare blockers step of the own turn, by returning an unblocked attacker. */
const sneak: Maker = ({ game, seat, record, face }, keyword) => {
  if (record.zone !== 'hand' || keyword.cost === undefined) return null;
  if (game.active !== seat || game.step !== 'declareBlockers') return null;
  return named(keyword, face, { cost: keyword.cost, extra: RETURN_UNBLOCKED, timing: 'instant' });
};

/** [CR 702.188a] By returning a tapped creature. */
const webSlinging: Maker = ({ record, face }, keyword) =>
  record.zone === 'hand' && keyword.cost !== undefined
    ? named(keyword, face, { cost: keyword.cost, extra: RETURN_TAPPED })
    : null;

/** [CR 702.187a] Discarded this turn. */
const mayhem: Maker = (ask, keyword) => {
  const discarded = ask.game.history.events.some(
    event => event.what === 'move' && event.newId === ask.record.id && event.cause === 'discard',
  );
  return discarded ? fromGraveyard(ask, keyword) : null;
};

const MAKERS: { readonly [K in KeywordName]?: Maker } = {
  flashback: spellFromGraveyard,
  escape: fromGraveyard,
  mayhem,
  retrace: withMore(DISCARD_LAND),
  'jump-start': withMore(DISCARD_CARD),
  foretell: foretold,
  plot: plotted,
  morph: faceDown,
  megamorph: faceDown,
  disguise: faceDown,
  offering,
  overload: alternative(),
  awaken: alternative(),
  evoke: alternative(),
  dash: alternative(),
  blitz: alternative(),
  impending: alternative(),
  bestow: alternative(),
  mutate: alternative(),
  warp,
  sneak,
  'web-slinging': webSlinging,
  spectacle: alternative(opponentLostLife),
  surge: alternative(hasCastThisTurn),
  prowl: alternative(hasProwled),
  freerunning: alternative(hasRun),
};

const named = ({ keyword }: Keyword, face: number, says: Partial<Way>): Way =>
  way({ way: keyword, face, keyword, ...says });
const manaOf = (look: Look): Cost => (look.cost === null ? [] : [{ pay: 'mana', cost: look.cost }]);

/** A mark with the turn in which it was made, before this turn. */
function isEarlier(game: Game, { marks }: Thing, start: string): boolean {
  const mark = marks.find(known => known.startsWith(start));
  return mark !== undefined && Number(mark.slice(start.length)) < game.turn;
}

/** Faces cast only from a graveyard: [CR 702.127a] aftermath, [CR 702.146a] disturb. */
function otherFaces({ game, record, face, look }: Ask): readonly Way[] {
  if (record.zone !== 'graveyard' || face !== 1) return [];
  const layout = game.cards[record.card]?.layout;
  if (layout === 'aftermath') return look.cost === null ? [] : [way({ way: 'aftermath', face, cost: manaOf(look) })];
  if (layout !== 'transform') return [];
  const disturb = lookOf(game, record.id, 0).keywords.find(({ keyword }) => keyword === 'disturb');
  return disturb?.cost === undefined || !by('712.11d|', true) ? [] : [named(disturb, face, { cost: disturb.cost })];
}

/** [CR 702.137a] */
function opponentLostLife({ game, seat }: Ask): boolean {
  const opponents = opponentsOf(game, seat);
  return game.history.events.some(event => event.what === 'life' && event.change < 0 && opponents.includes(event.seat));
}

/** [CR 702.117a] */
function hasCastThisTurn({ game, seat }: Ask): boolean {
  return game.history.events.some(event => event.what === 'cast' && event.seat === seat);
}

/** [CR 702.76a] Combat damage to a player by a source with one of the spell's creature types. */
function hasProwled({ game, seat, record }: Ask): boolean {
  const { subtypes } = characteristics(game, record.id);
  return combatHits(game, seat).some(source =>
    [...subtypes].some(type => characteristics(game, source).subtypes.has(type)),
  );
}

/** [CR 702.173a] Combat damage to a player by an Assassin or a commander. */
function hasRun({ game, seat }: Ask): boolean {
  return combatHits(game, seat).some(
    source => characteristics(game, source).subtypes.has('Assassin') || thing(game, source).marks.includes('commander'),
  );
}

/** A player's sources that have dealt combat damage to a player this turn. */
const combatHits = (game: Game, seat: Seat): readonly ObjectId[] =>
  game.history.events.flatMap(event =>
    event.what === 'damage' && event.combat && event.seat >= 0 && characteristics(game, event.from).controller === seat
      ? [event.from]
      : [],
  );
