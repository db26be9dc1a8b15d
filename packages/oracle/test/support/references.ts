/** References of abilities as they are read, and resolved. */
import type { Ability, Effect } from '@lawmage/ability';
import { expect } from 'vitest';
import { resolve, restore } from '../../src/4-refer/index.ts';

export const creature = { types: ['creature'], sort: 'permanent' } as const;
export const target = { what: 'target', slot: -1, filter: creature } as const;
export const it_ = { what: 'that', slot: -1, said: 'it' } as const;
export const called = (said: string) => ({ what: 'that', slot: -1, said }) as const;
export const that = (slot: number, said: string) => ({ what: 'that', slot, said }) as const;
export const player = (said: string) => ({ who: 'that', slot: -1, said }) as const;

/** The resolved ability; restoring it must give the read one again. */
export function resolved(ability: Ability): Ability | undefined {
  const found = resolve([ability]);
  if (!found.ok) throw new Error(found.error.message);
  expect(restore(found.value)).toEqual([ability]);
  return found.value[0];
}
export const spell = (...steps: readonly Effect[]): Ability => ({ is: 'spell', effect: { do: 'sequence', steps } });
export const steps = (ability: Ability | undefined): readonly Effect[] =>
  ability?.is === 'spell' && ability.effect.do === 'sequence' ? ability.effect.steps : [];
export const refusal = (ability: Ability) => {
  const found = resolve([ability]);
  return found.ok ? undefined : found.error;
};
