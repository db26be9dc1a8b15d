/** Names for what is in a game, as a table of players says them. */
import { nameOf } from '../src/setup/names.ts';
import type { Game } from '../src/state/game.ts';
import type { ObjectId } from '../src/state/ids.ts';
import { thingOrNone } from '../src/state/store.ts';
import type { Decision, Option } from '../src/work/decision.ts';

export const playerName = (game: Game, seat: number): string => game.players[seat]?.name ?? 'nobody';

/** An option in words: what a test says to take it. */
export function wordsFor(game: Game, option: Option): string {
  switch (option.is) {
    case 'act':
      return `${option.act}${option.way === 'normal' || option.way === '' ? '' : ` (${option.way})`} ${nameOf(game, option.id)}${option.ability < 0 ? '' : ` #${option.ability}`}`;
    case 'object':
      return nameOf(game, option.id);
    case 'player':
      return playerName(game, option.seat);
    case 'mode':
      return `mode ${option.mode}`;
    case 'word':
      return option.word;
    case 'color':
      return option.color;
    case 'place':
      return `${option.at} of ${option.zone}`;
    case 'trigger':
    case 'effect':
      return nameOf(game, option.source);
    case 'attack':
      return `${nameOf(game, option.attacker)} at ${option.id < 0 ? playerName(game, option.seat) : nameOf(game, option.id)}`;
    case 'block':
      return `${nameOf(game, option.blocker)} at ${nameOf(game, option.attacker)}`;
    default:
      return option.is;
  }
}

export function describeQuestion(game: Game, decision: Decision): string {
  const options = decision.options.map(option => wordsFor(game, option)).join(' | ');
  const { kind, why, least, most } = decision;
  return `${playerName(game, decision.seat)} is asked to ${kind} (${why.code}, ${why.rule}) ${least}–${most} of: ${options}`;
}

/** Where an object is, in words: "bob's graveyard", "battlefield", "gone". */
export function placeOf(game: Game, id: ObjectId): string {
  const record = thingOrNone(game, id);
  if (record === undefined || record.zone === null) return 'gone';
  const own = record.zone === 'library' || record.zone === 'hand' || record.zone === 'graveyard';
  return own ? `${playerName(game, record.owner)}'s ${record.zone}` : record.zone;
}
