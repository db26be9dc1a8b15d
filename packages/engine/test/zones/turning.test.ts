import {
  a,
  bearer,
  type Card,
  card,
  creature,
  dies,
  draw,
  each,
  enchant,
  face,
  gainLife,
  gets,
  instant,
  keyword,
  lord,
  permanents,
  triggered,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { characteristics, powerOf } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import type { EditionName } from '../../src/editions/rule.ts';
import { candidatesOf } from '../../src/nouns/objects.ts';
import { scopeOf } from '../../src/nouns/scope.ts';
import { NONE, type ObjectId } from '../../src/state/ids.ts';
import { thing } from '../../src/state/store.ts';
import type { GameEvent } from '../../src/work/event.ts';
import { ANN, apply, bareGame, put } from '../bare.ts';
import { indexWords, reindexed } from '../laws.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
const CLOAK = card(
  'Moss Cloak',
  'enchantment — Aura',
  { cost: '{G}' },
  enchant(permanents('creature')),
  lord(bearer, gets(1, 1)),
);
const CHIEF = creature(
  'Moss Chief',
  '{1}{G}',
  'Bear',
  2,
  2,
  triggered(dies(a(permanents('creature'))), gainLife(1)),
  lord(each(permanents('creature')), gets(0, 1)),
);
const SPARK = instant('Small Spark', '{R}', draw(1));
const GROWER = creature('Hidden Grower', '{4}{G}', 'Beast', 5, 5, keyword('megamorph', { cost: [] }));
const WOLF: Card = {
  name: 'Pale Boy',
  layout: 'transform',
  faces: [
    face('Pale Boy', 'creature — Human', { cost: '{1}{R}', size: [1, 2] }),
    face('Grey Wolf', 'creature — Wolf', { size: [4, 4], indicator: ['R'] }),
  ],
};

type Turned = 'turnFaceUp' | 'turnFaceDown' | 'transform' | 'phaseOut' | 'phaseIn';
const turned = (what: Turned, id: ObjectId, source: ObjectId = NONE): GameEvent => ({
  what,
  id,
  rule: '110.5|510.1',
  source,
});

describe('A permanent that transforms', () => {
  it('has its other face, with a new timestamp, and is the same object', () => {
    const game = bareGame();
    const boy = put(game, ANN, WOLF, 'battlefield', { counters: [{ kind: '+1/+1', n: 1 }] });
    const before = thing(game, boy).timestamp;
    expect(apply(game, turned('transform', boy))).toHaveLength(1);
    expect(characteristics(game, boy)).toMatchObject({ name: 'Grey Wolf', power: 5 });
    expect(thing(game, boy).timestamp).toBeGreaterThan(before);
    apply(game, turned('transform', boy));
    expect(characteristics(game, boy).name).toBe('Pale Boy');
  });

  it('must have another face', () => {
    const game = bareGame();
    expect(apply(game, turned('transform', put(game, ANN, BEAR, 'battlefield')))).toEqual([]);
  });
});

describe('A permanent turned face down', () => {
  it('is a 2/2 creature without a name, until it is turned up', () => {
    const game = bareGame();
    const grower = put(game, ANN, GROWER, 'battlefield');
    apply(game, turned('turnFaceDown', grower));
    expect(characteristics(game, grower)).toMatchObject({ name: '', power: 2, toughness: 2, colors: 0 });
    expect(apply(game, turned('turnFaceDown', grower))).toEqual([]);
    apply(game, turned('turnFaceUp', grower));
    expect(characteristics(game, grower)).toMatchObject({ name: 'Hidden Grower', power: 5 });
  });

  it('stays so if it is an instant, or if it has two faces', () => {
    const game = bareGame();
    const spark = put(game, ANN, SPARK, 'battlefield');
    thing(game, spark).faceDown = 'manifest';
    expect(apply(game, turned('turnFaceUp', spark))).toEqual([]);
    expect(apply(game, turned('turnFaceDown', put(game, ANN, WOLF, 'battlefield')))).toEqual([]);
  });
});

describe.each<EditionName>(['current', '2007-02'])('A permanent that phases out (%s)', edition => {
  it('is listed as it was before when it phases in: as in a game that was saved meanwhile', () => {
    const game = bareGame(2, edition);
    const [first] = [0, 1].map(() => put(game, ANN, CHIEF, 'battlefield')) as [ObjectId, ObjectId];
    const before = indexWords(game);
    apply(game, turned('phaseOut', first));
    expect(indexWords(game)).not.toBe(before);
    apply(game, turned('phaseIn', first));
    expect(indexWords(game)).toBe(before);
    expect(indexWords(reindexed(game))).toBe(before);
  });

  it('is not there, with what is attached to it, until it phases in', () => {
    const game = bareGame(2, edition);
    const bear = put(game, ANN, BEAR, 'battlefield', { counters: [{ kind: '+1/+1', n: 1 }] });
    const cloak = put(game, ANN, CLOAK, 'battlefield', { attachedTo: bear });
    const other = put(game, ANN, BEAR, 'battlefield');
    const all = () => candidatesOf(game, permanents(), scopeOf(game, other));
    expect(apply(game, turned('phaseOut', bear)).map(event => 'id' in event && event.id)).toEqual([bear, cloak]);
    expect(all()).toEqual([other]);
    expect(apply(game, turned('phaseIn', cloak))).toEqual([]);
    apply(game, turned('phaseIn', bear));
    expect(all().toSorted((a, b) => a - b)).toEqual([bear, cloak, other]);
    expect(thing(game, bear)).toMatchObject({ counters: { '+1/+1': 1 }, attachments: [cloak], marks: [] });
    expect(powerOf(game, bear)).toBe(4);
  });

  it('by itself, as an Aura, comes back to its host', () => {
    const game = bareGame(2, edition);
    const bear = put(game, ANN, BEAR, 'battlefield');
    const cloak = put(game, ANN, CLOAK, 'battlefield', { attachedTo: bear });
    apply(game, turned('phaseOut', cloak));
    expect([powerOf(game, bear), thing(game, bear).attachments]).toEqual([2, []]);
    apply(game, turned('phaseIn', cloak));
    expect([powerOf(game, bear), thing(game, bear).attachments]).toEqual([3, [cloak]]);
  });
});
