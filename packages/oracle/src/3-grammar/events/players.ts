import type { EventPattern } from '@lawmage/ability';
import { eitherOf, forms, oneOf, type Phrase, part, say, tableForms } from '../../2-kernel/index.ts';
import { onePlayer, otherPlayers, self, someMany, someOne, you } from '../nouns/index.ts';
import { ordinal } from '../words/index.ts';

const spell = oneOf('a spell', someOne, self);

const acts = tableForms('an action', {
  'scries|scry': 'scry',
  'surveils|surveil': 'surveil',
  'proliferates|proliferate': 'proliferate',
  'investigates|investigate': 'investigate',
  'commits a crime|commit a crime': 'committedCrime',
  'becomes the monarch|become the monarch': 'becomeMonarch',
  'wins a coin flip|win a coin flip': 'winFlip',
  'loses a coin flip|lose a coin flip': 'loseFlip',
});

/** What players do: "cast a spell", "draw a card", "gain life". */
const playerEvents = eitherOf(
  'an event',
  forms({ on: 'cast' })`[casts|cast] ${{ what: spell }}`,
  forms({
    on: 'cast',
    said: 'each turn',
    what: { what: 'some', filter: { sort: 'spell' } },
  })`[casts|cast] [their|your] ${{ nth: ordinal }} spell each turn`,
  forms({ on: 'draw' })`[draws|draw] a card`,
  forms({ on: 'draw' })`[draws|draw] [their|your] ${{ nth: ordinal }} card each turn`,
  forms({
    on: 'draw',
    except: 'firstInDrawStep',
  })`[draws|draw] a card except the first one [they|you] draw in each of [their|your] draw steps`,
  forms({ on: 'discard' })`[discards|discard] ${{ what: oneOf('cards', someOne, someMany) }}`,
  forms({ on: 'sacrifice' })`[sacrifices|sacrifice] ${{ what: oneOf('permanents', someOne, someMany, self) }}`,
  forms({ on: 'gainLife' })`[gains|gain] life`,
  forms({ on: 'gainLife', said: 'first time', nth: 1 })`[gains|gain] life for the first time each turn`,
  forms({ on: 'loseLife' })`[loses|lose] life`,
  forms({ on: 'loseLife', said: 'first time', nth: 1 })`[loses|lose] life for the first time each turn`,
  forms({ on: 'tapForMana' })`[taps|tap] ${{ what: someOne }} for mana`,
  forms({ on: 'attackWith' })`[attacks|attack]`,
  forms({ on: 'attackWith' })`[attacks|attack] with ${{ what: oneOf('creatures', someOne, someMany) }}`,
  forms({ on: 'cycle' })`[cycles|cycle] ${{ what: spell }}`,
  forms({ on: 'search' })`[searches|search] [their|your] library`,
  forms({ on: 'shuffle' })`[shuffles|shuffle] [their|your] library`,
  forms({ on: 'lose' })`[loses|lose] the game`,
  forms({ on: 'act' })`${{ act: acts }}`,
);

const single = onePlayer;
const several = oneOf('players', you, otherPlayers);

/** Events whose subject is a player. */
export const playerEvent: Phrase<EventPattern> = part<EventPattern>()(
  oneOf('an event', say`${{ who: single }} ${playerEvents.one}`, say`${{ who: several }} ${playerEvents.many}`),
);

/** The same as they would be: "you would draw a card", "an opponent would gain life". */
export const playerWould: Phrase<EventPattern> = part<EventPattern>()(
  say`${{ who: oneOf('a player', single, several) }} would ${playerEvents.many}`,
);
