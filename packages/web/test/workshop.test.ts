import { describe, expect, it } from 'vitest';
import { createHost, type FromHost, type Setup } from '../src/index.ts';
import { EXAMPLE } from '../src/rooms/workshop/examples.ts';
import { readSet } from '../src/rooms/workshop/host/read-set.ts';
import { deckOf, playDeck, tryOut } from '../src/rooms/workshop/play.ts';
import { wantedWords } from '../src/rooms/workshop/words.ts';

const first = (text: string) => {
  const [card] = readSet(text).cards;
  if (card === undefined) throw new Error('there is a card');
  return card;
};
const bear = (text: string) => first(`Moss Bear {1}{G}\nCreature — Bear\n${text}\n2/2`);

describe('what the workshop says of a card', () => {
  it('every example is playable', () => {
    const { cards, problems } = readSet(EXAMPLE);
    expect([problems, cards.map(({ state }) => state)]).toEqual([[], ['playable', 'playable', 'playable']]);
  });

  it('draws it with the text as it was typed, and tells what each line was understood as', () => {
    const [face] = bear('Trample\nWhen Moss Bear dies, draw a card.').faces;
    expect(face?.object).toMatchObject({ name: 'Moss Bear', power: 2, lines: [{ text: 'Trample' }, {}] });
    expect(face?.lines.map(({ text, stopped }) => [text, stopped])).toEqual([
      ['Trample', null],
      ['When Moss Bear dies, draw a card.', null],
    ]);
    expect(face?.lines[1]?.tree).toContain('do draw');
  });

  it('shows how Lawmage writes a wording of another time', () => {
    const [face] = bear('When Moss Bear comes into play, you gain 2 life.').faces;
    expect(face?.lines[0]?.written).toMatch(/enters, you gain 2 life\.$/);
  });

  it('marks where a line stops being understood, and what could stand there', () => {
    const { state, card, faces } = bear('When Moss Bear dies, draws a card.');
    const stopped = faces[0]?.lines[0]?.stopped;
    expect([state, card]).toEqual(['notUnderstood', null]);
    expect('When Moss Bear dies, draws a card.'.slice(stopped?.start)).toBe('draws a card.');
    expect(stopped?.nearest.some(one => one.endsWith('dies, draw a card.'))).toBe(true);
  });

  it('names a printed fact that is not known', () => {
    const { troubles, faces } = first('Moss Bear {G}\nCreature — Bear\nFlying\n2/2-');
    expect(troubles).toEqual(['Its toughness “2-” is not known.']);
    expect(faces[0]?.object).toBe(null);
  });

  it('keeps what was explained while other cards change', () => {
    const text = `Moss Bear {G}\nCreature — Bear\n2/2`;
    expect(readSet(`Ash Fox {R}\nCreature — Fox\n1/1\n\n${text}`).cards[1]?.faces).toBe(first(text).faces);
  });

  it('counts what is too much to list', () => {
    expect(wantedWords(['a', 'b'])).toBe('“a” or “b”');
    expect(wantedWords(['a', 'b', 'c'], 2)).toBe('“a”, “b” or 1 more');
  });
});

describe('games of the workshop', () => {
  const beginning = (wish: Omit<Setup, 'seed'>, seed = 3) => {
    const heard: FromHost[] = [];
    createHost(message => heard.push(message))({ ask: 'start', setup: { ...wish, seed } });
    const update = heard.find(message => message.say === 'update');
    if (update?.say !== 'update') throw new Error(JSON.stringify(heard));
    return update.seen;
  };

  it('try one card: in hand, with lands of its colours, creatures on both sides, in the first main phase', () => {
    const { card, facts } = bear('Trample');
    if (card === null) throw new Error('it is playable');
    const seen = beginning(tryOut(card, facts));
    expect(seen.players[0]?.hand.map(one => one.name)).toContain('Moss Bear');
    const named = (name: string, controller: number) =>
      seen.battlefield.filter(one => one.name === name && one.controller === controller).length;
    expect(named('Forest', 0)).toBe(6);
    const creatures = seen.battlefield.filter(one => one.power !== null && one.power !== undefined);
    expect(new Set(creatures.map(one => one.controller))).toEqual(new Set([0, 1]));
    expect(seen.decision?.options.some(option => option.is === 'act' && option.act === 'cast')).toBe(true);
  });

  it('are the same again with the same seed', () => {
    const { card, facts } = bear('Trample');
    if (card === null) throw new Error('it is playable');
    const hand = (seed: number) => beginning(tryOut(card, facts), seed).players[0]?.hand.map(one => one.name);
    expect(hand(5)).toEqual(hand(5));
  });

  it('play a deck of the set: sixty cards, lands in its colours, and what was done is said', () => {
    const built = deckOf(readSet(EXAMPLE).cards);
    if (!built.ok) throw new Error(built.words);
    const count = built.deck.cards.reduce((sum, one) => sum + one.count, 0);
    expect([count, built.words]).toEqual([60, expect.stringContaining('up to 18 of each')]);
    expect(built.deck.cards.map(({ card, count }) => `${count} ${card.name}`)).toEqual([
      '18 Lantern Keeper',
      '18 Quarry Echo',
      '4 Glass Orchard',
      '10 Plains',
      '10 Mountain',
    ]);
    expect(beginning(playDeck(built.deck)).players[0]?.hand.length).toBe(7);
  });

  it('cannot be played where nothing is playable, and that is said', () => {
    expect(deckOf(readSet('Moss Bear {G}\nCreature — Bear\nGrowls.\n2/2').cards)).toMatchObject({ ok: false });
  });
});
