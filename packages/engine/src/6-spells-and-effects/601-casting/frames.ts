/** The frames of casting and of everything else that is announced. */
import type { Handlers } from '../../work/run.ts';
import { type ActivateFrame, activate } from '../602-activating/activate.ts';
import { type AnnounceTriggerFrame, announceTrigger } from '../603-triggered/announce.ts';
import type { Announcement } from './announcement.ts';
import { type CostsFrame, chooseCosts, costsChosen } from './choose-costs.ts';
import { chooseModes, type ModesChosenFrame, modeChooserNamed, modesChosen } from './choose-modes.ts';
import { chooseSymbols, type SymbolsFrame, symbolsChosen } from './choose-symbols.ts';
import {
  becomeTargets,
  chooserNamed,
  chooseTargets,
  divideTargets,
  ownerNamed,
  setAmounts,
  type TargetsFrame,
  targetsChosen,
} from './choose-targets.ts';
import { chooseX, type XChosenFrame, xChosen } from './choose-x.ts';
import { complete, payTotal } from './complete.ts';
import { type CastChosenFrame, type CastDuringFrame, castChosen, castDuring } from './during.ts';
import { type WorthChosenFrame, worthChosen } from './modes-by-worth.ts';
import { chooseOffering, type OfferingFrame, offeringChosen, sacrificeOffered } from './offering.ts';
import { type ProposedFrame, type ProposeFrame, propose, proposed } from './propose.ts';
import { chooseSplice, type SpliceFrame, spliceChosen } from './splice.ts';
import { choosePermission, type PermissionFrame, permissionChosen } from './which-permission.ts';

export type CastingFrame =
  | ProposeFrame
  | ProposedFrame
  | PermissionFrame
  | CastDuringFrame
  | CastChosenFrame
  | ActivateFrame
  | AnnounceTriggerFrame
  | { readonly do: 'chooseModes'; readonly of: Announcement }
  | WorthChosenFrame
  | { readonly do: 'chooseX'; readonly of: Announcement }
  | { readonly do: 'totalCost'; readonly of: Announcement }
  | { readonly do: 'complete'; readonly of: Announcement }
  | ModesChosenFrame
  | XChosenFrame
  | CostsFrame
  | SpliceFrame
  | OfferingFrame
  | SymbolsFrame
  | TargetsFrame;

export const castingHandlers: Handlers<CastingFrame> = {
  propose,
  proposed,
  choosePermission,
  permissionChosen,
  castDuring,
  castChosen,
  activate,
  announceTrigger,
  chooseModes: (game, { of }) => chooseModes(game, of),
  modesChosen,
  modeChooserNamed,
  worthChosen,
  chooseX: (game, { of }) => chooseX(game, of),
  xChosen,
  chooseSplice,
  spliceChosen,
  chooseOffering: (game, { of }) => chooseOffering(game, of),
  offeringChosen: (game, { of, among }, reply) => offeringChosen(game, of, among, reply),
  sacrificeOffered: (game, { of }) => sacrificeOffered(game, of),
  chooseCosts,
  costsChosen,
  chooseSymbols,
  symbolsChosen,
  chooseTargets,
  chooserNamed,
  ownerNamed,
  targetsChosen,
  divideTargets: (game, { of, n }) => divideTargets(game, of, n),
  targetsDivided: (game, { of, n }, reply) => setAmounts(game, of, n, reply),
  becomeTargets: (game, { of }) => becomeTargets(game, of),
  totalCost: (game, { of }) => payTotal(game, of),
  complete: (game, { of }) => complete(game, of),
};
