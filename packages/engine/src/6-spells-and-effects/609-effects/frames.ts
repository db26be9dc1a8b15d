/** The frames of effects that are under way. */

import { type RetargetFrame, retarget } from '../../1-concepts/115-targets/retarget.ts';
import {
  attackChosen,
  type BecomeAttackingFrame,
  type GoOnAttackingFrame,
  goOnAttacking,
} from '../../5-turns/combat/become-attacking.ts';
import { type ReselectFrame, type ReselectNextFrame, reselected, reselectNext } from '../../5-turns/combat/reselect.ts';
import { type ClashFrame, goOnClashing } from '../../7-additional/701-keyword-actions/clash.ts';
import { goOnOneByOne, type OneByOneFrame } from '../../7-additional/701-keyword-actions/one-by-one.ts';
import { type ProliferateFrame, proliferate } from '../../7-additional/701-keyword-actions/proliferate.ts';
import { goOnVoting, type VoteFrame } from '../../7-additional/701-keyword-actions/vote.ts';
import { type DiceFrame, diceHandlers } from '../../7-additional/706-dice/changes.ts';
import { type RerollFrames, rerollHandlers } from '../../7-additional/706-dice/reroll.ts';
import { type CopyFrame, copied, copy } from '../../7-additional/707-copying/copy-on-stack.ts';
import type { Handlers } from '../../work/run.ts';
import { carryOut, type EffectFrame } from './effect.ts';
import { type WhenDoneFrame, whenDoneNow } from './joins/later.ts';
import { followModes, type ModesFrame } from './joins/modes.ts';
import {
  type AnyoneFrame,
  anyoneAnswered,
  type IfDoneFrame,
  ifDoneNow,
  type MayFrame,
  mayAnswered,
} from './joins/optional.ts';
import {
  type ForEachFrame,
  goOnForEach,
  goOnRepeating,
  goOnWithProcess,
  type ProcessFrame,
  type RepeatFrame,
  type RestoreXFrame,
  restoreX,
} from './joins/repeated.ts';
import { goOnSearched, goOnSearches, type SearchedFrame, type SearchesFrame } from './joins/searches.ts';
import { goOnWithSteps, type StepsFrame } from './joins/sequence.ts';
import { goOnTogether, type TogetherFrame } from './joins/together.ts';
import { goOnUnless, type UnlessFrame } from './joins/unless.ts';
import { goOnSettling, type SettleFrame } from './settle.ts';
import { type ArrangeFrame, goOnArranging } from './verbs/arrange.ts';
import { type BecomeOneOfFrame, becomeAsChosen } from './verbs/become-one-of.ts';
import { type DrawsFrame, goOnDrawing } from './verbs/cards.ts';
import { type ChangeCounterFrame, counterChanged } from './verbs/change-counter.ts';
import { type ChooseEachFrame, goOnChoosingEach } from './verbs/choose-each.ts';
import { abilityChosen, type ChooseAbilityFrame } from './verbs/continuous.ts';
import { type AimCopiesFrame, aimCopies } from './verbs/copies-aimed.ts';
import { type RemoveAnyFrame, removeAny } from './verbs/counters.ts';
import { chooseDoor, type DoorFrame, doorChosen } from './verbs/doors.ts';
import { type DrawAsToldFrame, drawAsTold } from './verbs/draw-several.ts';
import { type FetchFrame, fetched } from './verbs/fetch.ts';
import { goOnTaking, type TakeFrame, type TellFrame, tellNow } from './verbs/library.ts';
import { type ActivateLandsFrame, goOnActivating } from './verbs/lose-mana.ts';
import { goOnWithMana, type ManaFrame } from './verbs/mana.ts';
import { type MillAsToldFrame, millAsTold } from './verbs/mill.ts';
import { goOnPutting, type PutFrame } from './verbs/move.ts';
import { type PayTimesFrame, paySoOften } from './verbs/pay-times.ts';
import { type PilesFrame, pileChosen, separate, separated } from './verbs/piles.ts';
import { goOnSearching, type SearchFrame, type SearchThroughFrame, searchThrough } from './verbs/search.ts';
import { type ChangeTextFrame, textChosen } from './verbs/texts.ts';
import {
  type ChoosePlayerFrame,
  type ChooseWordFrame,
  goOnChoosing,
  playerChosen,
  type WordsChosenFrame,
  wordChosen,
} from './verbs/words.ts';

export type EffectsFrame =
  | EffectFrame
  | SettleFrame
  | StepsFrame
  | MayFrame
  | AnyoneFrame
  | IfDoneFrame
  | UnlessFrame
  | RepeatFrame
  | ForEachFrame
  | TogetherFrame
  | SearchesFrame
  | SearchedFrame
  | ProcessFrame
  | RestoreXFrame
  | ModesFrame
  | WhenDoneFrame
  | DrawsFrame
  | ActivateLandsFrame
  | BecomeOneOfFrame
  | DrawAsToldFrame
  | TellFrame
  | MillAsToldFrame
  | SearchFrame
  | SearchThroughFrame
  | FetchFrame
  | RemoveAnyFrame
  | TakeFrame
  | ArrangeFrame
  | OneByOneFrame
  | ManaFrame
  | PutFrame
  | PilesFrame
  | ChooseAbilityFrame
  | ChangeCounterFrame
  | ChooseEachFrame
  | DoorFrame
  | ChooseWordFrame
  | ReselectFrame
  | ReselectNextFrame
  | BecomeAttackingFrame
  | GoOnAttackingFrame
  | ChangeTextFrame
  | WordsChosenFrame
  | ChoosePlayerFrame
  | RetargetFrame
  | ProliferateFrame
  | ClashFrame
  | VoteFrame
  | CopyFrame
  | AimCopiesFrame
  | PayTimesFrame
  | DiceFrame
  | RerollFrames;

export const effectsHandlers: Handlers<EffectsFrame> = {
  effect: carryOut,
  settle: goOnSettling,
  steps: goOnWithSteps,
  may: mayAnswered,
  anyone: anyoneAnswered,
  ifDone: ifDoneNow,
  unless: goOnUnless,
  repeat: goOnRepeating,
  forEach: goOnForEach,
  together: goOnTogether,
  searches: goOnSearches,
  searched: goOnSearched,
  process: goOnWithProcess,
  restoreX,
  modes: followModes,
  whenDone: whenDoneNow,
  draws: goOnDrawing,
  activateLands: goOnActivating,
  becomeOneOf: becomeAsChosen,
  drawAsTold,
  tell: tellNow,
  millAsTold,
  search: goOnSearching,
  searchThrough,
  fetch: fetched,
  removeAny,
  take: goOnTaking,
  arrange: goOnArranging,
  oneByOne: goOnOneByOne,
  mana: goOnWithMana,
  put: goOnPutting,
  separate,
  separated,
  pileChosen,
  chooseAbility: abilityChosen,
  changeCounter: counterChanged,
  chooseEach: goOnChoosingEach,
  chooseDoor,
  doorChosen,
  chooseWord: wordChosen,
  reselect: reselected,
  reselectNext,
  becomeAttacking: attackChosen,
  goOnAttacking,
  changeText: textChosen,
  wordsChosen: goOnChoosing,
  choosePlayer: playerChosen,
  retarget,
  proliferate,
  clash: goOnClashing,
  vote: goOnVoting,
  copy,
  aimCopies,
  payTimes: paySoOften,
  copied,
  ...diceHandlers,
  ...rerollHandlers,
};
