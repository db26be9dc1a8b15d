/** The verbs and who carries them out. A verb that is missing here makes its cards unplayable, see `missingWords`. */

import { becomeAttacking } from '../../../5-turns/combat/become-attacking.ts';
import { reselect } from '../../../5-turns/combat/reselect.ts';
import { act } from '../../../7-additional/701-keyword-actions/act.ts';
import { behold } from '../../../7-additional/701-keyword-actions/behold.ts';
import { clash } from '../../../7-additional/701-keyword-actions/clash.ts';
import { meld } from '../../../7-additional/701-keyword-actions/meld.ts';
import { connive, endure, explore } from '../../../7-additional/701-keyword-actions/one-by-one.ts';
import { vote } from '../../../7-additional/701-keyword-actions/vote.ts';
import { rerollStored } from '../../../7-additional/706-dice/reroll.ts';
import { restart } from '../../../7-additional/727-restarting/restart.ts';
import { subgame } from '../../../7-additional/729-subgames/subgame.ts';
import { cast } from '../../601-casting/during.ts';
import type { Executors } from '../types.ts';
import { ante } from './ante.ts';
import { fateseal, scry, surveil } from './arrange.ts';
import { becomeOneOf } from './become-one-of.ts';
import { discard, draw } from './cards.ts';
import { asCascading } from './cascading.ts';
import { changeCounter } from './change-counter.ts';
import { chooseEach } from './choose-each.ts';
import { exchangeControl, modify, prevent, regenerate, replace, rule, swapControl } from './continuous.ts';
import { doubleCounters, getCounters, giveCounters, moveCounters, putCounters, removeCounters } from './counters.ts';
import { damage, fight } from './damage.ts';
import { become, exert, goad, suspect } from './designate.ts';
import { door } from './doors.ts';
import { exchangeValue, exchangeZones } from './exchange.ts';
import { exchangeCards } from './exchange-cards.ts';
import { fetch } from './fetch.ts';
import { controlPlayer, drawGame, endTurn, flip, loseGame, skip, turn, winGame } from './game.ts';
import { haunt } from './haunt.ts';
import { dig, look, reveal, revealUntil } from './library.ts';
import { doubleLife, exchangeLife, gainLife, loseLife, setLife } from './life.ts';
import { activateLands, loseMana } from './lose-mana.ts';
import { addMana, doubleMana, pay } from './mana.ts';
import { mayLook } from './may-look.ts';
import { mill } from './mill.ts';
import { exileUntil, move, phaseOutUntil } from './move.ts';
import { nextSpell } from './next-spell.ts';
import { note } from './note.ts';
import { copyPermanent, done, emblem, mark, playFrom } from './objects.ts';
import { pair } from './pair.ts';
import { payTimes } from './pay-times.ts';
import {
  attach,
  becomeBlocked,
  chooseObjects,
  convert,
  destroy,
  flipOver,
  phaseIn,
  phaseOut,
  removeFromCombat,
  sacrifice,
  tap,
  transform,
  turnFaceDown,
  turnFaceUp,
  unattach,
  untap,
} from './permanents.ts';
import { piles } from './piles.ts';
import { playIfAble } from './play-if-able.ts';
import { roll, rollAgain } from './roll.ts';
import { search } from './search.ts';
import { shuffle } from './shuffling.ts';
import { copySpell, counterSpell, retarget } from './spells.ts';
import { changeText, exchangeTexts } from './texts.ts';
import { create } from './tokens.ts';
import { choosePlayer, chooseWord } from './words.ts';

export const VERBS = {
  draw,
  discard,
  mill,
  gainLife,
  loseLife,
  note,
  setLife,
  exchangeLife,
  exchangeValue,
  exchangeZones,
  exchangeCards,
  doubleLife,
  doubleMana,
  loseMana,
  becomeOneOf,
  activateLands,
  damage,
  fight,
  destroy,
  sacrifice,
  move,
  exileUntil,
  phaseOutUntil,
  reselect,
  becomeAttacking,
  playIfAble,
  mayLook,
  counterSpell,
  tap,
  untap,
  attach,
  unattach,
  create,
  copySpell,
  putCounters,
  removeCounters,
  moveCounters,
  giveCounters,
  doubleCounters,
  getCounters,
  addMana,
  pay,
  payTimes,
  modify,
  nextSpell,
  rule,
  replace,
  prevent,
  regenerate,
  search,
  shuffle,
  scry,
  surveil,
  fateseal,
  reveal,
  look,
  dig,
  revealUntil,
  choose: chooseObjects,
  changeCounter,
  chooseEach,
  piles,
  choosePlayer,
  chooseWord,
  retarget,
  exchangeControl,
  swapControl,
  ante,
  fetch,
  transform,
  turnFaceUp,
  turnFaceDown,
  phaseOut,
  becomeBlocked,
  phaseIn,
  haunt,
  meld,
  pair,
  removeFromCombat,
  goad,
  suspect,
  exert,
  become,
  door,
  turn,
  skip,
  endTurn,
  controlPlayer,
  subgame,
  restart,
  winGame,
  loseGame,
  drawGame,
  flip,
  roll,
  rollAgain,
  rerollStored,
  asCascading,
  changeText,
  exchangeTexts,
  act,
  behold,
  clash,
  vote,
  explore,
  connive,
  endure,
  convert,
  flipOver,
  emblem,
  mark,
  done,
  copyPermanent,
  playFrom,
  cast,
} satisfies Executors;
