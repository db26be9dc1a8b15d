/** Choices that are no acts: cards to give up, cards to keep, modes, numbers. */
import type { Decision, Option, Reply, View } from '@lawmage/engine';
import { cardWorth, isType, landsInHand, lifeOf, mine, myHand, objectOf, worthOf } from './worth.ts';

/** The `count` options that score most. */
function bestOf(decision: Decision, count: number, score: (option: Option) => number): Reply {
  const order = decision.options
    .map((option, n) => ({ n, score: score(option) }))
    .toSorted((a, b) => b.score - a.score || a.n - b.n);
  return order
    .slice(0, count)
    .map(({ n }) => n)
    .toSorted((a, b) => a - b);
}

/** What an option is worth to have, in hand or in play. */
function valueOf(view: View, option: Option): number {
  if (option.is !== 'object') return 0;
  const object = objectOf(view, option.id);
  if (object === undefined) return 0;
  return object.zone === 'battlefield' || object.zone === 'graveyard' ? worthOf(object) : cardWorth(view, object);
}

/** Gives up the least valuable: discards, sacrifices, cards for the bottom. */
export const giveUp = (view: View, decision: Decision): Reply =>
  bestOf(decision, decision.least, option => {
    const object = option.is === 'object' ? objectOf(view, option.id) : undefined;
    return object !== undefined && object.controller !== view.seat && object.owner !== view.seat
      ? 100 + valueOf(view, option)
      : -valueOf(view, option);
  });

/** Takes the most valuable, as many as allowed. */
export const takeBest = (view: View, decision: Decision): Reply =>
  bestOf(decision, decision.most, option => valueOf(view, option));

/** [CR 103.5 | 2007: 101.4] Keeps hands that can play: two to five lands of seven, and smaller hands with any land. */
export function mulligan(view: View): Reply {
  const cards = myHand(view).length;
  const lands = landsInHand(view);
  const mulligans = 7 - cards;
  const fine = cards <= 5 ? lands > 0 : lands >= 2 && lands <= 5;
  return fine || mulligans >= 2 ? [0] : [1];
}

/** Cards seen on top that would not be wanted now go away: lands when there are many, spells when there are few. */
export function putAway(view: View, decision: Decision): Reply {
  const lands = mine(view).filter(object => isType(object, 'land')).length + landsInHand(view);
  return decision.options.flatMap((option, n) => {
    const card = option.is === 'object' ? objectOf(view, option.id) : undefined;
    if (card === undefined) return [];
    const unwanted = isType(card, 'land') ? lands >= 6 : lands < 3 && card.manaValue > lands + 1;
    return unwanted ? [n] : [];
  });
}

/** Pays life and other costs while that is not dangerous. */
export function mayPay(view: View, decision: Decision): Reply {
  const about = JSON.stringify(decision.why.about ?? '');
  const hurts = about.includes('"loseLife"') || about.includes('"pay":"life"');
  return [hurts && lifeOf(view, view.seat) <= 5 ? 0 : 1];
}
