import { describe, expect, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { reads, writes } from './support/kernel.ts';

const g = grammar(effect);

/** Wordings of our own that are read, and written as they were. */
const WORDINGS: { readonly [family: string]: readonly string[] } = {
  'playing and casting from elsewhere': [
    'exile the top card of your library. until end of turn, you may play that card.',
    'you may cast it without paying its mana cost.',
    'you may cast a creature spell from your hand without paying its mana cost.',
    'you may play that card for as long as it remains exiled.',
    'you may play an additional land this turn.',
    "players can't gain life this turn.",
    'copy target spell. you may choose new targets for the copy.',
    'choose new targets for target spell.',
  ],
  'choices and chance': [
    'choose a color.',
    'discard a card at random.',
    'return a creature card at random from your graveyard to your hand.',
    'target opponent reveals their hand. you choose a land card from it. that player discards that card.',
    'flip a coin. if you win the flip, draw a card. if you lose the flip, discard a card.',
    'roll a d20.\n1—9 | draw a card.\n10—20 | draw two cards.',
    'spree\n+ {1} — draw a card.\n+ {2}{R} — gain 2 life.',
  ],
  libraries: [
    'exile cards from the top of your library until you exile a land card.',
    'reveal cards from the top of your library until you reveal a land card. put that card into your hand and the rest on the bottom of your library in a random order.',
    'look at the top X cards of your library, where X is your life total. put two of them into your hand and the rest into your graveyard.',
    'look at the top three cards of your library, then put one of them into your hand and the rest into your graveyard.',
    'reveal the top seven cards of your library. put all snow cards revealed this way into your hand and the rest into your graveyard.',
    'shuffle your hand and graveyard into your library.',
    "put target creature on top of its owner's library.",
    "put it into its owner's library third from the top.",
    'exile all graveyards.',
    'draw an additional card.',
  ],
  permanents: [
    'put a +1/+1 counter and a flying counter on target creature.',
    'put an additional +1/+1 counter on it.',
    'put a number of +1/+1 counters on ~ equal to its power.',
    'distribute three +1/+1 counters among one, two, or three target creatures.',
    'double the number of +1/+1 counters on target creature.',
    'move a +1/+1 counter from ~ onto target creature.',
    'exile ~ with three time counters on it.',
    "switch target creature's power and toughness until end of turn.",
    'exchange control of target creature and ~.',
    'create a tapped and attacking 1/1 red Goblin creature token.',
    'create a number of Treasure tokens equal to its power.',
    'you get an emblem with "creatures you control get +1/+1.".',
    'amass Zombies 2.',
    'proliferate twice.',
    'gain control of target creature for as long as you control ~.',
  ],
  'what objects do': [
    'target creature attacks this turn if able.',
    'target creature blocks ~ this turn if able.',
    'all creatures able to block target creature this turn do so.',
    "target creature doesn't untap during its controller's next untap step.",
    'target creature becomes a copy of ~ until end of turn.',
    'you may have ~ become a copy of target creature.',
    'two target creatures each get +1/+1 until end of turn.',
    'target creature gets +1/+1 until end of turn for each land you control.',
    'target creature gains your choice of flying or trample until end of turn.',
    'target creature gains protection from the color of your choice until end of turn.',
    'target creature becomes a 5/5 Giant in addition to its other types until end of turn.',
    'target card gains flashback until end of turn. the flashback cost is equal to its mana cost.',
    'it assigns no combat damage this turn.',
    '~ deals 4 damage divided as you choose among any number of targets.',
    'target creature you control fights target creature.',
  ],
  'players and their life': [
    'each player loses half their life, rounded up.',
    'your life total becomes 10.',
    'you get {E}{E}.',
    'target player gets two poison counters.',
    'target player skips their next draw step.',
    'take an extra turn after this one.',
    'after this phase, there is an additional combat phase.',
    'the Ring tempts you.',
  ],
  'prevention and replacement': [
    'prevent all combat damage that would be dealt to and dealt by target creature this turn.',
    'the next time a red source of your choice would deal damage to you this turn, prevent that damage.',
    'if that creature would die this turn, exile it instead.',
    "damage can't be prevented this turn.",
  ],
  'delayed and waiting': [
    'when target creature dies this turn, draw a card.',
    'when you next cast a creature spell this turn, draw a card.',
    'whenever a creature dies this turn, gain 1 life.',
    'at the beginning of your next upkeep, draw a card.',
    'sacrifice ~ at end of combat.',
  ],
  mana: [
    'add two mana in any combination of colors.',
    'add an amount of {G} equal to its power.',
    'add {B} for each Swamp you control.',
    'add an additional {G}.',
    'add {C}. spend this mana only to activate abilities.',
  ],
};

describe.each(Object.entries(WORDINGS))('wordings of %s', (_, texts) => {
  it.each(texts)('%s', text => {
    expect(writes(g, reads(g, text))).toBe(text);
  });
});
