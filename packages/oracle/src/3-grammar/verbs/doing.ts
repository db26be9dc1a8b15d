import type { Effect } from '@lawmage/ability';
import { eitherOf, type Forms, forms, maybe, partForms } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { actVerbs } from './acts.ts';
import { cardVerbs } from './cards.ts';
import { chooseVerbs } from './choosing.ts';
import { counterVerbs } from './counters.ts';
import { createVerbs } from './creating.ts';
import { damageVerbs } from './damage.ts';
import { duration } from './durations.ts';
import { exceptions } from './exceptions.ts';
import { lifeVerbs } from './life.ts';
import { manaVerbs } from './mana.ts';
import { modifyVerbs } from './modifying.ts';
import { moveVerbs } from './moves.ts';
import { payVerbs } from './paying.ts';
import { permanentVerbs } from './permanents.ts';
import { castVerbs } from './playing.ts';
import { searchVerbs } from './search.ts';
import { skipVerbs } from './skipping.ts';
import type { ObjectVerb } from './subject.ts';
import { shuffleInto } from './zones.ts';

/** One thing a player does, without the player: "draw a card", "sacrifices a creature". */
export const playerDoes: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    cardVerbs,
    moveVerbs,
    permanentVerbs,
    counterVerbs,
    createVerbs,
    lifeVerbs,
    manaVerbs,
    payVerbs,
    searchVerbs,
    actVerbs,
    castVerbs,
    chooseVerbs,
    shuffleInto,
    skipVerbs,
  ),
);

/** One thing an object does, without the object: "gets +1/+1 until end of turn", "deals 2 damage to any target". */
export const objectDoes: Forms<ObjectVerb> = partForms<ObjectVerb>()(
  eitherOf(
    'a verb',
    damageVerbs,
    modifyVerbs,
    forms({ do: 'fight' })`[fights|fight] ${{ with: later.anyObjects }}`,
    forms({ do: 'phaseOut' })`[phases|phase] out`,
    forms({ do: 'explore' })`[explores|explore]`,
    forms({ do: 'connive' })`[connives|connive]`,
    forms({ do: 'copyPermanent' })`[becomes a copy|become copies] of ${{ of: later.anyObjects }} ${{
      until: maybe(duration),
    }} ${maybe(exceptions)}`,
  ),
);
