/** What each player may do with an object now, and why not, with the rule. */
import { type Game, JUDGE, type ObjectView, type Seat, seatOf, see, type Wish, whyNot } from '@lawmage/engine';
import { allReasons, reasonsFor, whyNoAttack, wishesFor } from '../../../game/reasons.ts';
import type { ObjectId } from '../../../game/seen.ts';
import { abilityWords } from '../../../game/words.ts';
import { objectOf } from '../../../table/objects.ts';
import type { MaySeen } from '../door.ts';
import { seenOf } from './spots.ts';

export function mayWith(game: Game, id: ObjectId): readonly MaySeen[] {
  const seen = seenOf(game);
  if (objectOf(seen, id) === undefined || game.result !== null) return [];
  return seen.players.filter(player => !player.left).flatMap(({ seat, name }) => mayBy(game, seatOf(seat), name, id));
}

function mayBy(game: Game, seat: Seat, who: string, id: ObjectId): readonly MaySeen[] {
  const object = viewOf(game, id);
  if (object === undefined) return [];
  const { asking } = game;
  if (asking !== null && asking.seat === seat && asking.kind !== 'priority') return chosenBy(game, seat, who, id);
  const uses = wishesFor(object).map((wish): MaySeen => {
    const code = whyNot(game, seat, wish);
    const what = wishWords(object, wish);
    if (code === null) return { who, what, may: true, words: '', rule: '' };
    const { words, rule } = allReasons[code];
    return { who, what, may: false, words: saidOf(who, words), rule: rule[game.edition === 'current' ? 0 : 1] };
  });
  return [...uses, ...attackBy(game, seat, who, object)];
}

const UNKNOWN_WHY = '508.1c';

/** Whether its controller could attack with it this turn, as far as its own state says. */
function attackBy(game: Game, seat: Seat, who: string, object: ObjectView): readonly MaySeen[] {
  if (object.zone !== 'battlefield' || object.power === null || object.controller !== seat || game.active !== seat)
    return [];
  const { words, rule } = whyNoAttack(object, seat);
  const may = rule[0] === UNKNOWN_WHY;
  const what = 'attack with it this turn';
  return [
    { who, what, may, words: may ? '' : saidOf(who, words), rule: may ? '' : rule[game.edition === 'current' ? 0 : 1] },
  ];
}

/** Whether it is among what this player may choose. */
function chosenBy(game: Game, seat: Seat, who: string, id: ObjectId): readonly MaySeen[] {
  const what = CHOOSING[game.asking?.kind ?? ''] ?? 'choose it';
  const offered = game.asking?.options.some(
    option =>
      ('id' in option && option.is !== 'attack' && option.id === id) ||
      (option.is === 'attack' && option.attacker === id) ||
      (option.is === 'block' && option.blocker === id),
  );
  if (offered === true) return [{ who, what, may: true, words: '', rule: '' }];
  return reasonsFor(game, seat, id).map(({ words, rule }) => ({
    who,
    what,
    may: false,
    words: saidOf(who, words),
    rule,
  }));
}

const CHOOSING: Readonly<Record<string, string>> = { attack: 'attack with it', block: 'block with it' };

function wishWords(object: ObjectView, wish: Wish): string {
  if (wish.act === 'land') return 'play it';
  if (wish.act === 'cast') return 'cast it';
  const ability = object.abilities[wish.ability ?? -1]?.ability;
  return ability === undefined ? 'use it' : `activate “${abilityWords(ability, object)}”`;
}

function viewOf(game: Game, id: ObjectId): ObjectView | undefined {
  const { players, battlefield, stack, exile, command } = see(game, JUDGE);
  const zones = players.flatMap(player => [...player.hand, ...player.graveyard, ...player.library]);
  return [...battlefield, ...stack, ...exile, ...command, ...zones].find(one => one.id === id);
}

const PERSONS: readonly (readonly [of: RegExp, says: string])[] = [
  [/\bYou do not\b/gu, '$ does not'],
  [/\bYou don’t\b/gu, '$ doesn’t'],
  [/\bYou have\b/gu, '$ has'],
  [/\byou don’t\b/gu, '$ doesn’t'],
  [/\bYou\b/gu, '$'],
  [/\byou\b/gu, '$'],
  [/\byour\b/gu, '$’s'],
];

/** What the table says to a player, said of one. */
const saidOf = (who: string, words: string): string =>
  PERSONS.reduce((text, [of, says]) => text.replaceAll(of, () => says.replace('$', () => who)), words);
