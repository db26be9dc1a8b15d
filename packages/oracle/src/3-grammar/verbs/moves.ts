import type { Effect } from '@lawmage/ability';
import { eitherOf, type Forms, forms, is, oneOf, partForms, say, table } from '../../2-kernel/index.ts';
import { anotherOrOne } from '../nouns/either.ts';
import { anyObjects, thatObject } from '../nouns/index.ts';
import { entersWith } from './arrivals.ts';
import { atRandom, fromShown, someOfThem } from './choosing.ts';
import { putInto, putOnto, returnedTo, returnedToGraveyard } from './destinations.ts';
import { duration } from './durations.ts';
import { wholeZone } from './zones.ts';

const ZONES_LEFT = ['from your graveyard', 'from exile', 'from the graveyard', 'from your hand'] as const;
/** Where a known object comes from only reminds of where it is. */
const left = say`${{ what: thatObject }} ${{ said: table('a zone', ZONES_LEFT) }}`;

const returning = eitherOf(
  'return',
  forms({ do: 'move' })`[returns|return] ${{ what: oneOf('objects', atRandom, anyObjects) }} ${{
    to: returnedTo,
  }}`,
  forms({ do: 'move', said: 'return' })`[returns|return] ${{ what: anyObjects }} ${{ to: returnedToGraveyard }}`,
  forms({ do: 'move' })`[returns|return] ${left} ${{ to: returnedTo }}`,
  forms({ do: 'move', said: 'to first' })`[returns|return] ${{ to: returnedTo }} ${{ what: anyObjects }}`,
);
const put = oneOf('objects', anyObjects, someOfThem);
const putting = eitherOf(
  'put',
  forms({ do: 'move' })`[puts|put] ${{ what: put }} ${{ to: putInto }}`,
  forms({ do: 'move', said: 'put' })`[puts|put] ${{ what: put }} ${{ to: putOnto }}`,
  forms({ do: 'move', what: { what: 'self', said: '~ from the command zone' } })`[puts|put] ~ ${{
    to: putOnto,
  }} from the command zone`,
);
const exiling = eitherOf(
  'exile',
  forms({ do: 'move', to: { zone: 'exile' } })`[exiles|exile] ${{
    what: oneOf('objects', atRandom, anyObjects, wholeZone, fromShown, someOfThem),
  }}`,
  forms({ do: 'move', to: { zone: 'exile', faceDown: true } })`[exiles|exile] ${{ what: anyObjects }} face down`,
  forms({ do: 'move', to: { zone: 'exile' } })`[exiles|exile] ${left}`,
  forms({ do: 'move' })`[exiles|exile] ${{ what: anyObjects }} ${{
    to: is({ zone: 'exile' })`${{ with: entersWith }}`,
  }}`,
  forms({ do: 'exileUntil' })`[exiles|exile] ${{ what: anyObjects }} ${{ until: duration }}`,
);

const sacrificing = eitherOf(
  'sacrifice',
  forms({ do: 'sacrifice' })`[sacrifices|sacrifice] ${{ what: oneOf('objects', anyObjects, anotherOrOne) }}`,
  forms({ do: 'sacrifice', said: 'choice' })`[sacrifices|sacrifice] ${{ what: anyObjects }} of their choice`,
);

const destroying = eitherOf(
  'destroy',
  forms({ do: 'destroy' })`[destroys|destroy] ${{ what: anyObjects }}`,
  forms({ do: 'destroy', noRegeneration: true })`[destroys|destroy] ${{ what: anyObjects }} . it can't be regenerated`,
  forms({
    do: 'destroy',
    noRegeneration: true,
    said: 'they',
  })`[destroys|destroy] ${{ what: anyObjects }} . they can't be regenerated`,
  forms({
    do: 'destroy',
    noRegeneration: true,
    said: 'and',
  })`[destroys|destroy] ${{ what: anyObjects }} and it can't be regenerated`,
);

/** Verbs that take objects to another zone: destroy, exile, return, put, sacrifice, counter [CR 701]. */
export const moveVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    destroying,
    exiling,
    returning,
    putting,
    sacrificing,
    forms({ do: 'counterSpell' })`[counters|counter] ${{ what: anyObjects }}`,
  ),
);
