/** Who carries out what waits while events are being replaced. `events` itself is gone on with by the pipeline. */
import type { Handlers } from '../../work/run.ts';
import { replaceMaybe, replaceWith } from './choose.ts';
import { enterAsChosen, enterAsPaid, enterNext } from './entering.ts';
import type { EnteringFrame, ReplacingFrame, SpareFrame } from './frames.ts';
import { spare } from './spare.ts';

export type ReplacementFrame = ReplacingFrame | EnteringFrame | SpareFrame;

export const replacementHandlers: Handlers<ReplacementFrame> = {
  replaceWith,
  replaceMaybe,
  entering: enterNext,
  enteringChosen: enterAsChosen,
  enteringPaid: enterAsPaid,
  spare,
};
