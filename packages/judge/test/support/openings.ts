/** Ten openings whose legal lines are counted. */
const CARDS = `
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Card: Sky Drake {2}{U}
  Creature — Drake 2/2
  Flying
Card: Twin Fang {1}{R}
  Creature — Wolf 3/3
  Menace
Card: War Boar {3}{G}
  Creature — Boar 5/4
  Trample
Card: Mad Dog {1}{R}
  Creature — Dog 2/2
  This creature attacks each combat if able.
Card: Ember Tap {R}
  Instant
  Ember Tap deals 2 damage to any target.
Card: Hail of Sparks {R}
  Sorcery
  Hail of Sparks deals 3 damage divided as you choose among one, two, or three targets.
Card: Fork Road {R}
  Instant
  Choose one —
  • Fork Road deals 2 damage to target creature.
  • Target player draws a card.
Card: Flame Burst {X}{R}
  Sorcery
  Flame Burst deals X damage to any target.
Card: Gain Totem {1}
  Artifact
  At the beginning of your upkeep, you gain 1 life.
Card: Seed Totem {1}
  Artifact
  At the beginning of your upkeep, draw a card.
Card: Mind Totem {1}
  Artifact
  At the beginning of your upkeep, each player discards a card.
`;

const opening = (ann: string, bob: string, turn: string): string => `Scenario: an opening
${CARDS}
Ann:
${ann}
Bob:
${bob}
Turn: Ann, ${turn}
Play:
Ann has priority`;

export const OPENINGS = {
  'nobody can do anything': opening('', '', 'main phase'),
  'one land to play': opening('  hand: Forest', '', 'main phase'),
  'two equal lands to play': opening('  hand: 2 Forest', '', 'main phase'),
  'a spark for anybody': opening(
    '  battlefield: Mountain\n  hand: Ember Tap',
    '  battlefield: Moss Bear',
    'main phase',
  ),
  'two attackers, no blocker': opening('  battlefield: Moss Bear, Sky Drake', '', 'beginning of combat'),
  'two attackers, two blockers': opening(
    '  battlefield: Moss Bear, Sky Drake',
    '  battlefield: 2 Moss Bear',
    'beginning of combat',
  ),
  'menace, trample and a dog that must attack': opening(
    '  battlefield: Twin Fang, War Boar, Mad Dog',
    '  battlefield: 2 Moss Bear, Sky Drake',
    'beginning of combat',
  ),
  'a division': opening('  battlefield: Mountain\n  hand: Hail of Sparks', '  battlefield: Moss Bear', 'main phase'),
  'modes and X': opening(
    '  battlefield: 3 Mountain\n  hand: Fork Road, Flame Burst',
    '  battlefield: Moss Bear',
    'main phase',
  ),
  'three triggers': opening(
    '  battlefield: Gain Totem, Seed Totem, Mind Totem\n  hand: Forest, Plains\n  library: 3 Island',
    '  hand: Forest, Mountain',
    'upkeep',
  ),
} as const;

export type Opening = keyof typeof OPENINGS;
