/** Casting, activating, playing lands and making mana, as actions name them. */
import { type Act, type Decision, type Game, type ObjectId, preferAutoPay, type Seat } from '@lawmage/engine';
import { copiedBy, nameOf, thing } from '@lawmage/engine/setup';
import { answerTo } from './answer/answer.ts';
import { advance } from './chance.ts';
import { isAlias, namesOf } from './names.ts';
import {
  type Aiming,
  askedOf,
  isMiss,
  type Miss,
  miss,
  type Peer,
  questionOf,
  type Script,
  scriptOf,
  snapshot,
} from './peer.ts';
import type { ActionOf } from './record.ts';
import { begins, FACE_DOWN, textsOfAbility, textsOfSpecial } from './texts.ts';
import { namesOtherHelpers, permitsOf, useUp } from './used.ts';
import { waysOf } from './ways.ts';

type Doing = ActionOf<'cast' | 'activate' | 'playLand'>;
type Option = { readonly at: number; readonly act: Act };

const actsOf = ({ options }: Decision): readonly Option[] =>
  options.flatMap((act, at) => (act.is === 'act' ? [{ at, act }] : []));

/** Begins the action and answers everything until its player has priority again. */
export function act(peer: Peer, script: Script, action: Doing): Miss | null {
  const decision = askedOf(peer);
  const isAimed = script.targets.length > 0 || (action.op !== 'playLand' && action.targets !== undefined);
  const found = decision === null ? [] : candidates(peer, actsOf(decision), action, isAimed);
  if (found.length === 0) return miss('illegalAction', `not possible: ${describe(action)}; ${questionOf(peer)}`);
  const references = action.op === 'playLand' ? null : (action.targets ?? null);
  const begin = ({ at }: Option): Miss | null =>
    announce(peer, at, { seat: script.seat, references, color: null, item: peer.game.nextId as ObjectId, offers: 0 });
  return tryEach(peer, action.op === 'cast' ? waysOf(peer, script, found, action.variant) : found, begin);
}

/** The first that goes through without a guess; the first of all, if none does. */
function tryEach(peer: Peer, options: readonly Option[], begin: (option: Option) => Miss | null): Miss | null {
  const [first, ...others] = options;
  if (first === undefined) return miss('illegalAction', `no such way: ${questionOf(peer)}`);
  const back = snapshot(peer);
  const guesses = peer.guesses.length;
  for (const option of options) {
    const missed = begin(option);
    if (missed === null && peer.guesses.length === guesses) return null;
    if (others.length === 0) return missed;
    back();
  }
  return begin(first);
}

const describe = (action: Doing): string => `${action.op} ${action.op === 'activate' ? action.ability : action.card}`;

function candidates(peer: Peer, acts: readonly Option[], action: Doing, isAimed: boolean): readonly Option[] {
  const { alias } = action;
  const among = alias === undefined ? acts : acts.filter(({ act: { id } }) => isAlias(peer, id, alias));
  switch (action.op) {
    case 'playLand':
      return among.filter(({ act: one }) => one.act === 'land' && isFace(peer.game, one, action.card));
    case 'cast':
      return among.filter(({ act: one }) => one.act === 'cast' && isFace(peer.game, one, action.card));
    case 'activate':
      return activations(peer, among, action.ability, isAimed);
  }
}

/** The face that would be played has that name, or the whole card has and its front is meant. */
export function isFace(game: Game, { id, face }: Act, name: string | undefined): boolean {
  if (name === undefined) return true;
  const record = thing(game, id);
  const card = game.cards[copiedBy(game, record)?.card ?? record.card];
  if (card?.faces[face]?.name === name) return true;
  return card?.name === name && (face === 0 || face >= card.faces.length);
}

/** Abilities that begin so; those that make no mana come first. Where no target is named, those without one do. */
function activations(peer: Peer, acts: readonly Option[], wanted: string, isAimed = true): readonly Option[] {
  const { game } = peer;
  const found = acts.filter(({ act: one }) => {
    const helper = peer.helpers.get(one.id);
    if (helper !== undefined) return helper.startsWith(wanted);
    return begins(wanted, textsOf(game, one), [nameOf(game, one.id), ...namesOf(game, one.id)]);
  });
  const rank = ({ act: one }: Option): number => Number(one.mana) * 2 + Number(!isAimed && hasTarget(game, one));
  return found.toSorted((one, other) => rank(one) - rank(other));
}

const hasTarget = (game: Game, { act, id, ability }: Act): boolean =>
  act === 'activate' && /\btarget\b/u.test(textsOfAbility(game, id, ability)[0] ?? '');

/** Everything an act may be called: an ability, a special action, a keyword by which a card is cast. */
export function textsOf(game: Game, one: Act): readonly string[] {
  if (one.act === 'activate') return textsOfAbility(game, one.id, one.ability);
  if (one.act === 'special') return textsOfSpecial(game, one);
  const isNamed = one.act === 'cast' && one.way !== 'normal' && !FACE_DOWN.includes(one.way);
  return isNamed ? textsOfSpecial(game, one) : [];
}

const COLORS = /add (?:\{)([WUBRGC])\}/u;

/** Makes mana. Of an ability that makes one of several, the colour that is named is taken. */
export function activateMana(peer: Peer, seat: Seat, action: ActionOf<'mana'>): Miss | null {
  const decision = askedOf(peer);
  const { alias } = action;
  const acts = decision === null ? [] : actsOf(decision).filter(({ act: one }) => one.mana);
  const among = alias === undefined ? acts : acts.filter(({ act: { id } }) => isAlias(peer, id, alias));
  const color = COLORS.exec(action.ability.replace(/Add/u, 'add'))?.[1] ?? null;
  const [chosen] = [...activations(peer, among, action.ability), ...among.filter(one => makes(peer.game, one, color))];
  if (chosen === undefined) return miss('illegalAction', `no mana ability: ${action.ability}; ${questionOf(peer)}`);
  const wanted = color === null ? null : { of: chosen.act.id, symbol: color };
  return announce(peer, chosen.at, {
    seat,
    references: null,
    color: wanted,
    item: peer.game.nextId as ObjectId,
    offers: 0,
  });
}

/** A mana ability that may make a colour, among others. */
const makes = (game: Game, { act: one }: Option, color: string | null): boolean =>
  color !== null && textsOf(game, one).some(text => text.includes(`{${color}}`) || text.includes('any'));

/** Announces, and once more by hand where others than those that are named helped paying. */
function announce(peer: Peer, at: number, aiming: Aiming): Miss | null {
  const { seat } = aiming;
  const back = snapshot(peer);
  const missed = announceOnce(peer, at, { ...aiming });
  if (missed !== null || scriptOf(peer, seat).manual || !namesOtherHelpers(peer, scriptOf(peer, seat))) return missed;
  back();
  peer.game = preferAutoPay(peer.game, seat, false);
  const again = announceOnce(peer, at, aiming);
  peer.game = preferAutoPay(peer.game, seat, true);
  return again;
}

function announceOnce(peer: Peer, at: number, aiming: Aiming): Miss | null {
  const before = peer.aiming;
  peer.aiming = aiming;
  peer.tapped = [];
  peer.made = [];
  const permits = permitsOf(peer, askedOf(peer)?.options[at]);
  const missed = advance(peer, [at]) ?? answerAll(peer);
  peer.aiming = before;
  if (missed !== null) return missed;
  useUp(peer, scriptOf(peer, aiming.seat), permits);
  return null;
}

/** Answers until somebody has priority. */
function answerAll(peer: Peer): Miss | null {
  for (;;) {
    const decision = askedOf(peer);
    if (decision === null || decision.kind === 'priority') return null;
    const given = answerTo(peer, decision);
    if (isMiss(given)) return given;
    const missed = advance(peer, given);
    if (missed !== null) return missed;
  }
}
