/** One card in full. */
import { manaCostText, typeLineText } from '@lawmage/oracle';
import type { ObjectSeen, Seen } from '@lawmage/web';
import { wrapped } from '../text/table.ts';
import { permanentWords } from './words.ts';

/** Its name, cost, type line, text as written from its abilities, and how it stands. */
export function inspected(seen: Seen, object: ObjectSeen): string {
  const cost = object.cost === null ? '' : `  ${manaCostText(object.cost)}`;
  const size = object.power === null ? '' : `  ${object.power}/${object.toughness}`;
  const text = object.lines.map(line => wrapped(line.granted ? `${line.text} (granted)` : line.text, 80, '    '));
  const state = object.zone === 'battlefield' ? `  now: ${permanentWords(seen, object)}` : `  in: ${object.zone}`;
  return [`  ${object.name}${cost}`, `  ${typeLineText(object.type)}${size}`, ...text, state].join('\n');
}
