import { describe, expect, it } from 'vitest';
import { pictureIn } from '../src/card/pictures.ts';

const at = (name: string) => `https://cards.scryfall.io/art_crop/${name}.jpg`;

describe('the picture of a card', () => {
  it('is that of the face with its name, with its artist', () => {
    const card = {
      name: 'Day // Night',
      artist: 'A & B',
      card_faces: [
        { name: 'Day', artist: 'A', image_uris: { art_crop: at('day') } },
        { name: 'Night', artist: 'B', image_uris: { art_crop: at('night') } },
      ],
    };
    expect(pictureIn(card, 'Night')).toEqual({ url: at('night'), artist: 'B' });
  });

  it('is that of the card where its faces share one', () => {
    const card = { name: 'Moss', artist: 'A', image_uris: { art_crop: at('moss') } };
    expect(pictureIn(card, 'Moss')).toEqual({ url: at('moss'), artist: 'A' });
  });

  it('comes from no other place, and may be missing', () => {
    expect(pictureIn({ image_uris: { art_crop: 'https://elsewhere.example/moss.jpg' } }, 'Moss')).toBeNull();
    expect(pictureIn({}, 'Moss')).toBeNull();
  });
});
