import type { Effect, Objects } from '@lawmage/ability';
import { as, eitherOf, type Forms, forms, inBoth, partForms } from '../../2-kernel/index.ts';
import { anyObjects, possessive, thoseObjects } from '../nouns/index.ts';
import { name } from '../words/index.ts';
import { duration } from './durations.ts';
import { sameObject } from './subject.ts';

const control = { change: 'control', who: { who: 'you' } } as const;

type TapOrUntap = { readonly what: Objects };

/** "tap or untap target creature": whoever does it says yes to the one or does the other. */
const tapOrUntap: Forms<Effect> = inBoth(forms({})`[taps|tap] or [untaps|untap] ${{ what: anyObjects }}`, form =>
  as(
    form,
    ({ what }: TapOrUntap): Effect => ({
      do: 'may',
      said: 'tap or untap',
      effect: { do: 'tap', what },
      otherwise: { do: 'untap', what: sameObject },
    }),
    effect =>
      effect.do === 'may' && effect.said === 'tap or untap' && effect.effect.do === 'tap'
        ? { what: effect.effect.what }
        : undefined,
  ),
);

/** Verbs that players do to permanents where they are [CR 701]. */
export const permanentVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    forms({ do: 'tap' })`[taps|tap] ${{ what: anyObjects }}`,
    tapOrUntap,
    forms({ do: 'untap' })`[untaps|untap] ${{ what: anyObjects }}`,
    forms({ do: 'attach' })`[attaches|attach] ${{ what: anyObjects }} to ${{ to: anyObjects }}`,
    forms({ do: 'unattach' })`[unattaches|unattach] ${{ what: anyObjects }}`,
    forms({ do: 'regenerate' })`[regenerates|regenerate] ${{ what: anyObjects }}`,
    forms({ do: 'transform' })`[transforms|transform] ${{ what: anyObjects }}`,
    forms({ do: 'flipOver' })`[flips|flip] ${{ what: anyObjects }}`,
    forms({ do: 'convert' })`[converts|convert] ${{ what: anyObjects }}`,
    forms({ do: 'goad' })`[goads|goad] ${{ what: anyObjects }}`,
    forms({ do: 'suspect' })`[suspects|suspect] ${{ what: anyObjects }}`,
    forms({ do: 'door', to: 'unlock' })`[unlocks|unlock] a locked door of ${{ what: anyObjects }}`,
    forms({ do: 'door', to: 'lockOrUnlock' })`[locks|lock] or [unlocks|unlock] a door of ${{ what: anyObjects }}`,
    forms({ do: 'exert' })`[exerts|exert] ${{ what: anyObjects }}`,
    forms({ do: 'reselect' })`[reselects|reselect] which player or permanent ${{ what: anyObjects }} is attacking`,
    forms({ do: 'removeFromCombat' })`[removes|remove] ${{ what: anyObjects }} from combat`,
    forms({ do: 'turnFaceUp' })`[turns|turn] ${{ what: anyObjects }} face up`,
    forms({ do: 'turnFaceDown' })`[turns|turn] ${{ what: anyObjects }} face down`,
    forms({ do: 'modify', changes: [control] })`[gains|gain] control of ${{ what: anyObjects }}`,
    forms({ do: 'modify', changes: [control] })`[gains|gain] control of ${{ what: anyObjects }} ${{ until: duration }}`,
    forms({ do: 'modify', changes: [{ change: 'switch' }], until: { until: 'endOfTurn' } })`[switches|switch] ${{
      what: possessive,
    }} power and toughness until end of turn`,
    forms({ do: 'meld' })`[exiles|exile] ${{ what: thoseObjects }}, then [melds|meld] them into ${{ into: name }}`,
    forms({ do: 'exchangeCards' })`[exchanges|exchange] ${{ what: anyObjects }} with ${{ with: anyObjects }}`,
    forms({ do: 'exchangeControl' })`[exchanges|exchange] control of ${{ a: anyObjects }} and ${{ b: anyObjects }}`,
  ),
);
