/** What each player may do with an object now, and why not, with the rule. */
import {
  abilityNamed,
  type Game,
  JUDGE,
  type ObjectView,
  ruleIn,
  type Seat,
  seatOf,
  see,
  type Wish,
  whyNot,
} from '@lawmage/engine';
import { type Reason, reasonOf, saidOf } from '@lawmage/judge/tell';
import { reasonsFor, whyNoAttack, wishesFor } from '../../../game/reasons.ts';
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
    return seenOfReason(game, { who, what }, code === null ? null : (reasonOf(code) ?? null));
  });
  return [...uses, ...attackBy(game, seat, who, object)];
}

/** What is told of a reason; without one it is allowed. */
function seenOfReason({ edition }: Game, deed: Pick<MaySeen, 'who' | 'what'>, reason: Reason | null): MaySeen {
  if (reason === null) return { ...deed, may: true, words: '', rule: '' };
  return { ...deed, may: false, words: saidOf(deed.who, reason.words), rule: ruleIn(edition, reason.rule) };
}

/** Whether its controller could attack with it this turn. */
function attackBy(game: Game, seat: Seat, who: string, object: ObjectView): readonly MaySeen[] {
  if (object.zone !== 'battlefield' || object.power === null || object.controller !== seat || game.active !== seat)
    return [];
  return [seenOfReason(game, { who, what: 'attack with it this turn' }, whyNoAttack(game, seat, object))];
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
  const ability = abilityNamed(object, wish.ability ?? -1);
  return ability === undefined ? 'use it' : `activate “${abilityWords(ability, object)}”`;
}

function viewOf(game: Game, id: ObjectId): ObjectView | undefined {
  const { players, battlefield, stack, exile, command } = see(game, JUDGE);
  const zones = players.flatMap(player => [...player.hand, ...player.graveyard, ...player.library]);
  return [...battlefield, ...stack, ...exile, ...command, ...zones].find(one => one.id === id);
}
