import type { Effect } from '@lawmage/ability';
import {
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  maybe,
  oneOf,
  type Phrase,
  partForms,
  say,
  table,
} from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { manaCost, numeral } from '../words/index.ts';
import { actVerbs, repeatedActs } from './acts.ts';
import { earthbending, supporting } from './bending.ts';
import { cardVerbs } from './cards.ts';
import { chooseVerbs } from './choosing.ts';
import { counterVerbs } from './counters.ts';
import { createVerbs } from './creating.ts';
import { damageVerbs } from './damage.ts';
import { exilingUntil, millingUntil } from './digging.ts';
import { doublings } from './doubling.ts';
import { duration } from './durations.ts';
import { exceptions } from './exceptions.ts';
import { lifeVerbs } from './life.ts';
import { manaVerbs } from './mana.ts';
import { modifyVerbs } from './modifying.ts';
import { moveVerbs } from './moves.ts';
import { oneAndOther, threeWays } from './one-and-other.ts';
import { payVerbs } from './paying.ts';
import { permanentVerbs } from './permanents.ts';
import { castVerbs } from './playing.ts';
import { restOfEach, restVerbs } from './rest.ts';
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
    repeatedActs,
    castVerbs,
    chooseVerbs,
    shuffleInto,
    exilingUntil,
    millingUntil,
    skipVerbs,
    restVerbs,
    restOfEach,
    earthbending,
    supporting,
    doublings,
    oneAndOther,
    threeWays,
  ),
);

const copied = say`of ${{ of: later.anyObjects }} ${{ until: maybe(duration) }} ${maybe(exceptions)}`;
/** "becomes a copy of …"; what is made to do so "becomes" it in the plain form of the verb. */
const copying = {
  one: is({ do: 'copyPermanent' })`becomes a copy ${copied}`,
  many: oneOf(
    'a copy',
    is({ do: 'copyPermanent' })`become copies ${copied}`,
    is({ do: 'copyPermanent', said: 'plain' })`become a copy ${copied}`,
  ),
};

const whom = say`${{ whom: later.recipient }}`;
/** [CR 508.4 | 2007: none] What is stated to be attacking; "it's attacking" is said of one alone. */
const attacking = {
  one: oneOf(
    'attacking',
    is({ do: 'becomeAttacking' })`is attacking`,
    is({ do: 'becomeAttacking' })`is attacking ${whom}`,
    is({ do: 'becomeAttacking', said: 'now' })`is now attacking ${whom}`,
    is({ do: 'becomeAttacking', said: "it's" })`'s attacking`,
    is({ do: 'becomeAttacking', said: "it's" })`'s attacking ${whom}`,
  ),
  many: oneOf(
    'attacking',
    is({ do: 'becomeAttacking' })`are attacking`,
    is({ do: 'becomeAttacking' })`are attacking ${whom}`,
    is({ do: 'becomeAttacking', said: 'now' })`are now attacking ${whom}`,
  ),
};

/** "{2}": so much generic mana. */
const generic: Phrase<number> = as(
  manaCost,
  ([only, ...more]) => (typeof only === 'number' && more.length === 0 ? only : undefined),
  (n: number) => [n],
);

/** One thing an object does, without the object: "gets +1/+1 until end of turn", "deals 2 damage to any target". */
export const objectDoes: Forms<ObjectVerb> = partForms<ObjectVerb>()(
  eitherOf(
    'a verb',
    damageVerbs,
    modifyVerbs,
    forms({ do: 'fight' })`[fights|fight] ${{ with: later.anyObjects }}`,
    forms({ do: 'phaseOut' })`[phases|phase] out`,
    attacking,
    forms({ do: 'becomeBlocked' })`[becomes|become] blocked`,
    forms({ do: 'phaseOutUntil' })`[phases|phase] out ${{ until: duration }}`,
    forms({ do: 'explore' })`[explores|explore]`,
    forms({ do: 'connive' })`[connives|connive]`,
    forms({ do: 'connive' })`[connives|connive] ${{ count: numeral }}`,
    forms({ do: 'endure' })`[endures|endure] ${{ count: numeral }}`,
    forms({
      do: 'become',
      designation: 'foretold',
    })`[becomes|become] foretold . its foretell cost is its mana cost reduced by ${{ less: generic }}`,
    forms({
      do: 'become',
    })`[becomes|become] ${{ designation: table('a designation', ['monstrous', 'renowned', 'prepared', 'unprepared', 'saddled', 'plotted', 'foretold']) }}`,
    copying,
  ),
);
