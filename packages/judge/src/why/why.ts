/** Why a player may not do something now, in words and with its rule. */
import {
  type Hindrance,
  NOBODY,
  NONE,
  type ObjectId,
  type Rule,
  ruleIn,
  type Seat,
  seatOf,
  whyNotAttack,
  whyNotBlock,
} from '@lawmage/engine';
import { nameOf, thingOrNone } from '@lawmage/engine/setup';
import { find } from '../play/find.ts';
import { perform } from '../play/play.ts';
import { copyOf, type Miss, type Table } from '../play/table.ts';
import { playerName } from '../play/words.ts';
import type { AttackPair, BlockPair, Deed } from '../scenario/action.ts';
import type { Who } from '../scenario/noun.ts';
import { hindranceWords, reasonOf, saidOf } from '../tell/index.ts';

/** The refusal, and what is behind it; `code` may be more exact than that of the refusal. */
export type WhyNot = {
  readonly refused: Miss;
  readonly code: string;
  readonly words: string;
  /** The number in the edition that is played; '' where no rule says it. */
  readonly rule: string;
};

/** Tries a deed on a copy of the game; null if it is allowed. */
export function whyNotDeed(table: Table, deed: Deed): WhyNot | null {
  const refused = perform(copyOf(table), deed);
  if (refused === null) return null;
  const who = playerName(table.game, deed.who);
  const hindered = hindranceOf(table, deed);
  const reason = hindered === null ? reasonOf(refused.code) : hindranceWords(hindered, id => nameIn(table, id));
  if (reason === undefined) return { refused, code: refused.code, ...unnamed(table, deed, refused) };
  const { code, words, rule } = reason;
  return { refused, code, words: saidOf(who, words), rule: ruleIn(table.game.edition, rule) };
}

const nameIn = ({ game }: Table, id: Hindrance['source']): string =>
  thingOrNone(game, id) === undefined ? '' : nameOf(game, id);

/** Refusals of whole declarations, and whatever else is not offered. */
function unnamed({ game }: Table, deed: Deed, { code, fact }: Miss): Pick<WhyNot, 'words' | 'rule'> {
  const pair = DECLARED[code];
  if (pair !== undefined) return { words: pair[0], rule: ruleIn(game.edition, pair[1]) };
  const rule = deed.do === 'choose' && game.asking !== null ? ruleIn(game.edition, game.asking.why.rule) : '';
  return { words: fact, rule };
}

const DECLARED: Readonly<Record<string, readonly [words: string, rule: Rule]>> = {
  attackNotAllowed: ['Together these attacks are not allowed.', '508.1c|500.2'],
  attackRequired: ['More attacks are required.', '508.1d|500.2'],
  blockNotAllowed: ['Together these blocks are not allowed.', '509.1b|500.3'],
  blockRequired: ['More blocks are required.', '509.1c|500.3'],
  cannotPay: ['The cost cannot be paid.', '118.3|409.1h'],
};

/** What hinders the first creature of a declaration that is hindered by itself. */
function hindranceOf(table: Table, deed: Deed): Hindrance | null {
  const hindered =
    deed.do === 'attack'
      ? deed.pairs.map(pair => attackHindrance(table, deed.who, pair))
      : deed.do === 'block'
        ? deed.pairs.map(pair => blockHindrance(table, deed.who, pair))
        : [];
  return hindered.find(one => one !== null) ?? null;
}

function attackHindrance(table: Table, who: Who, { attacker, at }: AttackPair): Hindrance | null {
  const [id] = find(table, attacker);
  return id === undefined ? null : whyNotAttack(table.game, seatOf(who), id, attacked(table, who, at));
}

/** What is attacked; the other player if nothing is said. */
function attacked(table: Table, who: Who, at: AttackPair['at']): { readonly seat: Seat; readonly id: ObjectId } {
  if (at?.is === 'object') return { seat: NOBODY, id: find(table, at)[0] ?? NONE };
  const other = table.game.players.find(({ seat, left }) => seat !== who && !left)?.seat;
  return { seat: at === null ? (other ?? NOBODY) : seatOf(at.who), id: NONE };
}

function blockHindrance(table: Table, who: Who, { attacker, blocker }: BlockPair): Hindrance | null {
  const [id] = find(table, blocker);
  const [whom] = find(table, attacker);
  return id === undefined || whom === undefined ? null : whyNotBlock(table.game, seatOf(who), id, whom);
}
