/** Casting, activating and whatever else a player with priority may do. */
import type { Face } from '@lawmage/ability';
import {
  type Act,
  type Decision,
  type Game,
  type ObjectId,
  type Reply,
  seatOf,
  type Wish,
  whyNot,
} from '@lawmage/engine';
import { characteristics, thing } from '@lawmage/engine/setup';
import type { ActKind, Announced, Deed } from '../scenario/action.ts';
import type { ObjectNoun, Who } from '../scenario/noun.ts';
import { answerFrom, leftOver, type Pool, poolOf } from './announcing.ts';
import { find } from './find.ts';
import { priorityFor } from './passing.ts';
import { asked, type Miss, miss, notAsked, reply, type Table } from './table.ts';
import { wayNamed } from './ways.ts';

type ActDeed = Extract<Deed, { do: 'act' }>;

const SPECIAL: { readonly [K in ActKind]?: string } = {
  faceUp: 'turnFaceUp',
  suspend: 'suspend',
  foretell: 'foretell',
  plot: 'plot',
  endEffect: 'endEffect',
  ignore: 'ignore',
  discard: 'discard',
};
const FACE_DOWN: readonly string[] = ['morph', 'megamorph', 'disguise'];

export function act(table: Table, deed: ActDeed): Miss | null {
  const late = priorityFor(table, deed.who);
  if (late !== null) return late;
  const decision = asked(table, seatOf(deed.who), 'priority');
  const found = decision === null ? [] : candidates(table, decision, deed);
  const pool = poolOf(deed.announced);
  const [at] = found.filter(one => isPlain(decision, one)).concat(found);
  if (at === undefined) return notAllowed(table, deed);
  const ids = new Map(deed.announced.chosen.map(one => [one, one.is === 'object' ? find(table, one) : []] as const));
  const { nextId } = table.game;
  const stages = table.stages.length;
  const refused = reply(table, [at]) ?? announceFrom(table, deed.who, pool);
  if (refused !== null) return refused;
  const item = table.game.stack.find(id => id >= nextId);
  const events = table.stages.slice(stages).flatMap(stage => stage.events);
  return leftOver(table, pool, { item: item === undefined ? null : thing(table.game, item).stack, events, ids });
}

const isPlain = (decision: Decision | null, at: number): boolean => {
  const option = decision?.options[at];
  return option?.is === 'act' && (option.way === 'normal' || option.way === '');
};

function candidates(table: Table, { options }: Decision, deed: ActDeed): readonly number[] {
  const ids = find(table, deed.what);
  return [...options.entries()].flatMap(([at, option]) =>
    option.is === 'act' && ids.includes(option.id) && isAct(table.game, option, deed) ? [at] : [],
  );
}

function isAct(game: Game, option: Act, { act: kind, announced, what }: ActDeed): boolean {
  if (kind === 'unlock') return option.act === 'special' && option.way.startsWith('unlocked:');
  if (SPECIAL[kind] !== undefined) return option.act === 'special' && option.way === SPECIAL[kind];
  switch (kind) {
    case 'mana':
      return option.act === 'activate' && option.mana && isAbility(game, option, announced);
    case 'activate':
      return (
        option.act === 'activate' && (announced.ability !== null || !option.mana) && isAbility(game, option, announced)
      );
    case 'play':
      return option.act === 'land' || (option.act === 'cast' && isWay(game, option, announced, what));
    default:
      return option.act === 'cast' && isWay(game, option, announced, what);
  }
}

/** The number of an object's nth activated ability among all its abilities. */
function abilityNumber(game: Game, id: ObjectId, nth: number): number {
  const activated = [...characteristics(game, id).abilities.entries()].filter(
    ([, { ability }]) => ability.is === 'activated',
  );
  return activated[nth - 1]?.[0] ?? -1;
}

const isAbility = (game: Game, option: Act, { ability }: Announced): boolean =>
  ability === null || abilityNumber(game, option.id, ability) === option.ability;

function isWay(game: Game, option: Act, { way }: Announced, { name }: ObjectNoun): boolean {
  const faces = game.cards[thing(game, option.id).card]?.faces ?? [];
  const isNamed = (face: Face | undefined): boolean => face?.name.toLowerCase() === name.toLowerCase();
  if (faces.length > 1 && faces.some(isNamed) && !isNamed(faces[option.face])) return false;
  if (way === null) return !FACE_DOWN.includes(option.way);
  return way === 'face down' ? FACE_DOWN.includes(option.way) : option.way === wayNamed(way);
}

/** Why it is not among the acts, in the engine's words where it has a reason. */
function notAllowed(table: Table, { who, act: kind, what, announced }: ActDeed): Miss {
  const [id] = find(table, what);
  if (id === undefined) return miss('noSuchObject', `there is no ${what.name}`);
  const acts = { cast: 'cast', play: 'land', activate: 'activate', mana: 'activate' } as const;
  const wish: Wish = {
    act: kind in acts ? acts[kind as keyof typeof acts] : 'special',
    id,
    ability: abilityNumber(table.game, id, announced.ability ?? 1),
    ...(announced.way === null
      ? {}
      : announced.way === 'face down'
        ? { faceDown: true }
        : { way: wayNamed(announced.way) }),
  };
  const code = whyNot(table.game, seatOf(who), wish) ?? 'notAmongOptions';
  return { ...notAsked(table, `not allowed (${code})`), code };
}

/** Answers the questions of announcing from what was said. What nothing was said about waits for a sentence of its own. */
function announceFrom(table: Table, who: Who, pool: Pool): Miss | null {
  for (;;) {
    const decision = asked(table, seatOf(who));
    if (decision === null || decision.kind === 'priority') return null;
    const given: Reply | Miss | null = answerFrom(table, decision, pool);
    if (given === null) return null;
    const refused = 'fact' in given ? given : reply(table, given);
    if (refused !== null) return refused;
  }
}
