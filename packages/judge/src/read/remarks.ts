/** Which remarks stand at which heading or line of the position. */
import { hasRemarks, joinRemarks, NO_REMARKS, type Remarks, type RemarksByPlace } from '../scenario/remarks.ts';
import { bareName, type Head } from './headings.ts';
import { type Entry, heading } from './outline.ts';
import { fieldOf } from './players.ts';

/** The remarks of all heads, and those behind the last line. */
export function remarksIn(heads: readonly Head[], last: readonly string[]): RemarksByPlace {
  const found = new Map<string, Remarks>();
  const add = (place: string, { remarks }: Entry): void => {
    if (hasRemarks(remarks)) found.set(place, joinRemarks(found.get(place) ?? NO_REMARKS, remarks));
  };
  for (const { key, value, entry } of heads) {
    const place = placeOf(key, value);
    add(place, entry);
    if (key !== 'play' && key !== 'case') for (const line of entry.below) add(placeBelow(key, value, line), line);
  }
  if (last.length > 0) found.set('end', { before: last, beside: '' });
  return Object.fromEntries(found);
}

function placeOf(key: Head['key'], value: string): string {
  switch (key) {
    case 'card':
    case 'face':
      return `card:${bareName(value)}`;
    case 'player':
      return `player:${value}`;
    case 'play':
    case 'case':
      return `case:${key === 'case' ? value : ''}`;
    case 'printed card':
    case 'printed cards':
      return value === '' ? 'printed' : `printed:${value}`;
    case 'start':
      return 'turn';
    default:
      return key;
  }
}

function placeBelow(key: Head['key'], value: string, line: Entry): string {
  if (key === 'player') return `player:${value}:${fieldOf(heading(line)?.key ?? '')}`;
  return key === 'printed cards' ? `printed:${line.text}` : placeOf(key, value);
}
