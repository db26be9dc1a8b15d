import type { DeckEntry, DeckFormat, Section } from './decklist.ts';
import { Draft } from './draft.ts';
import { readXml, type XmlElement } from './xml.ts';

/** Reads MTGO's .dek or Cockatrice's .cod; which of them shows in the outermost element. */
export function readXmlList(text: string): { readonly draft: Draft; readonly format: DeckFormat } {
  const draft = new Draft();
  const read = readXml(text);
  if (!read.ok) draft.problem('brokenXml', read.error.message, read.error.place?.line);
  else if (read.value.name === 'Deck') readDek(read.value, draft);
  else if (read.value.name === 'cockatrice_deck') readCod(read.value, draft);
  else draft.problem('notADeck', `<${read.value.name}> is not the beginning of a deck`, read.value.line);
  draft.liftCommanders();
  return { draft, format: read.ok && read.value.name === 'cockatrice_deck' ? 'cod' : 'dek' };
}

function readDek(deck: XmlElement, draft: Draft): void {
  for (const { name, attributes, line } of deck.children) {
    if (name !== 'Cards') continue;
    const section = attributes.Sideboard?.toLowerCase() === 'true' ? 'sideboard' : 'main';
    draft.add(section, entryOf(attributes.Quantity, attributes.Name, line));
  }
}

const ZONES: Readonly<Record<string, Section>> = { main: 'main', side: 'sideboard', tokens: 'aside' };

function readCod(deck: XmlElement, draft: Draft): void {
  for (const part of deck.children) {
    if (part.name === 'deckname' && part.text !== '') draft.name = part.text;
    else if (part.name === 'comments')
      draft.comments.push(...part.text.split(/\r?\n/).filter(line => line.trim() !== ''));
    else if (part.name === 'zone') readZone(part, draft);
  }
}

function readZone(zone: XmlElement, draft: Draft): void {
  const section = ZONES[zone.attributes.name ?? ''] ?? 'aside';
  for (const { name, attributes, line } of zone.children) {
    if (name !== 'card') continue;
    const { setShortName: set, collectorNumber } = attributes;
    draft.add(section, {
      ...entryOf(attributes.number, attributes.name, line),
      ...(set ? { set: set.toUpperCase() } : {}),
      ...(collectorNumber ? { collectorNumber } : {}),
    });
  }
}

const entryOf = (count: string | undefined, name: string | undefined, line: number): DeckEntry => ({
  count: Number(count),
  name: name?.trim() ?? '',
  line,
});
