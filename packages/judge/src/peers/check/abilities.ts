/** Abilities that permanents have, and what a player could do now. */
import { COLORS, type KeywordName } from '@lawmage/ability';
import type { Act, Game, ObjectId } from '@lawmage/engine';
import { characteristics, legalActsOf, nameOf } from '@lawmage/engine/setup';
import { isFace, textsOf } from '../act.ts';
import { namesOf } from '../names.ts';
import { miss, type Peer } from '../peer.ts';
import type { Expectation } from '../record.ts';
import { abilityText, begins } from '../texts.ts';
import { type Checker, NOBODY_CALLED, numberIn, permanentsIn, seatIn, textIn, unlike } from './types.ts';

type Wanted = { readonly keyword?: string; readonly args?: unknown; readonly from?: unknown; readonly mana?: string };

const COLOR_WORDS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Whether an object has an ability; null: there is no telling. */
export function hasAbility(game: Game, id: ObjectId, wanted: Wanted): boolean | null {
  const { abilities, keywords } = characteristics(game, id);
  if (wanted.mana !== undefined) {
    const symbol = wanted.mana === 'any' ? 'any color' : `{${wanted.mana}}`;
    return abilities.some(
      ({ ability }) =>
        ability.is === 'activated' && abilityText(ability).includes(`: add`) && abilityText(ability).includes(symbol),
    );
  }
  if (wanted.keyword === undefined) return null;
  const [keyword = '', ...more] = wanted.keyword.split(' from ');
  const args = [...more, ...partsOf(wanted.from), ...partsOf(wanted.args)].map(
    one => COLOR_WORDS[one] ?? one.toLowerCase(),
  );
  if (args.length === 0 && keywords.has(keyword as KeywordName)) return true;
  const texts = abilities.flatMap(({ ability }) =>
    ability.is === 'keyword' ? [abilityText(ability).toLowerCase()] : [],
  );
  return texts.some(text => text.startsWith(keyword.toLowerCase()) && args.every(arg => text.includes(arg)));
}

function partsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const isColors = [...value].every(letter => (COLORS as readonly string[]).includes(letter));
    return isColors ? [...value] : [value];
  }
  return Array.isArray(value) ? value.flatMap(partsOf) : typeof value === 'number' ? [String(value)] : [];
}

function ability(peer: Peer, expected: Expectation): ReturnType<Checker> {
  const found = permanentsIn(peer.game, { seat: seatIn(peer, expected), name: textIn(expected, 'name') });
  if (found.length === 0) return NOBODY_CALLED;
  if (expected.count !== undefined && expected.pick !== 'first' && found.length !== numberIn(expected, 'count'))
    return `there are ${found.length}`;
  const one = expected.pick === 'first' ? found[0] : found.at(-1);
  const has = one === undefined ? false : hasAbility(peer.game, one.id, expected.ability as Wanted);
  return has === null
    ? miss('unsupported', `ability ${JSON.stringify(expected.ability)}`)
    : unlike(has, expected.value);
}

function abilityCount(peer: Peer, expected: Expectation): ReturnType<Checker> {
  const one = permanentsIn(peer.game, { seat: seatIn(peer, expected), name: textIn(expected, 'name') })[0];
  const { keyword } = (expected.ability ?? {}) as Wanted;
  if (one === undefined) return NOBODY_CALLED;
  const found = characteristics(peer.game, one.id).abilities.filter(
    live => live.ability.is === 'keyword' && live.ability.keyword === keyword,
  );
  return unlike(found.length, numberIn(expected, 'count'));
}

/** Whether the player could now do something that begins so. */
function playable(peer: Peer, expected: Expectation): string | null {
  const { game } = peer;
  const acts = legalActsOf(game, seatIn(peer, expected) ?? game.active);
  return unlike(
    acts.some(one => isPlay(peer, one, expected)),
    expected.value,
  );
}

function isPlay(peer: Peer, one: Act, expected: Expectation): boolean {
  const { game } = peer;
  const { land, card, variant } = expected;
  if (typeof land === 'string') return one.act === 'land' && isFace(game, one, land);
  if (typeof card === 'string')
    return one.act === 'cast' && isFace(game, one, card) && (typeof variant !== 'string' || isVariant(one, variant));
  const wanted = textIn(expected, 'ability');
  const named = /^(?:Cast|Play) (.*)$/u.exec(wanted)?.[1];
  if (named !== undefined) return (one.act === 'cast' || one.act === 'land') && isFace(game, one, named);
  return begins(wanted, textsOf(game, one), [nameOf(game, one.id), ...namesOf(game, one.id)]);
}

const isVariant = ({ way }: Act, variant: string): boolean =>
  way === variant || (variant === 'morph' && (way === 'megamorph' || way === 'disguise'));

export const abilityChecks: Readonly<Record<string, Checker>> = { hasAbility: ability, abilityCount, playable };
