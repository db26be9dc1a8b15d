/** A number of 32 bits that depends on every letter of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** True for the fifth of all cards that is not looked at while the grammar is written: the honest forecast. */
export const heldOut = (name: string): boolean => hashOf(name) % 5 === 0;
