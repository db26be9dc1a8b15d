/** The everyday sample of `npm run soak`: whole games over random decks of playable cards, with the laws checked. */
import { beforeAll, describe, expect, it } from 'vitest';
import { playSetting } from '../../../bench/soak/play.ts';
import { loadPool, type Pool } from '../../../bench/soak/pool.ts';
import { settingOf } from '../../../bench/soak/setting.ts';

/** One card in so many is read, so that the sample is quick; `npm run soak` reads them all. */
const ONE_OF = 12;
const SEEDS = Array.from({ length: 16 }, (_, n) => 1 + n);

describe('a long game between random legal decks', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = await loadPool({ oneOf: ONE_OF });
    console.info(`${pool.cards.length} playable cards from ${pool.source}`);
  });

  it.each(SEEDS)('breaks no law of the engine (seed %i)', seed => {
    const setting = settingOf(pool, seed, { edition: null, players: null, limit: 1500 });
    const { broken } = playSetting(setting);
    const names = setting.decks.map(({ cards }) => cards.map(({ card, count }) => `${count} ${card.name}`).join(', '));
    expect(broken, `${setting.edition}, ${names.join(' against ')}`).toBeNull();
  });
});
