/** Who carries out what waits while events are being replaced. `events` itself is gone on with by the pipeline. */

import type { Handlers } from '../../work/run.ts';
import { replaceMaybe, replaceWith, shieldFirst } from './choose.ts';
import { enterAsChosen, enterAsPaid, enterNext } from './entering.ts';
import { type AttackedFrame, attackedChosen } from './entering-attack.ts';
import { type EnchantedFrame, enchantedChosen } from './entering-aura.ts';
import type { EnteringFrame, InsteadFrame, ReplacingFrame, ShieldFrame, SpareFrame } from './frames.ts';
import { instead, insteadDone } from './once.ts';
import { spare } from './spare.ts';

export type ReplacementFrame =
  | ReplacingFrame
  | ShieldFrame
  | EnteringFrame
  | AttackedFrame
  | EnchantedFrame
  | InsteadFrame
  | SpareFrame;

export const replacementHandlers: Handlers<ReplacementFrame> = {
  replaceWith,
  replaceMaybe,
  shield: shieldFirst,
  entering: enterNext,
  enteringChosen: enterAsChosen,
  enteringPaid: enterAsPaid,
  attackedChosen,
  enchantedChosen,
  instead,
  insteadDone,
  spare,
};
