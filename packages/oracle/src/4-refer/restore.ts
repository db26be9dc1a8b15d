import type { Ability } from '@lawmage/ability';

export const restore = (abilities: readonly Ability[]): readonly Ability[] => abilities;
