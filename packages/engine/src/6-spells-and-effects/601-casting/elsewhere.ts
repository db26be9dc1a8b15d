/** Cards outside the hand that a player may be allowed to play. */
import type { Card } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { livingSeats } from '../../state/seats.ts';
import { player, thing } from '../../state/store.ts';
import { type LivePlayerRule, rulesOn } from '../604-static/rules.ts';

const NONE_THERE: readonly ObjectId[] = Object.freeze([]);
const PLAYABLE = new WeakMap<Card, boolean>();
const FROM_GRAVEYARD: ReadonlySet<string> = new Set([
  'flashback',
  'escape',
  'retrace',
  'jump-start',
  'disturb',
  'mayhem',
  'aftermath',
]);

/** Cards in graveyards, exile and on top of libraries for which something may give a permission. */
export function playedFrom(game: Game, seat: Seat, rules: readonly LivePlayerRule[]): readonly ObjectId[] {
  const ids: ObjectId[] = [];
  const all = rules.some(
    ({ rule }) => rule.rule === 'castFromGraveyard' || (rule.rule === 'play' && rule.from.zone === 'graveyard'),
  );
  const granting = game.index.statics.length > 0 || game.lasting.length > 0;
  for (const id of player(game, seat).graveyard) if (all || granting || isOpen(game, id)) ids.push(id);
  for (const id of game.exile) if (isExilePlayable(game, seat, id, rules)) ids.push(id);
  for (const owner of topsOf(game, rules)) {
    const top = player(game, owner).library.at(-1);
    if (top !== undefined) ids.push(top);
  }
  return ids.length === 0 ? NONE_THERE : ids;
}

/** Whether a card says itself that it may be cast from somewhere else. */
function isOpen(game: Game, id: ObjectId): boolean {
  const card = game.cards[thing(game, id).card];
  if (card === undefined) return false;
  const known = PLAYABLE.get(card);
  if (known !== undefined) return known;
  const open =
    card.layout === 'aftermath' ||
    card.faces.some(({ abilities }) =>
      abilities.some(
        ability =>
          (ability.is === 'keyword' && FROM_GRAVEYARD.has(ability.keyword)) ||
          (ability.is === 'static' && ability.rule.static === 'castableFrom'),
      ),
    );
  PLAYABLE.set(card, open);
  return open;
}

function isExilePlayable(game: Game, seat: Seat, id: ObjectId, rules: readonly LivePlayerRule[]): boolean {
  const { owner, faceDown, marks } = thing(game, id);
  if (marks.includes(`onAdventure:${seat}`)) return true;
  if (owner === seat && (faceDown === 'foretold' || marks.length > 0 || isOpen(game, id))) return true;
  if (rules.some(({ rule }) => rule.rule === 'play' && rule.from.zone === 'exile')) return true;
  return game.lasting.length > 0 && rulesOn(game, id).some(({ rule }) => rule.rule === 'playable');
}

/** Whose top card somebody lets a player play. */
const topsOf = (game: Game, rules: readonly LivePlayerRule[]): readonly Seat[] =>
  rules.some(({ rule }) => rule.rule === 'play' && rule.from.zone === 'library') ? livingSeats(game) : [];
