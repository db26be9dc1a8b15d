/** Casting while a spell or ability resolves [CR 608.2g, 601.3 | 2007: 413.2e, 409.1]: timing is ignored. */

import type { Cost, Filter, KeywordName } from '@lawmage/ability';
import { hasNonmodalBack } from '../../2-parts/faces.ts';
import { copyCard } from '../../7-additional/707-copying/copy-card.ts';
import type { Rule } from '../../editions/rule.ts';
import { playersOf } from '../../nouns/players.ts';
import { presentOf } from '../../nouns/present.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import type { Frame } from '../../work/frames.ts';
import { memory as memoryOf, recall } from '../../work/memory.ts';
import { isSuchSpell } from '../609-effects/choice.ts';
import type { Executor } from '../609-effects/types.ts';
import { mandatoryCosts } from './additional-costs.ts';
import { type Outlook, outlookOf, whyNotCast } from './could-cast.ts';
import { facesOf } from './faces.ts';
import { asksForHidden } from './hidden-costs.ts';
import { type Look, lookOf } from './look.ts';
import { type Way, way } from './way.ts';

/** A player casts a card as an instruction is carried out; `did` says whether it was cast. */
export type CastDuringFrame = {
  readonly do: 'castDuring';
  readonly seat: Seat;
  readonly id: ObjectId;
  readonly free: boolean;
  /** What is paid rather than the mana cost; null for that cost. */
  readonly cost: Cost | null;
  /** [CR 712.8c | 2007: none] With its back face up. */
  readonly transformed: boolean;
  /** As which spells it may be cast; null: as any. */
  readonly only: Filter | null;
  /** Whether it is cast at all is asked for each by itself [CR 707.12a | 2007: none]. */
  readonly may: boolean;
  /** It is cast if able [CR 118.8c | 2007: none]. */
  readonly ifAble: boolean;
  readonly memory: MemoryId;
};
export type CastChosenFrame = Omit<
  CastDuringFrame,
  'do' | 'free' | 'cost' | 'transformed' | 'only' | 'may' | 'ifAble'
> & {
  readonly do: 'castChosen';
  readonly ways: readonly Way[];
};

export const cast: Executor<'cast'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [seat] = verb.who === undefined ? [scope.you] : playersOf(game, verb.who, scope);
  const ids = presentOf(game, verb.what, scope);
  recall(game, memory, { did: false });
  if (seat === undefined) return nothing();
  const cards = verb.copy === true ? ids.map(id => copyCard(game, seat, id)) : ids;
  return pushInOrder(
    game,
    cards.map(
      (id): Frame => ({
        do: 'castDuring',
        seat,
        id,
        free: verb.free === true,
        cost: verb.cost ?? null,
        transformed: verb.transformed === true,
        only: verb.only ?? null,
        may: verb.each === true,
        ifAble: verb.ifAble === true,
        memory,
      }),
    ),
  );
};

export function castDuring(game: Game, frame: CastDuringFrame): Done {
  const { seat, id, memory } = frame;
  cite('608.2g|');
  const now = outlookOf(game, seat);
  const outlook: Outlook = { ...now, main: true, splitSecond: false };
  const ways = waysDuring(game, frame).filter(one => whyNotCast(game, id, one, outlook) === null);
  const [only] = ways;
  if (only === undefined) return nothing();
  const isFree = frame.may || (frame.ifAble && ways.every(one => needsHidden(game, frame, one)));
  if (isSettled(ways.length === 1 && !isFree)) return begin(game, seat, id, only, memory);
  const options = ways.map(
    (one): Option => ({ is: 'act', act: 'cast', id, face: one.face, ability: -1, way: one.way, mana: false }),
  );
  return ask(
    game,
    {
      kind: 'pick',
      seat,
      why: why('castDuring', ruleOf(frame, isFree), id),
      options,
      least: isFree ? 0 : 1,
      most: 1,
    },
    { do: 'castChosen', seat, id, memory, ways },
  );
}

const ruleOf = ({ may }: CastDuringFrame, isFree: boolean): Rule => {
  if (may) return '707.12a|';
  return isFree ? '118.8c|' : '608.2g|413.2e';
};

/** Whether a way to cast it takes cards of some quality that nobody else can see. */
function needsHidden(game: Game, { seat, id }: CastDuringFrame, { face }: Way): boolean {
  return asksForHidden(mandatoryCosts(game, lookOf(game, id, face), { you: seat, source: id, x: 0, found: [] }));
}

export function castChosen(game: Game, { seat, id, memory, ways }: CastChosenFrame, [at]: Reply): Done {
  return at === undefined
    ? nothing()
    : begin(game, seat, id, must(ways[at], 'a checked reply names a way', game), memory);
}

function begin(game: Game, seat: Seat, id: ObjectId, chosen: Way, memory: MemoryId): Done {
  recall(game, memory, { did: true });
  if (chosen.keyword === 'madness') cite('702.35b|502.24b');
  if (chosen.keyword === 'suspend') cite('702.62d|502.59c');
  if (chosen.keyword === 'rebound') cite('702.88b|');
  return push(game, { do: 'propose', seat, id, way: chosen, then: { do: 'notPaid', memory } });
}

/** Each castable face, for its mana cost, for another cost or for nothing. `own`: the card's own ability has it cast. */
function waysDuring(game: Game, { id, free, cost, transformed, only, memory }: CastDuringFrame): readonly Way[] {
  const scope = memoryOf(game, memory);
  const own = scope.source === id;
  return facesOf(game, id).flatMap(face => {
    const look = lookOf(game, id, face);
    if (look.land || isBack(game, id, face) !== transformed) return [];
    if (only !== null && !isSuchSpell(game, id, face, only, scope)) return [];
    const keyword = own ? ownKeyword(look, cost) : null;
    if (free || cost !== null) cite('118.9b|');
    if (free) return [way({ way: keyword ?? 'free', face, free: true, keyword })];
    if (cost !== null) return [way({ way: keyword ?? 'permitted', face, cost, keyword })];
    return look.cost === null ? [] : [way({ face, cost: [{ pay: 'mana', cost: look.cost }] })];
  });
}

/** The keyword whose own ability has the card cast, for a cost or for nothing. */
function ownKeyword({ keywords }: Look, cost: Cost | null): KeywordName | null {
  const such = keywords.filter(({ keyword }) => (cost === null ? FREELY : FOR_A_COST).has(keyword));
  return such[0]?.keyword ?? null;
}
const FREELY: ReadonlySet<KeywordName> = new Set<KeywordName>(['suspend', 'rebound']);
const FOR_A_COST: ReadonlySet<KeywordName> = new Set<KeywordName>(['madness', 'miracle']);

const isBack = (game: Game, id: ObjectId, face: number): boolean =>
  face > 0 && hasNonmodalBack(game.cards[thing(game, id).card]);
