/** Cards that a scenario invents: name and cost, type line with size, then the text as it would be printed. */
import type { CardFacts, FaceFacts } from '@lawmage/oracle';
import type { InventedCard } from '../scenario/scenario.ts';
import type { Entry } from './outline.ts';
import { problem, type Report } from './problem.ts';

const NAME_AND_COST = /^(.+?)\s*((?:\{[^{}]+\})*)$/u;
const TYPE_AND_NUMBERS =
  /^(.*?)(?:\s+(-?[\d*+-]+)\/(-?[\d*+-]+))?(?:,\s+loyalty\s+(\w+))?(?:,\s+defense\s+(\d+))?(?:,\s+(white|blue|black|red|green))?(?:,\s+interchangeable with\s+(.+))?$/iu;
const COLORS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const;

/** `Card: Moss Bear {1}{G}` and the lines under it. */
export function readFace(value: string, entry: Entry, report: Report): FaceFacts | null {
  const [, name = '', manaCost = ''] = NAME_AND_COST.exec(value) ?? [];
  const [typeEntry, ...lines] = entry.below;
  if (name === '') report(problem('missing', entry.place, 'a card needs a name'));
  if (typeEntry === undefined) {
    report(problem('missing', entry.place, `the card "${name}" needs a type line under it`));
    return null;
  }
  const [, type = '', power, toughness, loyalty, defense, color, other] = TYPE_AND_NUMBERS.exec(typeEntry.text) ?? [];
  return {
    name,
    ...(other === undefined ? {} : { interchangeable: other }),
    manaCost,
    typeLine: type.replace(/\s+-\s+/u, ' — '),
    text: lines.map(line => line.text).join('\n'),
    ...(power === undefined || toughness === undefined ? {} : { power, toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
    ...(color === undefined ? {} : { colorIndicator: [COLORS[color.toLowerCase() as keyof typeof COLORS]] }),
  };
}

/** A card of one face, to which `Face:` headings add others. */
export const cardOf = (faces: readonly FaceFacts[], layout: string, entry: Entry): InventedCard | null => {
  const [front, ...others] = faces;
  if (front === undefined) return null;
  const name = others.length === 0 ? front.name : faces.map(face => face.name).join(' // ');
  const facts: CardFacts = { name, layout, faces: [front, ...others] };
  return { facts, place: entry.place };
};
