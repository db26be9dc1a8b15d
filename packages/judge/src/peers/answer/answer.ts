/** The answer to a question, from what the record gives; guessed and noted where it gives none. */
import type { Decision, Reply } from '@lawmage/engine';
import { declareAttack, declareBlock } from '../combat.ts';
import { type Miss, type Peer, scriptOf } from '../peer.ts';
import { divideAnswer } from './divide.ts';
import { modesAnswer } from './modes.ts';
import { numberAnswer } from './number.ts';
import { orderAnswer } from './order.ts';
import { payAnswer } from './pay.ts';
import { pickAnswer } from './pick.ts';
import { yesNoAnswer } from './yes-no.ts';

export function answerTo(peer: Peer, decision: Decision): Reply | Miss {
  const script = scriptOf(peer, decision.seat);
  switch (decision.kind) {
    case 'priority':
      return [];
    case 'yesNo':
      return yesNoAnswer(peer, script, decision);
    case 'number':
      return numberAnswer(peer, script, decision);
    case 'modes':
      return modesAnswer(peer, script, decision);
    case 'order':
      return orderAnswer(peer, script, decision);
    case 'divide':
      return divideAnswer(peer, script, decision);
    case 'pick':
      return pickAnswer(peer, script, decision);
    case 'pay':
      return payAnswer(peer, script, decision);
    case 'attack':
      return declareAttack(peer, script, decision);
    case 'block':
      return declareBlock(peer, script, decision);
  }
}
