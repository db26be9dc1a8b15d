/** The frames of all rooms: every kind of work that can wait in the agenda. */

import type { BeforeFrame } from '../1-concepts/103-starting/before.ts';
import type { MulliganFrame } from '../1-concepts/103-starting/mulligan.ts';
import type { OpeningFrame } from '../1-concepts/103-starting/opening.ts';
import type { StartFrame } from '../1-concepts/103-starting/start.ts';
import type { EndingFrame } from '../1-concepts/104-ending/ending.ts';
import type { SpecialFrames } from '../1-concepts/116-special-actions/special.ts';
import type { PriorityFrame } from '../1-concepts/117-priority/priority.ts';
import type { PayFrame } from '../1-concepts/118-costs/pay-cost.ts';
import type { ManaFrame } from '../1-concepts/118-costs/pay-mana.ts';
import type { VentureFrame } from '../3-card-types/309-dungeons/venture.ts';
import type { GraveyardFrame } from '../4-zones/graveyard-order.ts';
import type { BeginningFrame } from '../5-turns/beginning.ts';
import type { CleanupFrame } from '../5-turns/cleanup.ts';
import type { CombatFrame } from '../5-turns/combat/combat.ts';
import type { EndTurnFrame } from '../5-turns/end-turn.ts';
import type { ExtraFrame } from '../5-turns/extra.ts';
import type { StepFrame } from '../5-turns/step.ts';
import type { TurnFrame } from '../5-turns/turn.ts';
import type { UntapFrame } from '../5-turns/untap.ts';
import type { ActFrame } from '../6-spells-and-effects/601-casting/act.ts';
import type { CastingFrame } from '../6-spells-and-effects/601-casting/frames.ts';
import type { TriggerFrame } from '../6-spells-and-effects/603-triggered/put.ts';
import type { MakeManaFrame } from '../6-spells-and-effects/605-mana-abilities/make-mana.ts';
import type { ManaTriggersFrame } from '../6-spells-and-effects/605-mana-abilities/triggered.ts';
import type { ResolvingFrame } from '../6-spells-and-effects/608-resolving/resolve.ts';
import type { EffectsFrame } from '../6-spells-and-effects/609-effects/frames.ts';
import type { ReturnFrame } from '../6-spells-and-effects/611-continuous/returning.ts';
import type { ArrivalsFrame } from '../6-spells-and-effects/613-layers/arrivals.ts';
import type { EventsFrame } from '../6-spells-and-effects/614-replacement/frames.ts';
import type { ReplacementFrame } from '../6-spells-and-effects/614-replacement/handlers.ts';
import type { MeldFrame } from '../7-additional/701-keyword-actions/meld.ts';
import type { MutateFrame } from '../7-additional/702-keywords/mutate.ts';
import type { StateBasedFrame } from '../7-additional/704-state-based/perform.ts';
import type { SubgameFrame } from '../7-additional/729-subgames/subgame.ts';
import type { ArrangeFrame } from '../7-additional/730-merging/arrange.ts';
import type { ShortcutFrame } from '../7-additional/732-shortcuts/shortcut.ts';
import type { ResumeFrame } from '../8-multiplayer/resume.ts';
import type { RepliedFrame } from './handlers.ts';

export type Frame =
  | StartFrame
  | SubgameFrame
  | GraveyardFrame
  | ArrivalsFrame
  | MulliganFrame
  | BeforeFrame
  | OpeningFrame
  | EndingFrame
  | PriorityFrame
  | PayFrame
  | SpecialFrames
  | ActFrame
  | CastingFrame
  | ManaFrame
  | BeginningFrame
  | CleanupFrame
  | CombatFrame
  | EndTurnFrame
  | ExtraFrame
  | StepFrame
  | TurnFrame
  | UntapFrame
  | VentureFrame
  | TriggerFrame
  | MakeManaFrame
  | ManaTriggersFrame
  | ResolvingFrame
  | EffectsFrame
  | ReturnFrame
  | StateBasedFrame
  | ArrangeFrame
  | MutateFrame
  | MeldFrame
  | ShortcutFrame
  | ResumeFrame
  | EventsFrame
  | ReplacementFrame
  | RepliedFrame;
