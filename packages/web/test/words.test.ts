import type { GameEvent } from '@lawmage/engine';
import { describe, expect, it } from 'vitest';
import { NO_MARK } from '../src/card/mark.ts';
import { piecesOf, symbolOf } from '../src/card/symbols.ts';
import type { ToldEvent } from '../src/game/seen.ts';
import { entriesOf } from '../src/log/log.ts';
import { plainText } from '../src/log/parts.ts';
import { nameOf } from '../src/table/objects.ts';
import { speak, speakOnStack } from '../src/table/speech.ts';
import { stepOf } from '../src/table/steps.ts';
import { angel, bear, id, NOBODY, NONE, seat } from './fixtures/objects.ts';
import { view } from './fixtures/views.ts';

type Some = { readonly what: GameEvent['what'] } & Readonly<Record<string, unknown>>;

function told(event: Some, names: ToldEvent['names'] = {}, rule = '', owner = NOBODY): ToldEvent {
  return { event: { source: NONE, rule: '|', ...event } as unknown as GameEvent, rule, names, owner };
}

const lines = (events: readonly ToldEvent[], some: Parameters<typeof view>[0] = {}): readonly string[] =>
  entriesOf(view(some), events, [20, 20], 0).map(entry => `${plainText(entry.parts)} ${entry.rule}`.trim());

describe('the log', () => {
  it('names cards that I draw and hides those of others', () => {
    expect(lines([told({ what: 'draw', seat: seat(0), nth: 1, newId: id(5) }, { 5: 'Forest' }, '504.1')])).toEqual([
      'You draw Forest. 504.1',
    ]);
    expect(lines([told({ what: 'draw', seat: seat(1), nth: 1, newId: NONE }, {}, '504.1')])).toEqual([
      'Bob draws a card. 504.1',
    ]);
  });
  it('tells life with what it was and is', () => {
    const events = [-3, -2].map(change => told({ what: 'life', seat: seat(1), change, byDamage: true }, {}, '120.3a'));
    expect(lines(events)).toEqual(['Bob loses 3 life (20 → 17). 120.3a', 'Bob loses 2 life (17 → 15). 120.3a']);
  });
  it('tells what is cast before its targets, and cards drawn together in one line', () => {
    const target = told({ what: 'target', by: id(9), id: id(1), seat: NOBODY }, { 9: 'Ember Bolt', 1: 'Moss Bear' });
    const cast = told({ what: 'cast', seat: seat(1), id: id(9) }, { 9: 'Ember Bolt' });
    expect(lines([target, cast])).toEqual(['Bob casts Ember Bolt.', 'Ember Bolt targets Moss Bear.']);
    const draw = (by: number, card: number, names: ToldEvent['names'] = {}): ToldEvent =>
      told({ what: 'draw', seat: seat(by), nth: 1, newId: card < 0 ? NONE : id(card) }, names);
    const draws = [draw(1, -1), draw(1, -1), draw(0, 5, { 5: 'Forest' }), draw(0, 6, { 6: 'Plains' })];
    expect(lines(draws)).toEqual(['Bob draws 2 cards.', 'You draw Forest and Plains.']);
  });
  it('begins every line with a capital', () => {
    const move = {
      what: 'move',
      id: id(3),
      newId: NONE,
      from: 'hand',
      to: 'library',
      cause: 'effect',
      at: 0,
      by: seat(0),
    };
    expect(lines([told({ ...move } as Some, {}, '', seat(0))])).toEqual(['A card is put on top of your library.']);
    const search = { what: 'search', seat: seat(1), of: seat(1), zone: 'library' };
    expect(lines([told(search as Some)])).toEqual(['Bob searches their library.']);
  });
  it('numbers attackers, in the attack and in the damage', () => {
    const attack = told(
      {
        what: 'attack',
        seat: seat(1),
        attackers: [
          { id: id(1), seat: seat(0), target: NONE },
          { id: id(2), seat: seat(0), target: NONE },
        ],
      },
      { 1: 'Moss Bear', 2: 'Moss Bear' },
      '508.1k',
    );
    const damage = told(
      { what: 'damage', from: id(2), id: NONE, seat: seat(0), amount: 2, combat: true, preventable: true },
      { 2: 'Moss Bear' },
      '510.2',
    );
    expect(lines([attack, damage])).toEqual([
      'Bob attacks you with Moss Bear (A1) and Moss Bear (A2). 508.1k',
      'Moss Bear (A2) deals 2 to you. 510.2',
    ]);
  });
  it('says why the rules put something into a graveyard, in either edition', () => {
    const move = {
      what: 'move',
      id: id(1),
      from: 'battlefield',
      to: 'graveyard',
      at: 0,
      by: seat(0),
      arrival: null,
      newId: id(2),
    } as const;
    expect(lines([told({ ...move, cause: 'lethalDamage' }, { 2: 'Moss Bear' }, '704.5g')])).toEqual([
      'Moss Bear is destroyed: lethal damage. 704.5g',
    ]);
    expect(lines([told({ ...move, cause: 'stateBased' }, { 2: 'Moss Bear' }, '420.5b')])).toEqual([
      'Moss Bear is put into the graveyard: toughness 0. 420.5b',
    ]);
  });
  it('speaks the words of its edition', () => {
    const cast = told({ what: 'cast', id: id(3), seat: seat(1), from: 'hand', nth: 1 }, { 3: 'Ember Bolt' });
    expect(lines([cast])).toEqual(['Bob casts Ember Bolt.']);
    expect(lines([cast], { edition: '2007-02' })).toEqual(['Bob plays Ember Bolt.']);
    expect(stepOf(view({ edition: '2007-02' }), 'end', 1)).toBe('Bob’s end of turn step');
  });
});

describe('symbols', () => {
  it.each([
    ['W/U', 'ms-wu', 'white or blue mana'],
    ['2/W', 'ms-2w', '2 generic or white mana'],
    ['G/U/P', 'ms-gup', 'green or blue mana or 2 life'],
    ['10', 'ms-10', '10 generic mana'],
    ['T', 'ms-tap', 'tap'],
    ['S', 'ms-s', 'snow mana'],
    ['½', 'ms-1-2', 'half a mana'],
  ])('{%s} has a class and words', (text, className, words) => {
    expect(symbolOf(text)).toEqual({ className, words });
  });
  it('are cut out of their text', () => {
    expect(piecesOf('{T}: Add {G}.').map(piece => piece.text)).toEqual(['T', ': Add ', 'G', '.']);
  });
});

describe('speech', () => {
  it('names an object, its numbers and each state it is in', () => {
    const object = bear({
      power: 3,
      toughness: 3,
      basePower: 2,
      baseToughness: 2,
      tapped: true,
      counters: { '+1/+1': 1 },
      damage: 1,
    });
    const words = speak(view({ battlefield: [object] }), object, { ...NO_MARK, playable: true });
    expect(words).toBe('Moss Bear, creature — bear, 3/3, was 2/2, tapped, one +1/+1 counter, 1 damage, can be used');
  });
  it('says what attacks whom', () => {
    const object = angel({ controller: seat(1), attacking: { seat: seat(0), id: NONE } });
    expect(speak(view({ battlefield: [object] }), object, { ...NO_MARK, fight: 'A1', role: 'attack' })).toContain(
      'attacking you, A1',
    );
  });
});

describe('what lies on the stack', () => {
  it('is spoken in sentences, each ended once', () => {
    const stack = { source: id(7), sourceName: 'Moss Bear', text: 'Destroy target land.', targets: [], modes: [] };
    const object = bear({ zone: 'stack', stack: { ...stack, x: 0, kicked: 0, way: 'normal', damage: [] } });
    expect(speakOnStack(view({ stack: [object] }), { object, number: 1 }, NO_MARK, ['Forest'])).toBe(
      '1: Moss Bear, creature — bear, 2/2, you. Destroy target land. Forest.',
    );
  });

  it('lends its name to what it came from and has gone', () => {
    const stack = { source: id(777), sourceName: 'Iron Hull', text: '', targets: [], modes: [] };
    const ability = bear({
      name: '',
      kind: 'ability',
      zone: 'stack',
      stack: { ...stack, x: 0, kicked: 0, way: 'normal', damage: [] },
    });
    expect(nameOf(view({ stack: [ability] }), id(777))).toBe('Iron Hull');
  });
});
