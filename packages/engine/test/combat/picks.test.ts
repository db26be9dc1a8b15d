import type { Card } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import type { Game, Reply } from '../../src/index.ts';
import { fork } from '../../src/state/store.ts';
import { allow } from '../../src/work/check.ts';
import { addPick, picks } from '../../src/work/picks.ts';
import { dice } from '../random-play.ts';
import { table } from '../table.ts';
import { bear, having, law, ruled } from './cards.ts';

const FIGHTERS: readonly Card[] = [
  bear,
  having('Cloud Hawk', 2, 2, 'flying'),
  having('Web Spider', 1, 3, 'reach'),
  having('Grim Ogre', 3, 3, 'menace'),
  ruled('Mad Boar', 3, 3, { rule: 'mustAttack' }, { rule: 'mustBlock' }),
  ruled('Shy Elk', 3, 3, { rule: 'cantAttack', alone: true }, { rule: 'cantBlock', alone: true }),
  ruled('Bright Lure', 1, 5, { rule: 'mustBeBlocked', byAll: true }),
  ruled('Loud Drum', 1, 1, { rule: 'mustBeBlocked' }),
  ruled('Wide Wall', 2, 6, { rule: 'canBlockAdditional', count: 1 }),
  ruled('Slim Eel', 2, 2, { rule: 'cantBeBlocked', byMoreThan: 1 }),
];
const LAWS: readonly Card[] = [
  law('Narrow Bridge', 'opponents', { rule: 'attackLimit', count: 2 }),
  law('Low Door', 'you', { rule: 'blockLimit', count: 2 }),
];

const asText = (replies: readonly Reply[]): readonly string[] => replies.map(reply => reply.join(' ')).sort();

/** Every reply that is allowed, by trying all sets of options. */
function allowedIn(game: Game): readonly Reply[] {
  const count = game.asking?.options.length ?? 0;
  const sets = Array.from({ length: 1 << count }, (_, set) =>
    Array.from({ length: count }, (_, at) => at).filter(at => set & (1 << at)),
  );
  return sets.filter(set => allow(game, set) === null);
}

/** Every reply that single picks lead to. */
function pickedIn(game: Game): readonly Reply[] {
  return picks(game).flatMap(pick => {
    const next = fork(game);
    const reply = addPick(next, pick);
    return reply === null ? pickedIn(next) : [reply];
  });
}

describe('single picks of a declaration [CR 508.1, 509.1 | 2007: 308.2, 309.2]', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'lead to every legal one, and to no other: board %i',
    seed => {
      const roll = dice(seed);
      const some = (n: number): readonly Card[] =>
        Array.from({ length: n }, () => FIGHTERS[roll(FIGHTERS.length)] ?? bear);
      const laws = LAWS.filter(() => roll(4) === 0);
      const t = table({ ann: { board: some(3) }, bob: { board: [...some(3), ...laws] } }, { step: 'declareAttackers' });
      expect(asText(pickedIn(t.game))).toEqual(asText(allowedIn(t.game)));
      const attacks = allowedIn(t.game);
      t.reply(attacks.at(-1) ?? []);
      t.everyonePasses();
      if (t.game.asking?.kind !== 'block') return;
      const blocks = allowedIn(t.game);
      expect(asText(pickedIn(t.game))).toEqual(asText(blocks));
      t.reply(blocks[0] ?? []);
    },
  );
});
