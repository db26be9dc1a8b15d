/** Carries out what players do. */
import { CANCEL, seatOf } from '@lawmage/engine';
import type { Action, Deed } from '../scenario/action.ts';
import { act } from './acting.ts';
import { choose, decideMulligan, divide, order, say } from './choosing.ts';
import { attack, block } from './combat.ts';
import { pass, resolve, until } from './passing.ts';
import { accept, proposeShortcut, stop } from './shortcut.ts';
import { asked, leave, type Miss, notAsked, reply, type Table, take } from './table.ts';

export function play(table: Table, action: Action): Miss | null {
  switch (action.do) {
    case 'order':
      return order(table, action.who, action.what);
    case 'say':
      return say(table, action.who, action.yes);
    case 'pass':
      return pass(table, action.who);
    case 'resolve':
      return resolve(table, action.what);
    case 'until':
      return until(table, action.step);
    case 'concede':
      return leave(table, seatOf(action.who));
    case 'mulligan':
      return decideMulligan(table, action.who, action.keep);
    case 'propose':
      return proposeShortcut(table, action, play);
    case 'accept':
      return accept(table, action.who);
    case 'stop':
      return stop(table, action);
    case 'takeBack':
      return asked(table, seatOf(action.who)) === null
        ? notAsked(table, 'nothing can be taken back')
        : reply(table, CANCEL);
    case 'byHand':
      return take(table, { did: 'byHand', seat: seatOf(action.who), on: action.on });
    default:
      return perform(table, action);
  }
}

export function perform(table: Table, deed: Deed): Miss | null {
  switch (deed.do) {
    case 'act':
      return act(table, deed);
    case 'attack':
      return attack(table, deed);
    case 'block':
      return block(table, deed);
    case 'choose':
      return choose(table, deed.who, deed.what);
    case 'divide':
      return divide(table, deed.who, deed.shares);
  }
}
