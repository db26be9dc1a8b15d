import type { Ability, Door } from '@lawmage/ability';

const DOORS = ['unlocked:0', 'unlocked:1'] as const;

/** The abilities of a half of a Room: "this door" is the door of that half [CR 709.5h]. */
export const atDoor = (abilities: readonly Ability[], half: number): readonly Ability[] =>
  renamed(abilities, designation => (designation === 'unlocked' ? (DOORS[half] ?? designation) : designation));

/** The same as the half itself says it. */
export const atThisDoor = (abilities: readonly Ability[]): readonly Ability[] =>
  renamed(abilities, designation => (DOORS.some(door => door === designation) ? 'unlocked' : designation));

function renamed(abilities: readonly Ability[], name: (door: Door) => Door): readonly Ability[] {
  return abilities.map(ability => {
    if (ability.is !== 'triggered' || ability.event.on !== 'become' || !isDoor(ability.event.designation))
      return ability;
    return { ...ability, event: { ...ability.event, designation: name(ability.event.designation) } };
  });
}

const isDoor = (designation: string): designation is Door => designation.startsWith('unlocked');
