/** When the objects cannot be looked at one by one [CR 613.8a | 2007: 418.5c]. */
import { creature, type Players } from '@lawmage/ability';
import { seatOf } from '@lawmage/engine';
import { place, sit } from '@lawmage/engine/setup';
import { describe, expect, test } from 'vitest';
import { controllerOf } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { liveEffects } from '../../src/6-spells-and-effects/613-layers/live.ts';
import { staleOne } from '../../src/6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../../src/state/game.ts';
import type { ObjectId } from '../../src/state/ids.ts';

const [ANN, BOB] = [seatOf(0), seatOf(1)];

/** Somebody gains control of a permanent for good. */
function gains(game: Game, id: ObjectId, who: Players, seat: typeof ANN): void {
  const n = game.nextTimestamp++;
  const made = { n, source: id, controller: seat, timestamp: n, x: 0, until: null, turn: game.turn };
  const found = [{ ids: [], seats: [seat], n: 1 }];
  const control = {
    ...made,
    found,
    is: 'modify',
    ids: [id],
    changes: [{ change: 'control', who }],
    condition: null,
  } as const;
  game.lasting = [...game.lasting, control];
  staleOne(game, id);
}

describe('effects that have changed control', () => {
  test('do not concern each other: it is settled who gains control, and the last one counts', () => {
    const game = sit({ edition: 'current', names: ['Ann', 'Bob'], active: ANN });
    const bear = place(game, { card: creature('Moss Bear', '{1}{G}', 'Bear', 2, 2), owner: ANN, zone: 'battlefield' });
    for (let n = 0; n < 20; n++)
      gains(game, bear, n % 2 === 0 ? { who: 'that', slot: 0 } : { who: 'you' }, n % 3 === 0 ? ANN : BOB);
    expect(liveEffects(game).knotted).toBe(false);
    expect(controllerOf(game, bear)).toBe(BOB);
  });
});
