/** The starter decks: two colours, sixty cards, made to be played against each other. */
import type { Color } from '@lawmage/ability';
import type { EditionName } from '../formats/formats.ts';

export type StarterDeck = {
  readonly id: string;
  readonly name: string;
  /** One sentence on how it wants to win. */
  readonly plan: string;
  readonly colors: readonly Color[];
  /** The editions under which all its cards were in print. */
  readonly editions: readonly EditionName[];
  readonly cards: readonly { readonly name: string; readonly count: number }[];
};

/** A decklist in lines of "count name". */
const list = (text: string): StarterDeck['cards'] =>
  text
    .trim()
    .split('\n')
    .map(line => {
      const [count = '', ...name] = line.trim().split(' ');
      return { name: name.join(' '), count: Number(count) };
    });

export const STARTER_DECKS: readonly StarterDeck[] = [
  {
    id: 'skyward-vow',
    name: 'Skyward Vow',
    plan: 'Fliers over a small wall of knights, with a counterspell in hand.',
    colors: ['W', 'U'],
    editions: ['current', '2007-02'],
    cards: list(`
      3 Suntail Hawk
      2 Kami of Ancient Law
      3 Benalish Knight
      2 Wind Drake
      2 Serra Angel
      2 Aven Cloudchaser
      2 Aven Fisher
      2 Cloud Elemental
      2 Spiketail Hatchling
      2 Air Elemental
      2 Pacifism
      2 Counterspell
      2 Unsummon
      2 Opportunity
      2 Mana Leak
      1 Mahamoti Djinn
      2 Guardian of the Guildpact
      1 Holy Day
      12 Plains
      12 Island
    `),
  },
  {
    id: 'green-fury',
    name: 'Green Fury',
    plan: 'Creatures from the first turn on, and fire for what stands in their way.',
    colors: ['R', 'G'],
    editions: ['current', '2007-02'],
    cards: list(`
      3 Llanowar Elves
      4 Kird Ape
      3 Grizzly Bears
      2 Trained Armodon
      2 Spined Wurm
      2 Raging Goblin
      2 Balduvian Barbarians
      2 Hill Giant
      2 Giant Growth
      3 Lightning Bolt
      2 Shock
      2 Rampant Growth
      2 Blaze
      2 Blanchwood Armor
      1 Overrun
      1 Goblin Raider
      1 Shivan Dragon
      12 Forest
      12 Mountain
    `),
  },
  {
    id: 'whispering-grave',
    name: 'Whispering Grave',
    plan: 'Every creature takes a card with it; the graveyard gives them back.',
    colors: ['U', 'B'],
    editions: ['current', '2007-02'],
    cards: list(`
      2 Ravenous Rats
      2 Phyrexian Rager
      3 Gravedigger
      2 Severed Legion
      2 Dusk Imp
      2 Phantom Warrior
      2 Man-o'-War
      1 Looming Shade
      2 Drudge Skeletons
      2 Terror
      2 Rend Flesh
      2 Boomerang
      2 Inspiration
      1 Mind Rot
      1 Cancel
      2 Keening Banshee
      1 Bog Imp
      1 Abyssal Specter
      1 Douse in Gloom
      1 Faceless Butcher
      2 Sengir Vampire
      12 Swamp
      12 Island
    `),
  },
  {
    id: 'oak-and-banner',
    name: 'Oak and Banner',
    plan: 'A broad board that one banner makes large.',
    colors: ['W', 'G'],
    editions: ['current', '2007-02'],
    cards: list(`
      2 Birds of Paradise
      2 Savannah Lions
      3 Elvish Warrior
      2 White Knight
      2 Trained Armodon
      2 Selesnya Guildmage
      2 Veteran Armorer
      2 Soul Warden
      1 Centaur Chieftain
      2 Veteran Cavalier
      2 Giant Spider
      2 Master Decoy
      1 Glorious Anthem
      2 Rancor
      1 Swords to Plowshares
      2 Naturalize
      1 Civic Wayfinder
      1 Call of the Herd
      1 Loxodon Hierarch
      2 Craw Wurm
      1 Holy Day
      12 Forest
      12 Plains
    `),
  },
  {
    id: 'iron-banner',
    name: 'Iron Banner',
    plan: 'Soldiers, blades and burn: attack, and leave nothing to block with.',
    colors: ['W', 'R'],
    editions: ['current'],
    cards: list(`
      2 Goblin Instigator
      2 Adanto Vanguard
      2 Boros Swiftblade
      1 Fencing Ace
      2 Goblin Chainwhirler
      2 Leonin Skyhunter
      3 Lightning Helix
      2 Bonesplitter
      1 Leonin Scimitar
      2 Skyknight Legionnaire
      2 Goblin Heelcutter
      1 Raise the Alarm
      2 Hordeling Outburst
      3 Seeker of the Way
      1 Boros Recruit
      2 Chained to the Rocks
      1 Warleader's Helix
      2 Baneslayer Angel
      2 Heroic Reinforcements
      1 Fireblast
      11 Plains
      11 Mountain
      2 Boros Guildgate
    `),
  },
  {
    id: 'living-tide',
    name: 'Living Tide',
    plan: 'Creatures that grow whenever a larger one arrives.',
    colors: ['U', 'G'],
    editions: ['current'],
    cards: list(`
      2 Cloudfin Raptor
      2 Gyre Sage
      2 Experiment One
      2 Elusive Krasis
      2 Shambleshark
      2 Crocanura
      3 Trollbred Guardian
      2 Travel Preparations
      1 Steady Progress
      2 Growth Spiral
      2 Frilled Mystic
      2 Thirst for Knowledge
      2 Prey Upon
      1 Sleep
      2 Ivy Lane Denizen
      2 Mistcutter Hydra
      2 Fathom Mage
      1 Battering Krasis
      2 Essence Scatter
      11 Forest
      11 Island
      2 Simic Guildgate
    `),
  },
  {
    id: 'crawling-harvest',
    name: 'Crawling Harvest',
    plan: 'Deathtouch and bodies that come back; death feeds the rest.',
    colors: ['B', 'G'],
    editions: ['current'],
    cards: list(`
      2 Moss Viper
      2 Vampire of the Dire Moon
      2 Deadly Recluse
      2 Typhoid Rats
      3 Blisterpod
      2 Reassembling Skeleton
      3 Elves of Deep Shadow
      2 Penumbra Spider
      2 Putrefy
      1 Doom Blade
      2 Golgari Rotwurm
      1 Vampire Nighthawk
      2 Butcher Ghoul
      1 Harvester of Souls
      2 Scatter the Seeds
      2 Rot Farm Skeleton
      3 Village Rites
      1 Bloodgift Demon
      1 Garruk's Companion
      11 Swamp
      11 Forest
      2 Golgari Guildgate
    `),
  },
  {
    id: 'storm-and-spark',
    name: 'Storm and Spark',
    plan: 'Few creatures, many spells, and each spell makes the creatures larger.',
    colors: ['U', 'R'],
    editions: ['current'],
    cards: list(`
      3 Monastery Swiftspear
      2 Jeskai Windscout
      2 Stormchaser Mage
      2 Spellgorger Weird
      2 Young Pyromancer
      2 Wee Dragonauts
      2 Frostburn Weird
      2 Shock
      2 Lightning Strike
      2 Opt
      2 Preordain
      2 Izzet Charm
      2 Electrolyze
      2 Essence Scatter
      2 Prophetic Prism
      2 Enigma Drake
      1 Niv-Mizzet, Parun
      1 Talrand, Sky Summoner
      1 Divination
      11 Island
      11 Mountain
      2 Izzet Guildgate
    `),
  },
];
