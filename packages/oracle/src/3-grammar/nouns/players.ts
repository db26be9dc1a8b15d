import type { PlayerSort, Players, Quantity } from '@lawmage/ability';
import { an, andList, is, oneOf, orList, type Phrase, part, say, table, tableForms } from '../../2-kernel/index.ts';
import { later, tie } from '../knots.ts';
import { possessive } from './possessive.ts';
import { thatPlayer, thatPlayers, thosePlayers } from './pronouns.ts';
import { pluralQuantity, upToOne } from './quantity.ts';

const sort = tableForms('a kind of player', { 'player|players': 'player', 'opponent|opponents': 'opponent' });
const sortOfOne: Phrase<PlayerSort> = part<PlayerSort>()(sort.one);
const sortOfMany: Phrase<PlayerSort> = part<PlayerSort>()(sort.many);

/** "you": the controller of the spell or ability. */
export const you: Phrase<Players> = part<Players>()(is({ who: 'you' })`you`);

const targetPlayer = oneOf(
  'a target',
  is({ who: 'target', slot: -1 })`target ${{ of: sortOfOne }}`,
  is({ who: 'target', slot: -1 })`${{ count: part<Quantity>()(upToOne) }} target ${{ of: sortOfOne }}`,
);
const targetPlayers = is({ who: 'target', slot: -1 })`${{ count: pluralQuantity }} target ${{ of: sortOfMany }}`;

const named = table('a player', {
  'defending player': { who: 'defending' },
  'the attacking player': { who: 'attacking' },
  'the active player': { who: 'active' },
  'the monarch': { who: 'monarch' },
  'the chosen player': { who: 'chosen' },
  'enchanted player': { who: 'enchanted' },
});

const eachPlayer = oneOf(
  'each player',
  is({ who: 'each' })`each ${{ of: sortOfOne }}`,
  is({ who: 'each', of: 'player', other: true })`each other player`,
  is({ who: 'each', of: 'opponent', except: { who: 'that', slot: -1, said: 'that player' } })`each other opponent`,
);

const everyPlayer = oneOf(
  'players',
  is({ who: 'each', said: 'players' })`${{ of: sortOfMany }}`,
  is({ who: 'each', said: 'all' })`all ${{ of: sortOfMany }}`,
  is({ who: 'each', said: 'your', of: 'opponent' })`your opponents`,
  is({ who: 'each', of: 'player', said: 'other', other: true })`other players`,
);

const controller = oneOf(
  'a controller or owner',
  is({ who: 'controller' })`${{ of: possessive }} controller`,
  is({ who: 'owner' })`${{ of: possessive }} owner`,
  is({ who: 'owner', said: 'of' })`the owner of ${{ of: later.oneObject }}`,
  is({ who: 'controller', said: 'of' })`the controller of ${{ of: later.oneObject }}`,
);
const controllers = oneOf(
  'controllers or owners',
  is({ who: 'controller', said: 'many' })`${{ of: possessive }} controllers`,
  is({ who: 'owner', said: 'many' })`${{ of: possessive }} owners`,
);

/** "a player", "an opponent". */
export const somePlayer: Phrase<Players> = part<Players>()(is({ who: 'some' })`${an} ${{ of: sortOfOne }}`);

/** Whoever was the target: "that player or that planeswalker's controller". */
const either = is({ who: 'both', said: 'or' })`${{
  of: orList(part<Players>()(oneOf('a player', thatPlayer, part<Players>()(controller)))),
}}`;

/** Players whose verb stands in the singular: "target player", "each opponent", "its controller". */
export const onePlayer: Phrase<Players> = part<Players>()(
  oneOf('a player', targetPlayer, eachPlayer, thatPlayer, somePlayer, controller, named, either),
);

const single = oneOf('a player', you, onePlayer);

/** Players whose verb stands in the plural, without "you": "your opponents", "they", "you and target opponent". */
export const otherPlayers: Phrase<Players> = part<Players>()(
  oneOf(
    'players',
    thosePlayers,
    targetPlayers,
    everyPlayer,
    controllers,
    is({ who: 'both' })`${{ of: andList(single) }}`,
  ),
);

/** Players whose verb stands in the plural: "you" and `otherPlayers`. */
export const manyPlayers: Phrase<Players> = part<Players>()(oneOf('players', you, otherPlayers));

/** Players in any number. */
export const anyPlayers: Phrase<Players> = tie(
  'anyPlayers',
  part<Players>()(oneOf('a player', onePlayer, manyPlayers)),
);

const ownerOne = oneOf('a player', targetPlayer, eachPlayer, somePlayer, controller, named);
const ownerMany = oneOf('players', targetPlayers, everyPlayer, controllers);
const yours = is({ who: 'you' })`your`;

/** "your", "target opponent's", "their", "its controller's": before what belongs to players. */
export const playersPossessive: Phrase<Players> = part<Players>()(
  oneOf('a possessive', yours, thatPlayers, say`${ownerOne}'s`),
);

/** "your opponents'", "players'": before what belongs to each of several. */
export const manyPossessive: Phrase<Players> = part<Players>()(say`${ownerMany}'`);
