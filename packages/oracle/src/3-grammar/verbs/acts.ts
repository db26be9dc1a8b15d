import type { Count, Effect, Players } from '@lawmage/ability';
import {
  an,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  maybe,
  oneOf,
  orList,
  type Phrase,
  part,
  partForms,
  say,
  table,
} from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { filter, manyObjects, oneObject, onePlayer, playersPossessive } from '../nouns/index.ts';
import { cardinal, numeral, option, subtype, times as timesWord } from '../words/index.ts';
import { quotations } from './abilities.ts';
import { roll, storing } from './dice.ts';
import { duration } from './durations.ts';

/** [CR 903.3] Your commander in the command zone; of two, one. */
const IN_COMMAND = {
  what: 'some',
  said: 'your commander',
  filter: {
    adj: [{ is: 'state', state: 'commander' }],
    sort: 'card',
    whose: { by: 'owner', who: { who: 'you' } },
    in: { zone: 'command' },
  },
} as const;

const opposing: Phrase<Players> = part<Players>()(
  oneOf('an opponent', is({ who: 'some', of: 'opponent' })`an opponent`, onePlayer),
);
const addedStep = table('a step', ['upkeep', 'end']);
const afterWhat = table('a step or phase', ['step', 'phase']);

/** Keyword actions that the rulebook defines, and the verbs that end games [CR 701, 104 | 2007: 501, 102]. */
export const actVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    forms({ do: 'act', act: 'proliferate' })`[proliferates|proliferate]`,
    forms({ do: 'act', act: 'investigate' })`[investigates|investigate]`,
    forms({ do: 'act', act: 'populate' })`[populates|populate]`,
    forms({ do: 'act', act: 'learn' })`[learns|learn]`,
    forms({ do: 'act', act: 'manifestDread' })`[manifests|manifest] dread`,
    forms({ do: 'act', act: 'bolster' })`[bolsters|bolster] ${{ count: numeral }}`,
    forms({ do: 'act', act: 'adapt' })`[adapts|adapt] ${{ count: numeral }}`,
    forms({ do: 'act', act: 'discover' })`[discovers|discover] ${{ count: numeral }}`,
    forms({ do: 'act', act: 'incubate' })`[incubates|incubate] ${{ count: numeral }}`,
    forms({ do: 'act', act: 'amass' })`[amasses|amass] ${{ subtype: subtype.many }} ${{ count: numeral }}`,
    forms({ do: 'act', act: 'manifest', count: 1 })`[manifests|manifest] the top card of your library`,
    forms({ do: 'act', act: 'manifest' })`[manifests|manifest] the top ${{ count: cardinal }} cards of your library`,
    forms({ do: 'act', act: 'cloak', count: 1 })`[cloaks|cloak] the top card of your library`,
    forms({ do: 'act', act: 'timeTravel' })`time travel`,
    forms({ do: 'act', act: 'collectEvidence' })`[collects|collect] evidence ${{ count: numeral }}`,
    forms({ do: 'act', act: 'blight' })`[blights|blight] ${{ count: numeral }}`,
    forms({ do: 'behold' })`[beholds|behold] ${an} ${{ quality: filter.one }}`,
    forms({ do: 'behold', exile: true })`[beholds|behold] ${an} ${{ quality: filter.one }} and exile it`,
    forms({ do: 'behold' })`[beholds|behold] ${{ count: cardinal }} ${{ quality: filter.many }}`,
    forms({ do: 'act', act: 'forage' })`[forages|forage]`,
    forms({ do: 'act', act: 'becomeMonarch' })`[becomes|become] the monarch`,
    forms({ do: 'act', act: 'takeInitiative' })`[takes|take] the initiative`,
    forms({ do: 'act', act: 'venture' })`[ventures|venture] into the dungeon`,
    forms({ do: 'clash' })`[clashes|clash] with ${{ with: opposing }}`,
    forms({ do: 'emblem' })`[gets|get] an emblem with ${{ abilities: quotations }}`,
    forms({ do: 'winGame' })`[wins|win] the game`,
    forms({ do: 'loseGame' })`[loses|lose] the game`,
    forms({ do: 'turn', adds: 'turn' })`[takes|take] an extra turn after this one`,
    forms({ do: 'turn' })`[gets|get] an additional ${{ adds: addedStep }} step after this ${{ after: afterWhat }}`,
  ),
);

/** "proliferate twice". */
export const repeatedActs: Forms<Effect> = inBoth(actVerbs, form =>
  part<Effect>()(is({ do: 'repeat' })`${{ effect: form }} ${{ times: part<Count>()(timesWord) }}`),
);

/** [CR 612 | 2007: 418.6] "change the text of target spell or permanent by replacing all instances of one color word with another". */
const replacing = table('words', {
  'one color word': 'color',
  'one basic land type': 'basicLandType',
  'one creature type': 'creatureType',
});
const texts = oneOf(
  'a change of texts',
  is({ do: 'changeText' })`change the text of ${{ what: oneObject }} by replacing all instances of ${{
    words: replacing,
  }} with another ${{ until: maybe(duration) }}`,
  is({
    do: 'changeText',
    words: 'colorOrBasicLandType',
  })`change the text of ${{ what: oneObject }} by replacing all instances of one color word with another or one basic land type with another ${{
    until: maybe(duration),
  }}`,
  is({ do: 'exchangeTexts' })`exchange the text boxes of ${{ of: manyObjects }}`,
);

const votedFor = oneOf('what is voted for', say`${{ for: orList(option) }}`, say`${an} ${{ for: filter.one }}`);
const votes = oneOf(
  'a vote',
  is({ do: 'vote' })`starting with you, each player votes for ${votedFor}`,
  is({ do: 'vote', secret: true })`each player secretly votes for ${votedFor}, then those votes are revealed`,
);

/** What the game itself does: "the Ring tempts you", "it becomes day". */
export const rulebookActs: Phrase<Effect> = part<Effect>()(
  oneOf(
    'an effect',
    is({ do: 'act', act: 'ringTempts' })`the Ring tempts you`,
    is({ do: 'act', act: 'becomeDay' })`it becomes day`,
    is({ do: 'act', act: 'becomeNight' })`it becomes night`,
    is({ do: 'endTurn' })`end the turn`,
    is({ do: 'endTurn', only: 'combat' })`end the combat phase`,
    is({ do: 'become', what: { what: 'self' }, designation: 'harnessed' })`harness ~`,
    is({
      do: 'move',
      what: IN_COMMAND,
      to: { zone: 'hand' },
    })`put your commander into your hand from the command zone`,
    is({ do: 'become', what: { what: 'self' }, designation: 'monstrous' })`monstrosity ${{ count: numeral }}`,
    is({ do: 'drawGame' })`the game is a draw`,
    is({ do: 'mayLook' })`you may look at ${{ what: oneObject }} for as long as it remains exiled`,
    is({ do: 'mayLook' })`you may look at ${{ what: manyObjects }} for as long as they remain exiled`,
    is({ do: 'restart' })`restart the game`,
    is({ do: 'restart' })`restart the game, leaving in exile ${{ except: manyObjects }}`,
    is({ do: 'controlPlayer' })`you control ${{ whom: onePlayer }} during that player's next turn`,
    is({ do: 'controlPlayer', said: 'their' })`you control ${{ whom: onePlayer }} during their next turn`,
    is({ do: 'controlPlayer', while: 'resolving' })`you control ${{ whom: onePlayer }} until ~ finishes resolving`,
    is({ do: 'controlPlayer' })`if ${{
      while: is({ what: 'that', slot: -1, said: 'that card' })`the chosen card`,
    }} is cast as a spell, you control ${{ whom: onePlayer }} while that spell is resolving`,
    is({
      do: 'playIfAble',
      mana: 'lands',
    })`${{ who: onePlayer }} plays ${{ what: oneObject }} if able . while doing so, the player can activate mana abilities only if they're from lands that player controls and only if mana they produce is spent to activate other mana abilities of lands the player controls and/or to play that card`,
    is({ do: 'phaseIn' })`all phased-out ${{ of: filter.many }} phase in`,
    is({ do: 'phaseIn' })`simultaneously, all phased-out ${{ of: filter.many }} phase in and all ${{
      out: filter.many,
    }} phase out`,
    is({ do: 'turn', adds: 'combat' })`after this phase, there is an additional combat phase`,
    is({
      do: 'turn',
      said: 'there is',
    })`there is an additional ${{ adds: addedStep }} step after this ${{ after: afterWhat }}`,
    is({
      do: 'turn',
      adds: 'combatAndMain',
    })`after this phase, there is an additional combat phase followed by an additional main phase`,
    is({
      do: 'turn',
      adds: 'combatAndMain',
      said: 'main',
    })`after this main phase, there is an additional combat phase followed by an additional main phase`,
    is({
      do: 'rule',
      rule: { rule: 'damageCantBePrevented' },
      until: { until: 'endOfTurn' },
    })`damage can't be prevented this turn`,
    is({ do: 'setLife' })`${{ who: playersPossessive }} life total becomes ${{ to: numeral }}`,
    is({
      do: 'setLife',
      said: 'equal to',
    })`${{ who: playersPossessive }} life total becomes equal to ${{ to: amount }}`,
    texts,
    is({
      do: 'swapControl',
    })`you and ${{ with: onePlayer }} each gain control of all ${{ of: filter.many }} the other controls ${{
      until: duration,
    }}`,
    votes,
    roll,
    storing,
    is({ do: 'rollAgain' })`roll again`,
    is({ do: 'roll', sides: 'planar' })`roll the planar die`,
  ),
);
