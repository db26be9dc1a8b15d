import type { CardFacts, FaceFacts } from '../facts/facts.ts';

/** The cards as a plain text that `readCustomCards` reads again. */
export const writeCustomText = (cards: readonly CardFacts[]): string =>
  cards.map(({ faces }) => `${faces.map(faceText).join('\n//\n')}\n`).join('\n');

function faceText(face: FaceFacts): string {
  const head = face.manaCost === '' ? face.name : `${face.name} ${face.manaCost}`;
  return [head, face.typeLine, face.text, numbers(face)].filter(line => line !== '').join('\n');
}

function numbers({ power, toughness, loyalty, defense }: FaceFacts): string {
  if (power !== undefined && toughness !== undefined) return `${power}/${toughness}`;
  if (loyalty !== undefined) return `Loyalty: ${loyalty}`;
  return defense === undefined ? '' : `Defense: ${defense}`;
}
