import { capital } from '@lawmage/judge/tell';
import type { ObjectSeen } from '../game/seen.ts';

/** "Legendary Creature — Human Knight", as the object is now. */
export function typeLineOf({ type, kind }: Pick<ObjectSeen, 'type'> & Partial<Pick<ObjectSeen, 'kind'>>): string {
  const left = [...type.supertypes, ...type.types].map(capital);
  if (kind === 'token') left.unshift('Token');
  return type.subtypes.length === 0 ? left.join(' ') : `${left.join(' ')} — ${type.subtypes.join(' ')}`;
}

/** The name before its comma, for narrow tiles. */
export const shortName = (name: string): string => name.split(',')[0] ?? name;
