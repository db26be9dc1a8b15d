import type { Filter, Objects, Place, PlayerRule, Players, StaticRule, ZoneName } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  same,
  say,
  table,
  where,
} from '../../2-kernel/index.ts';
import { filter, onePlayer, otherPlayers, place, playersPossessive, someOne, you } from '../nouns/index.ts';
import { putOnto } from '../verbs/destinations.ts';
import { change, joinedChanges } from '../verbs/index.ts';
import { inFront, manaCost, numberWord, pluralNumber } from '../words/index.ts';

const yours = { who: 'you' } as const;

/** What players can't do. */
const forbidden: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'what is forbidden',
    is({ rule: 'cantGainLife' })`gain life`,
    is({ rule: 'cantLoseLife' })`lose life`,
    is({ rule: 'cantLoseGame' })`lose the game`,
    is({ rule: 'cantWinGame' })`win the game`,
    is({ rule: 'cantPlayLands' })`play lands`,
    is({ rule: 'cantDraw' })`draw cards`,
    is({ rule: 'cantDraw', more: 1 })`draw more than one card each turn`,
    is({ rule: 'cantSearch' })`search libraries`,
    is({ rule: 'cantGetCounters' })`get counters`,
    is({ rule: 'cantSacrifice' })`sacrifice ${{ what: filter.many }}`,
    is({ rule: 'cantCast' })`cast ${{ what: filter.many }}`,
    is({ rule: 'cantCast', more: 1 })`cast more than one ${{ what: filter.one }} each turn`,
    is({ rule: 'cantCast', during: 'yourTurn' })`cast ${{ what: filter.many }} during your turn`,
    is({ rule: 'cantCast', during: 'combat' })`cast ${{ what: filter.many }} during combat`,
    is({ rule: 'cantActivate' })`activate abilities of ${{ of: filter.many }}`,
    is({
      rule: 'cantActivate',
      except: 'mana',
    })`activate abilities of ${{ of: filter.many }} unless they're mana abilities`,
  ),
);

const lands = where('lands', filter.many, of => 'sort' in of && of.sort !== 'spell');
const spells = where('spells', filter.many, of => 'sort' in of && of.sort === 'spell');
type Both = { readonly lands: Filter; readonly spells: Filter };
const landsAndSpells: Phrase<Filter> = as(
  say`play ${{ lands }} and cast ${{ spells }}`,
  ({ lands: first, spells: second }): Filter => ({ anyOf: [first, second] }),
  (what): Both | undefined => {
    const [first, second, ...more] = 'anyOf' in what ? what.anyOf : [];
    return first && second && more.length === 0 ? { lands: first, spells: second } : undefined;
  },
);
/** Lands are played and spells are cast [CR 305.1, 601.2 | 2007: 212.6a, 409.1]. */
const playable = oneOf(
  'what may be played',
  say`play ${{ what: lands }}`,
  say`cast ${{ what: spells }}`,
  say`${{ what: landsAndSpells }}`,
);
const library: Place = { zone: 'library', of: yours };
const permission = oneOf(
  'a permission',
  is({ rule: 'play', from: library, top: true })`${playable} from the top of your library`,
  is({ rule: 'play' })`${playable} from ${{ from: place }}`,
);
const oneLand = where('a land', filter.one, of => 'sort' in of && of.sort !== 'spell');
const oneSpell = where('a spell', filter.one, of => 'sort' in of && of.sort === 'spell');
const single = oneOf('what may be played', say`play ${an} ${{ what: oneLand }}`, say`cast ${an} ${{ what: oneSpell }}`);
/** A permission for one card in a turn. */
const limited: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a permission',
    is({ rule: 'play', from: library, top: true, perTurn: 1 })`${single} from the top of your library`,
    is({ rule: 'play', perTurn: 1 })`${single} from ${{ from: place }}`,
  ),
);
/** [CR 611.3d | 2007: none] */
const given = say`it ${{ changes: joinedChanges(change.one) }}`;
const giving: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a permission',
    say`${permission} . ${{ gives: say`when you cast ${an} ${{ to: oneSpell }} this way, ${given}` }}`,
    say`${permission} . ${{ gives: say`if you cast a spell this way, ${given}` }}`,
  ),
);
const limitedGiving: Phrase<PlayerRule> = part<PlayerRule>()(say`${limited} . ${{ gives: say`if you do, ${given}` }}`);
const free = say`cast ${{ what: spells }} from ${{ from: place }} without paying their mana costs`;

const may: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a permission',
    permission,
    giving,
    is({ rule: 'play', free: true })`${free}`,
    is({ rule: 'activateAgain' })`activate ${{ of: inFront }} abilities as though they haven't been activated`,
    is({ rule: 'flash' })`cast ${{ what: filter.many }} as though they had flash`,
    is({ rule: 'revealedTop', of: yours, look: true })`look at the top card of your library any time`,
    is({ rule: 'plotFrom', from: library, top: true })`plot ${{ what: filter.many }} from the top of your library`,
    is({ rule: 'surveilsMore', count: 1 })`look at an additional card each time you surveil`,
    is({ rule: 'surveilsMore' })`look at an additional ${{ count: pluralNumber }} cards each time you surveil`,
    is({ rule: 'anyColorMana' })`spend mana as though it were mana of any color to cast ${{ for: filter.many }}`,
    is({ rule: 'anyColorMana' })`spend mana as though it were mana of any color`,
  ),
);

/** Rules for players, with the verb in either number: "each player can't draw cards", "you have hexproof". */
const has: Forms<PlayerRule> = partForms<PlayerRule>()(
  eitherOf(
    'a rule for players',
    forms({ rule: 'noMaximumHandSize' })`[has|have] no maximum hand size`,
    forms({ rule: 'hexproof' })`[has|have] hexproof`,
    forms({ rule: 'shroud' })`[has|have] shroud`,
    forms({ rule: 'extraLand', count: 1 })`may play an additional land on each of [their|your] turns`,
    forms({
      rule: 'extraLand',
      count: 1,
      said: 'during',
    })`may play an additional land during each of [their|your] turns`,
    forms({ rule: 'extraLand' })`may play ${{ count: numberWord }} additional lands on each of [their|your] turns`,
    forms({ rule: 'revealedHand' })`[plays|play] with their [hand|hands] revealed`,
    { one: is({})`can't ${forbidden}`, many: is({})`can't ${forbidden}` },
    { one: is({})`may ${may}`, many: is({})`may ${may}` },
  ),
);

type Twice = { readonly of: Objects };
/** [CR 603.2d] */
const triggersTwice: Phrase<PlayerRule> = part<PlayerRule>()(
  as(
    say`if a triggered ability of ${{ of: someOne }} triggers, that ability triggers an additional time`,
    ({ of }): PlayerRule | undefined =>
      of.what === 'some' && of.count === undefined ? { rule: 'triggersTwice', of: of.filter } : undefined,
    (rule): Twice | undefined =>
      rule.rule === 'triggersTwice' && rule.cause === undefined ? { of: { what: 'some', filter: rule.of } } : undefined,
  ),
);

/** [CR 402.2 | 2007: 217.3b] */
const handSize: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'a change of the maximum hand size',
    is({ rule: 'maximumHandSize' })`increased by ${{ change: numberWord }}`,
    is({ rule: 'maximumHandSize', less: true })`reduced by ${{ change: numberWord }}`,
  ),
);

const several: Phrase<Players> = part<Players>()(oneOf('players', you, otherPlayers));

/** [CR 508.1h | 2007: 308.2d] */
const attackTax: Phrase<PlayerRule> = part<PlayerRule>()(
  is({
    rule: 'attackTax',
    perCreature: true,
    whom: yours,
  })`creatures can't attack you unless their controller pays ${{ cost: manaCost }} for each creature they control that's attacking you`,
);

type Zones = { readonly filter: Filter; readonly second: ZoneName };
const ZONES = { libraries: 'library', hands: 'hand', graveyards: 'graveyard' } as const;
/** "creature cards in graveyards and libraries". */
const inTwoZones: Phrase<Filter> = as(
  say`${{ filter: filter.many }} and ${{ second: part<ZoneName>()(table('a zone', ZONES)) }}`,
  ({ filter: of, second }): Filter | undefined =>
    'anyOf' in of || of.in?.of === undefined || !('said' in of.in.of) || of.in.of.said !== 'zones'
      ? undefined
      : { anyOf: [of, { ...of, in: { ...of.in, zone: second } }] },
  (of): Zones | undefined => {
    const [first, second, ...more] = 'anyOf' in of ? of.anyOf : [];
    if (first === undefined || second === undefined || more.length > 0 || 'anyOf' in first || 'anyOf' in second)
      return undefined;
    if (first.in === undefined || second.in === undefined || !same(first, { ...second, in: first.in }))
      return undefined;
    return { filter: first, second: second.in.zone };
  },
);
/** "Lands can't enter the battlefield" [CR 608.3e | 2007: 103.2]. */
const keptOut: Phrase<PlayerRule> = part<PlayerRule>()(
  is({
    rule: 'cantEnter',
  })`${{ what: oneOf('what is kept out', filter.many, inTwoZones) }} can't enter the battlefield`,
);

/** [CR 702.85b | 2007: none] */
const cascadePut: Phrase<PlayerRule> = part<PlayerRule>()(
  is({ rule: 'cascadePut' })`${an} ${{ what: filter.one }} from among the exiled cards ${{ to: putOnto }}`,
);

type Dice = { readonly more: number; readonly ignored: number };
/** [CR 706.6 | 2007: none] As many are ignored as are rolled besides. */
const moreDice: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'how many dice more',
    is({ rule: 'moreDice', count: 1 })`one and ignore the lowest roll`,
    as(
      say`${{ more: pluralNumber }} and ignore the ${{ ignored: pluralNumber }} lowest rolls`,
      ({ more, ignored }): PlayerRule | undefined => (more === ignored ? { rule: 'moreDice', count: more } : undefined),
      (rule): Dice | undefined =>
        rule.rule === 'moreDice' && rule.count > 1 ? { more: rule.count, ignored: rule.count } : undefined,
    ),
  ),
);

/** Rules for players: "You have no maximum hand size", "Players can't gain life", "Once during each of your turns, you may …". */
export const playersStatic: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a rule for players',
    is({ static: 'players', who: yours, rule: { rule: 'extraVote' } })`while voting, you get an additional vote`,
    is({
      static: 'players',
      who: yours,
      rule: { rule: 'extraVote', may: true },
    })`while voting, you may vote an additional time`,
    is({ static: 'players' })`${{ who: several }} ${{ rule: has.many }}`,
    is({ static: 'players' })`${{ who: onePlayer }} ${{ rule: has.one }}`,
    is({ static: 'players', who: yours })`once during each of your turns, you may ${{ rule: limited }}`,
    is({ static: 'players', who: yours })`once during each of your turns, you may ${{ rule: limitedGiving }}`,
    is({ static: 'players', who: yours, said: 'once each turn' })`once each turn, you may ${{ rule: limited }}`,
    is({ static: 'players', who: { who: 'each', of: 'player' } })`${{ rule: keptOut }}`,
    is({
      static: 'players',
      who: { who: 'each', of: 'player' },
      rule: { rule: 'attacksToward' },
    })`each player may attack only the nearest opponent in the last chosen direction and planeswalkers controlled by that player`,
    is({ static: 'players' })`${{ who: playersPossessive }} maximum hand size is ${{ rule: handSize }}`,
    is({ static: 'players', who: yours, rule: { rule: 'skipStep', step: 'draw' } })`skip your draw step`,
    is({ static: 'players', who: yours, rule: { rule: 'skipStep', step: 'untap' } })`skip your untap step`,
    is({
      static: 'players',
      who: yours,
      rule: { rule: 'revealedTop', of: yours },
    })`play with the top card of your library revealed`,
    is({
      static: 'players',
      who: { who: 'each', of: 'player', said: 'players' },
      rule: { rule: 'revealedTop', of: { who: 'each', of: 'player' } },
    })`players play with the top card of their libraries revealed`,
    is({
      static: 'players',
      who: { who: 'each', of: 'player' },
      rule: { rule: 'damageCantBePrevented' },
    })`damage can't be prevented`,
    is({ static: 'players', who: { who: 'each', of: 'player' } })`${{ rule: attackTax }}`,
    is({
      static: 'players',
      who: yours,
    })`${{ rule: triggersTwice }}`,
    is({ static: 'players', who: yours })`as you cascade, you may put ${{ rule: cascadePut }}`,
    is({
      static: 'players',
      who: yours,
      rule: { rule: 'winsFirstFlips' },
    })`the first time you flip one or more coins each turn, those coins come up heads and you win those flips`,
    is({
      static: 'players',
      who: yours,
    })`if you would roll one or more dice, instead roll that many dice plus ${{ rule: moreDice }}`,
  ),
);
