/** Who carries out each kind of frame: the handlers of all rooms. */

import { beforeHandlers } from '../1-concepts/103-starting/before.ts';
import { mulliganHandlers } from '../1-concepts/103-starting/mulligan.ts';
import { openingHandlers } from '../1-concepts/103-starting/opening.ts';
import { startHandlers } from '../1-concepts/103-starting/start.ts';
import { endingHandlers } from '../1-concepts/104-ending/ending.ts';
import { specialHandlers } from '../1-concepts/116-special-actions/special.ts';
import { priorityHandlers } from '../1-concepts/117-priority/priority.ts';
import { payHandlers } from '../1-concepts/118-costs/pay-cost.ts';
import { manaHandlers } from '../1-concepts/118-costs/pay-mana.ts';
import { ventureHandlers } from '../3-card-types/309-dungeons/venture.ts';
import { graveyardHandlers } from '../4-zones/graveyard-order.ts';
import { beginningHandlers } from '../5-turns/beginning.ts';
import { cleanupHandlers } from '../5-turns/cleanup.ts';
import { combatHandlers } from '../5-turns/combat/combat.ts';
import { endTurnHandlers } from '../5-turns/end-turn.ts';
import { extraHandlers } from '../5-turns/extra.ts';
import { stepHandlers } from '../5-turns/step.ts';
import { turnHandlers } from '../5-turns/turn.ts';
import { untapHandlers } from '../5-turns/untap.ts';
import { actHandlers } from '../6-spells-and-effects/601-casting/act.ts';
import { castingHandlers } from '../6-spells-and-effects/601-casting/frames.ts';
import { triggerHandlers } from '../6-spells-and-effects/603-triggered/put.ts';
import { makeManaHandlers } from '../6-spells-and-effects/605-mana-abilities/make-mana.ts';
import { manaTriggerHandlers } from '../6-spells-and-effects/605-mana-abilities/triggered.ts';
import { resolvingHandlers } from '../6-spells-and-effects/608-resolving/resolve.ts';
import { effectsHandlers } from '../6-spells-and-effects/609-effects/frames.ts';
import { returnHandlers } from '../6-spells-and-effects/611-continuous/returning.ts';
import { arrivalsHandlers } from '../6-spells-and-effects/613-layers/arrivals.ts';
import { replacementHandlers } from '../6-spells-and-effects/614-replacement/handlers.ts';
import { meldHandlers } from '../7-additional/701-keyword-actions/meld.ts';
import { mutateHandlers } from '../7-additional/702-keywords/mutate.ts';
import { stateBasedHandlers } from '../7-additional/704-state-based/perform.ts';
import { subgameHandlers } from '../7-additional/729-subgames/subgame.ts';
import { arrangeHandlers } from '../7-additional/730-merging/arrange.ts';
import { shortcutHandlers } from '../7-additional/732-shortcuts/shortcut.ts';
import { takeBack } from '../7-additional/733-illegal-actions/take-back.ts';
import { resumeHandlers } from '../8-multiplayer/resume.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import type { Done } from './agenda.ts';
import { isCancel } from './check.ts';
import type { Reply } from './decision.ts';
import type { Frame } from './frames.ts';
import { goOnWithEvents } from './happen.ts';
import type { Handler, Handlers } from './run.ts';

/** A reply that needs nobody to give it goes to the frame that waits for one. */
export type RepliedFrame = { readonly do: 'replied'; readonly then: Frame; readonly reply: Reply };

/** Every frame's handler, made when the first frame is carried out, so that rooms may be loaded in any order. */
const handlers = (): Handlers<Frame> => ({
  ...startHandlers,
  ...subgameHandlers,
  ...graveyardHandlers,
  ...arrivalsHandlers,
  ...mulliganHandlers,
  ...beforeHandlers,
  ...openingHandlers,
  ...endingHandlers,
  ...priorityHandlers,
  ...payHandlers,
  ...specialHandlers,
  ...actHandlers,
  ...castingHandlers,
  ...manaHandlers,
  ...beginningHandlers,
  ...cleanupHandlers,
  ...combatHandlers,
  ...endTurnHandlers,
  ...extraHandlers,
  ...stepHandlers,
  ...turnHandlers,
  ...untapHandlers,
  ...ventureHandlers,
  ...triggerHandlers,
  ...makeManaHandlers,
  ...manaTriggerHandlers,
  ...resolvingHandlers,
  ...effectsHandlers,
  ...replacementHandlers,
  ...returnHandlers,
  ...stateBasedHandlers,
  ...arrangeHandlers,
  ...mutateHandlers,
  ...meldHandlers,
  ...shortcutHandlers,
  ...resumeHandlers,
  events: goOnWithEvents,
  replied: (game, { then, reply }) => (isCancel(reply) ? takeBack(game) : carryOut(game, then, reply)),
});

type ByName = ReadonlyMap<string, Handler<Frame>>;
let kept: ByName | null = null;

/** The same by name: so many names are found sooner in a map. */
function byName(): ByName {
  kept ??= new Map(Object.entries(handlers() as Handlers<never>));
  return kept;
}

/** Whether there is a frame of that name. */
export const isFrameName = (name: string): boolean => byName().has(name);

/** Carries out one frame with the reply it waited for, or an empty one. */
export function carryOut(game: Game, frame: Frame, reply: Reply): Done {
  return must(byName().get(frame.do), 'every frame has its handler', game)(game, frame, reply);
}
