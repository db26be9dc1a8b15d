/** Cards of our own to begin with. */
export const EXAMPLE = `Lantern Keeper {1}{W}
Creature — Human Cleric
When Lantern Keeper enters, you gain 2 life.
Whenever another creature you control enters, you may pay {1}. If you do, put a +1/+1 counter on Lantern Keeper.
2/1

Quarry Echo {2}{R}
Sorcery
Quarry Echo deals 3 damage to any target. If you control an artifact, draw a card.

Glass Orchard
Land
{T}: Add {G}.
{2}, {T}: Untap target creature.
`;
