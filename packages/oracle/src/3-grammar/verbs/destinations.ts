import type { Destination } from '@lawmage/ability';
import { is, maybe, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { ordinal } from '../words/index.ts';
import { entersWith } from './arrivals.ts';

/** Whose zone it is says nothing new: a card always goes to its owner's [CR 400.3 | 2007: 217.1a]. */
// biome-ignore format: a list of names reads best filled
const OWNERS = [
  "its owner's", "their owner's", 'their', "that card's owner's", "that creature's owner's", "that permanent's owner's",
  "~'s owner's", "that player's", "that spell's owner's", "that land's owner's",
] as const;
const OWNERS_MANY = ["their owners'", 'their', "those players'"] as const;
const owner = table('an owner', OWNERS);
const owners = table('owners', OWNERS_MANY);

const said = say`${{ said: owner }}`;
const saidMany = say`${{ said: owners }}`;

const hand = oneOf(
  'a hand',
  is({ zone: 'hand' })`your hand`,
  is({ zone: 'hand' })`${said} hand`,
  is({ zone: 'hand' })`${saidMany} hands`,
);
const graveyard = oneOf(
  'a graveyard',
  is({ zone: 'graveyard' })`your graveyard`,
  is({ zone: 'graveyard' })`${said} graveyard`,
  is({ zone: 'graveyard' })`${saidMany} graveyards`,
);

const end = oneOf(
  'an end of a library',
  is({ zone: 'library', at: 'top' })`on top of`,
  is({ zone: 'library', at: 'bottom' })`on the bottom of`,
  is({ zone: 'library', at: 'topOrBottom' })`on the top or bottom of`,
);
const order = oneOf('an order', is({ order: 'any' })`in any order`, is({ order: 'random' })`in a random order`);
const library = oneOf(
  'a library',
  say`${end} your library ${maybe(order)}`,
  is({
    zone: 'library',
    at: 'topOrBottom',
    said: 'their choice',
  })`on their choice of the top or bottom of their library`,
  is({ zone: 'library', at: 'top', said: 'bare' })`on top ${maybe(order)}`,
  is({ zone: 'library', at: 'bottom', said: 'bare' })`on the bottom ${maybe(order)}`,
  is({ zone: 'library', at: 'top', said: 'back' })`back on top ${maybe(order)}`,
  is({ zone: 'library', at: 'top', order: 'any', said: 'back in order' })`back in any order`,
  is({ zone: 'library', at: 'top', said: 'back of' })`back on top of your library ${maybe(order)}`,
  say`${end} ${said} library ${maybe(order)}`,
  say`${end} ${saidMany} libraries ${maybe(order)}`,
  is({ zone: 'library' })`into your library ${{ at: ordinal }} from the top`,
  is({ zone: 'library' })`into ${said} library ${{ at: ordinal }} from the top`,
);

const readiness = oneOf(
  'how it enters',
  is({ tapped: true })`tapped`,
  is({ tapped: true, attacking: true })`tapped and attacking`,
  is({ attacking: true })`attacking`,
  is({ blocking: true })`blocking`,
  say`blocking ${{ blocking: later.oneObject }}`,
);
const under = oneOf(
  'whose control',
  is({ under: 'you' })`under your control`,
  is({ under: 'owner' })`under its owner's control`,
  is({ under: 'owner', said: 'their' })`under their owners' control`,
  is({ under: 'owner', said: 'their owner' })`under their owner's control`,
  is({ under: 'owner', said: 'that card' })`under that card's owner's control`,
);

const battlefield = is({ zone: 'battlefield' })`the battlefield ${maybe(is({ faceDown: true })`face down`)} ${maybe(
  is({ transformed: true })`transformed`,
)} ${maybe(readiness)} ${maybe(under)} ${{ with: maybe(entersWith) }} ${maybe(
  say`attached to ${{ attachedTo: later.anyObjects }}`,
)}`;

/** After "return …": "to your hand", "to the battlefield tapped under your control". */
export const returnedTo: Phrase<Destination> = part<Destination>()(
  oneOf('a zone', say`to ${hand}`, say`to ${battlefield}`),
);

/** After "return …", where "put …" is the usual verb: "to its owner's graveyard". */
export const returnedToGraveyard: Phrase<Destination> = part<Destination>()(say`to ${graveyard}`);

/** After "put …": "onto the battlefield", "into its owner's graveyard", "on top of your library". */
export const putInto: Phrase<Destination> = part<Destination>()(
  oneOf('a zone', say`into ${graveyard}`, library, is({ zone: 'exile' })`into exile`),
);

/** After "put …" where "return …" is the usual verb: "into your hand", "onto the battlefield". */
export const putOnto: Phrase<Destination> = part<Destination>()(
  oneOf('a zone', say`into ${hand}`, say`onto ${battlefield}`),
);

/** Where cards go, in the words that "put" takes. */
export const putAnywhere: Phrase<Destination> = part<Destination>()(oneOf('a zone', putInto, putOnto));
