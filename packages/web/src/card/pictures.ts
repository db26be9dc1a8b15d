/**
 * Pictures of cards from Scryfall, for those who switch them on: asked for by name, one after the other, and kept while
 * the page is open. What fails leaves the drawn face as it is.
 */
import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { createStore, useStore } from '../ui/store.ts';

export type Picture = { readonly url: string; readonly artist: string };

type Pictures = { readonly known: ReadonlyMap<string, Picture | null> };

const pictures = createStore<Pictures>({ known: new Map() });
const asked = new Set<string>();
let queue: Promise<void> = Promise.resolve();

/** Scryfall asks for pauses between questions. */
const PAUSE = 120;

/** The picture of a card of this name; null while there is none, and always where pictures are off. */
export function usePicture(name: string): Picture | null {
  const on = useSettings().pictures && name !== '';
  const { known } = useStore(pictures);
  useEffect(() => {
    if (on) ask(name);
  }, [on, name]);
  return on ? (known.get(name) ?? null) : null;
}

function ask(name: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  queue = queue.then(async () => {
    const picture = await pictureOf(name);
    pictures.set(now => ({ known: new Map([...now.known, [name, picture]]) }));
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  });
}

/** Null if there is no such card, no picture of it, or no answer. */
async function pictureOf(name: string): Promise<Picture | null> {
  try {
    const answer = await fetch(`https://api.scryfall.com/cards/named?exact=${encodeURIComponent(name)}`);
    return answer.ok ? pictureIn((await answer.json()) as Found, name) : null;
  } catch {
    return null;
  }
}

type Side = {
  readonly name?: string;
  readonly artist?: string;
  readonly image_uris?: { readonly art_crop?: string };
};
/** What Scryfall says of a card, as far as it is used. */
export type Found = Side & { readonly card_faces?: readonly Side[] };

/** Pictures come from one place, and nowhere else. */
const PLACE = 'https://cards.scryfall.io/';

/** The picture of the face of this name, with whose work it is. */
export function pictureIn(card: Found, name: string): Picture | null {
  const face = card.card_faces?.find(one => one.name === name);
  const url = face?.image_uris?.art_crop ?? card.image_uris?.art_crop ?? card.card_faces?.[0]?.image_uris?.art_crop;
  if (url === undefined || !url.startsWith(PLACE)) return null;
  return { url, artist: face?.artist ?? card.artist ?? '' };
}
