import {
  another,
  being,
  card,
  cards,
  creature,
  each,
  type Filter,
  having,
  keyword,
  opposing,
  permanents,
  you,
  yours,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { fits, wouldFit } from '../../src/nouns/fits.ts';
import { candidatesOf, objectsOf } from '../../src/nouns/objects.ts';
import { scopeOf } from '../../src/nouns/scope.ts';
import type { Game } from '../../src/state/game.ts';
import type { ObjectId } from '../../src/state/ids.ts';
import { thing } from '../../src/state/store.ts';
import { moveEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, CAT, put } from '../bare.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
const BAT = creature('Cave Bat', '{1}{B}', 'Bat', 1, 1, keyword('flying'));
const GOLEM = card('Old Golem', 'legendary artifact creature — Golem', { cost: '{4}', size: [4, 5] });
const ROCK = card('Plain Rock', 'artifact', { cost: '{1}' });
const WOOD = card('Deep Wood', 'basic land — Forest', {});

/** The names of what fits, as the first player's bear reads it. */
function names(game: Game, reader: ObjectId, filter: Filter): readonly string[] {
  return candidatesOf(game, filter, scopeOf(game, reader))
    .map(id => game.cards[thing(game, id).card]?.name ?? '')
    .toSorted();
}

function board() {
  const game = bareGame(3);
  const bear = put(game, ANN, BEAR, 'battlefield');
  put(game, ANN, WOOD, 'battlefield');
  put(game, BOB, BAT, 'battlefield', { tapped: true });
  put(game, BOB, GOLEM, 'battlefield');
  put(game, CAT, ROCK, 'battlefield');
  put(game, CAT, BEAR, 'graveyard');
  return { game, bear };
}

describe('A noun', () => {
  const { game, bear } = board();
  const reads = (filter: Filter) => names(game, bear, filter);

  it('without "card" means permanents', () =>
    expect(reads(permanents('creature'))).toEqual(['Cave Bat', 'Moss Bear', 'Old Golem']));
  it('with several types means any of them', () =>
    expect(reads(permanents('land', 'artifact'))).toEqual(['Deep Wood', 'Old Golem', 'Plain Rock']));
  it('with a type before it means both', () =>
    expect(reads(being(permanents('creature'), { is: 'type', type: 'artifact' }))).toEqual(['Old Golem']));
  it('with "non" means all others', () =>
    expect(reads(being(permanents('artifact'), { is: 'not', trait: { is: 'type', type: 'creature' } }))).toEqual([
      'Plain Rock',
    ]));
  it('may name a subtype or a supertype', () => {
    expect(reads(permanents('Bear'))).toEqual(['Moss Bear']);
    expect(reads(permanents('legendary'))).toEqual(['Old Golem']);
  });
  it('may name a colour or the lack of one', () => {
    expect(reads(being(permanents(), { is: 'color', color: 'B' }))).toEqual(['Cave Bat']);
    expect(reads(being(permanents(), { is: 'not', trait: { is: 'color', color: 'G' } }))).not.toContain('Moss Bear');
    expect(reads(being(permanents(), { is: 'color', color: 'colorless' }))).toEqual([
      'Deep Wood',
      'Old Golem',
      'Plain Rock',
    ]);
  });
  it('"you control" and "an opponent controls" are read by its controller', () => {
    expect(reads(yours(permanents()))).toEqual(['Deep Wood', 'Moss Bear']);
    expect(reads(opposing(permanents()))).toEqual(['Cave Bat', 'Old Golem', 'Plain Rock']);
  });
  it('"other" leaves out the object itself', () =>
    expect(reads(another(permanents('creature')))).toEqual(['Cave Bat', 'Old Golem']));
  it('"tapped", "with flying", "with power 3 or greater"', () => {
    expect(reads(being(permanents(), { is: 'state', state: 'tapped' }))).toEqual(['Cave Bat']);
    expect(reads(having(permanents(), { is: 'keyword', keyword: 'flying' }))).toEqual(['Cave Bat']);
    expect(reads(having(permanents('creature'), { is: 'stat', stat: 'power', compare: 'atLeast', to: 3 }))).toEqual([
      'Old Golem',
    ]);
  });
  it('"with the greatest power among creatures"', () =>
    expect(
      reads(
        having(permanents('creature'), {
          is: 'extreme',
          stat: 'power',
          which: 'greatest',
          among: permanents('creature'),
        }),
      ),
    ).toEqual(['Old Golem']));
  it('"historic"', () =>
    expect(reads(being(permanents(), { is: 'state', state: 'historic' }))).toEqual(['Old Golem', 'Plain Rock']));
  it('with "card" means cards in the named zone', () => {
    expect(reads({ ...cards('creature'), in: { zone: 'graveyard' } })).toEqual(['Moss Bear']);
    expect(reads({ ...cards('creature'), in: { zone: 'graveyard', of: you } })).toEqual([]);
  });
  it('may be one of several', () =>
    expect(reads({ anyOf: [permanents('land'), permanents('Bat')] })).toEqual(['Cave Bat', 'Deep Wood']));
});

describe('A card', () => {
  it('is no permanent in a hand, but would be one', () => {
    const game = bareGame();
    const reader = put(game, ANN, BEAR, 'battlefield');
    const held = put(game, ANN, BAT, 'hand');
    expect(fits(game, held, permanents('creature'), scopeOf(game, reader))).toBe(false);
    expect(wouldFit(game, held, permanents('creature'), scopeOf(game, reader))).toBe(true);
  });

  it('that was a permanent is judged as it last was', () => {
    const { game, bear } = board();
    const reader = put(game, ANN, ROCK, 'battlefield');
    apply(game, moveEvent(game, bear, 'graveyard', '701.8a|419.6b'));
    expect(fits(game, bear, yours(permanents('creature')), scopeOf(game, reader))).toBe(true);
  });
});

describe('The top of a library', () => {
  it('is named from the top down, and no further than there are cards', () => {
    const game = bareGame();
    const reader = put(game, ANN, BEAR, 'battlefield');
    const [low, high] = [put(game, ANN, BAT, 'library'), put(game, ANN, ROCK, 'library')];
    const top = (count: number) => objectsOf(game, { what: 'top', count, of: you }, scopeOf(game, reader));
    expect(top(1)).toEqual([high]);
    expect(top(5)).toEqual([high, low]);
    expect(top(0)).toEqual([]);
    expect(objectsOf(game, { what: 'bottom', count: 1, of: you }, scopeOf(game, reader))).toEqual([low]);
  });
});

describe('"Each"', () => {
  it('stands for all that fit', () => {
    const { game, bear } = board();
    expect(objectsOf(game, each(permanents('creature')), scopeOf(game, bear))).toHaveLength(3);
  });
});
