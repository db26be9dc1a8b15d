import type { EventPattern, Objects, Players } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  forms,
  is,
  type Meant,
  oneOf,
  orList,
  type Phrase,
  part,
  same,
  say,
  tableForms,
  where,
} from '../../2-kernel/index.ts';
import {
  anyPlayers,
  bearer,
  filter,
  onePlayer,
  otherPlayers,
  plainFilter,
  self,
  someMany,
  someOne,
  you,
  yourCommanderSpell,
} from '../nouns/index.ts';
import { inFront, numberWord, numeral, ordinal } from '../words/index.ts';

const spell = oneOf('a spell', someOne, self, yourCommanderSpell);
/** Cards that are no lands are cast. */
const someLand = where(
  'a land',
  someOne,
  what => what.what === 'some' && 'types' in what.filter && what.filter.types?.join() === 'land' && !what.filter.in,
);
const permanents = oneOf('permanents', someOne, someMany, self);
/** A spell named after its place in the turn: "your first noncreature spell". */
const such: Phrase<Objects> = part<Objects>()(is({ what: 'some' })`${{ filter: plainFilter.one }}`);

const anyAbility = { what: 'some', filter: { sort: 'ability' } } as const;

const acts = tableForms('an action', {
  'scries|scry': 'scry',
  'surveils|surveil': 'surveil',
  'proliferates|proliferate': 'proliferate',
  'investigates|investigate': 'investigate',
  'commits a crime|commit a crime': 'committedCrime',
  'becomes the monarch|become the monarch': 'becomeMonarch',
  'flips a coin|flip a coin': 'flipCoin',
  'wins a coin flip|win a coin flip': 'winFlip',
  'loses a coin flip|lose a coin flip': 'loseFlip',
  'rolls one or more dice|roll one or more dice': 'rollDice',
  'rolls a die|roll a die': 'rollDie',
  'manifests dread|manifest dread': 'manifestDread',
  'ventures into the dungeon|venture into the dungeon': 'venture',
  'collects evidence|collect evidence': 'collectEvidence',
  'earthbends|earthbend': 'earthbend',
  'gives a gift|give a gift': 'giveGift',
  'firebends|firebend': 'firebend',
  'foretells a card|foretell a card': 'foretell',
  'plots a card|plot a card': 'plot',
  'discovers|discover': 'discover',
  'forages|forage': 'forage',
  'waterbends|waterbend': 'waterbend',
  'blights|blight': 'blight',
  'clashes|clash': 'clash',
  'wins a clash|win a clash': 'winClash',
});

const literalNumber = where('a number', numeral, (n): n is number => typeof n === 'number');

const casts = eitherOf(
  'an event',
  forms({ on: 'cast' })`[casts|cast] ${{ what: spell }}`,
  forms({ on: 'cast', said: 'each turn' })`[casts|cast] [their|your] ${{ nth: ordinal }} ${{ what: such }} each turn`,
  forms({
    on: 'cast',
    nth: 1,
    during: { who: 'each', of: 'opponent' },
    said: 'each',
  })`[casts|cast] [their|your] first ${{ what: such }} during each opponent's turn`,
  forms({ on: 'cast', notFrom: 'hand' })`[casts|cast] ${{ what: someOne }} from anywhere other than [their|your] hand`,
  forms({ on: 'cast', from: 'hand' })`[casts|cast] ${{ what: someOne }} from [their|your] hand`,
  forms({ on: 'cast', from: 'graveyard' })`[casts|cast] ${{ what: someOne }} from [their|your] graveyard`,
  forms({ on: 'cast', from: 'graveyard', said: 'a' })`[casts|cast] ${{ what: someOne }} from a graveyard`,
  forms({ on: 'cast', from: 'exile' })`[casts|cast] ${{ what: someOne }} from exile`,
  forms({ on: 'cast', from: 'library' })`[casts|cast] ${{ what: someOne }} from [their|your] library`,
);

const attacks = eitherOf(
  'an event',
  forms({ on: 'attackWith' })`[attacks|attack]`,
  forms({ on: 'attackWith' })`[attacks|attack] ${{ whom: anyPlayers }}`,
  forms({ on: 'attackWith' })`[attacks|attack] with ${{ what: oneOf('creatures', someOne, someMany) }}`,
);

/** What players do: "cast a spell", "draw a card", "gain life". */
const single = eitherOf(
  'an event',
  casts,
  attacks,
  forms({ on: 'playLand' })`[plays|play] ${{ what: someLand }}`,
  forms({ on: 'playLand', from: 'exile' })`[plays|play] ${{ what: someLand }} from exile`,
  forms({ on: 'draw' })`[draws|draw] a card`,
  forms({ on: 'draw' })`[draws|draw] [their|your] ${{ nth: ordinal }} card each turn`,
  forms({ on: 'draw', said: 'in a turn' })`[draws|draw] [their|your] ${{ nth: ordinal }} card in a turn`,
  forms({
    on: 'draw',
    except: 'firstInDrawStep',
  })`[draws|draw] a card except the first one [they|you] draw in each of [their|your] draw steps`,
  forms({ on: 'discard' })`[discards|discard] ${{ what: oneOf('cards', someOne, someMany, self) }}`,
  forms({ on: 'discard', said: 'cycle' })`[cycles or discards|cycle or discard] ${{ what: someOne }}`,
  forms({ on: 'sacrifice' })`[sacrifices|sacrifice] ${{ what: permanents }}`,
  forms({ on: 'create' })`[creates|create] ${an} ${{ what: filter.one }}`,
  forms({ on: 'create', said: 'one or more' })`[creates|create] one or more ${{ what: filter.many }}`,
  forms({ on: 'gainLife' })`[gains|gain] life`,
  forms({ on: 'gainLife', said: 'first time', nth: 1 })`[gains|gain] life for the first time each turn`,
  forms({ on: 'loseLife' })`[loses|lose] life`,
  forms({ on: 'loseLife', said: 'first time', nth: 1 })`[loses|lose] life for the first time each turn`,
  forms({ on: 'tapForMana' })`[taps|tap] ${{ what: oneOf('an object', someOne, self, bearer) }} for mana`,
  forms({ on: 'cycle' })`[cycles|cycle] ${{ what: spell }}`,
  forms({ on: 'activate', loyalty: true })`[activates|activate] a loyalty ability of ${{ what: someOne }}`,
  forms({ on: 'activate', what: anyAbility })`[activates|activate] ${an} ${{ kind: inFront }} ability`,
  forms({ on: 'activate' })`[activates|activate] an ability of ${{ what: someOne }}`,
  forms({ on: 'search' })`[searches|search] [their|your] library`,
  forms({ on: 'search', said: 'a library' })`[searches|search] a library`,
  forms({ on: 'shuffle' })`[shuffles|shuffle] [their|your] library`,
  forms({ on: 'lose' })`[loses|lose] the game`,
  forms({ on: 'loseControl' })`[loses|lose] control of ${{ what: self }}`,
  forms({ on: 'act' })`${{ act: acts }}`,
  forms({ on: 'act', act: 'expend' })`[expends|expend] ${{ n: literalNumber }}`,
);

type CastOrCopy = { readonly what: Objects };
/** Magecraft: either of two things done with the same words. */
const castOrCopy: Phrase<EventPattern> = part<EventPattern>()(
  as(
    say`you cast or copy ${{ what: someOne }}`,
    ({ what }): EventPattern => ({
      on: 'any',
      said: 'cast or copy',
      of: [
        { on: 'cast', who: { who: 'you' }, what },
        { on: 'copy', who: { who: 'you' }, what },
      ],
    }),
    (event): CastOrCopy | undefined => {
      if (event.on !== 'any' || event.said !== 'cast or copy') return undefined;
      const [cast] = event.of;
      return cast?.on === 'cast' ? { what: cast.what } : undefined;
    },
  ),
);

const several = oneOf('players', you, otherPlayers);

type Act = Meant<typeof single.many>;
type TwoActs = { readonly who: Players; readonly first: Act; readonly second: Act };
const TWO_ACTS = 'two acts';
const actOf = (event: EventPattern | undefined): { readonly who: Players; readonly act: Act } | undefined => {
  if (event === undefined || !('who' in event) || event.who === undefined) return undefined;
  const { who, ...act } = event;
  return { who, act: act as Act };
};
/** "you play a land or cast a spell": either of two things a player does. */
const twoActs: Phrase<EventPattern> = part<EventPattern>()(
  as(
    part<TwoActs>()(
      oneOf(
        'two acts',
        say`${{ who: onePlayer }} ${{ first: single.one }} or ${{ second: single.one }}`,
        say`${{ who: several }} ${{ first: single.many }} or ${{ second: single.many }}`,
      ),
    ),
    ({ who, first, second }): EventPattern => ({
      on: 'any',
      said: TWO_ACTS,
      of: [{ ...first, who } as EventPattern, { ...second, who } as EventPattern],
    }),
    (event: EventPattern): TwoActs | undefined => {
      if (event.on !== 'any' || event.said !== TWO_ACTS || event.of.length !== 2) return undefined;
      const [first, second] = event.of.map(actOf);
      return first && second && same(first.who, second.who)
        ? { who: first.who, first: first.act, second: second.act }
        : undefined;
    },
  ),
);

const SEVERAL_ACTS = 'several acts';
/** "you scry, surveil, or proliferate": one of several things a player does. */
const severalActs: Phrase<EventPattern> = part<EventPattern>()(
  as(
    say`${{ who: several }} ${{ acts: orList(single.many, 3) }}`,
    ({ who, acts }): EventPattern => ({
      on: 'any',
      said: SEVERAL_ACTS,
      of: acts.map(act => ({ ...act, who }) as EventPattern),
    }),
    (event: EventPattern): { readonly who: Players; readonly acts: readonly Act[] } | undefined => {
      if (event.on !== 'any' || event.said !== SEVERAL_ACTS) return undefined;
      const all = event.of.flatMap(one => actOf(one) ?? []);
      const [first] = all;
      return first !== undefined && all.length === event.of.length && all.every(({ who }) => same(who, first.who))
        ? { who: first.who, acts: all.map(({ act }) => act) }
        : undefined;
    },
  ),
);

/** Events whose subject is a player. */
export const playerEvent: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'an event',
    say`${{ who: onePlayer }} ${single.one}`,
    say`${{ who: several }} ${single.many}`,
    castOrCopy,
    twoActs,
    severalActs,
    is({ on: 'act', act: 'ringTempts', who: { who: 'you' } })`the Ring tempts you`,
  ),
);

/** The same as they would be: "you would draw a card", "an opponent would gain life". */
export const playerWould: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'an event',
    say`${{ who: oneOf('a player', onePlayer, several) }} would ${single.many}`,
    is({ on: 'mills' })`${{ who: oneOf('a player', onePlayer, several) }} would mill one or more cards`,
    is({
      on: 'draws',
    })`${{ who: oneOf('a player', onePlayer, several) }} would draw ${{ atLeast: numberWord }} or more cards`,
  ),
);
