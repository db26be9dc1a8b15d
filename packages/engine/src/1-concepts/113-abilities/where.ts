/** In which zones static abilities work [CR 113.6 | 2007: 402.8]. */

import type { Static, ZoneName } from '@lawmage/ability';
import { bitOfType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { by, cite } from '../../work/cite.ts';

const SPELL_TYPES = bitOfType('instant') | bitOfType('sorcery');

/**
 * [CR 113.6, 113.6b, 113.6g, 113.6p | 2007: 402.8, 402.8b] Where a static ability of an object with these card types
 * works: in the zones it names; an instant's or sorcery's on the stack, an emblem's in the command zone, others on the
 * battlefield; that a spell can't be countered, on the stack.
 */
export function worksIn(ability: Static, zone: ZoneName | null, types: number): boolean {
  const { from } = ability;
  if (zone === null) return false;
  if (from !== undefined) return by('113.6b|402.8b', from === 'all' || from === zone);
  if (zone === 'command') {
    cite('113.6p|', '114.4|');
    return true;
  }
  if (zone === 'stack')
    return by('113.6|402.8', (types & SPELL_TYPES) !== 0) || by('113.6g|', isAboutCountering(ability));
  return !by('113.6|402.8', zone !== 'battlefield');
}

function isAboutCountering({ rule }: Static): boolean {
  return (
    rule.static === 'modify' &&
    rule.what.what === 'self' &&
    rule.changes.every(change => change.change === 'rule' && change.rule.rule === 'cantBeCountered')
  );
}
