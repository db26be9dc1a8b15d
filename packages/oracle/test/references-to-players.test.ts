import { describe, expect, it } from 'vitest';
import { it_, player, resolved, spell, steps, target, that } from './support/references.ts';

describe('a reference to a player or an amount', () => {
  it('means the target player', () => {
    const found = steps(
      resolved(
        spell(
          { do: 'draw', who: { who: 'target', slot: -1, of: 'player' }, count: 1 },
          { do: 'loseLife', who: player('that player'), amount: 1 },
        ),
      ),
    );
    expect(found[1]).toMatchObject({ who: { who: 'that', slot: 0 } });
  });

  it('means the controller that was spoken of, of the same object', () => {
    const found = steps(
      resolved(
        spell(
          { do: 'destroy', what: target },
          { do: 'draw', who: { who: 'controller', of: it_ }, count: 1 },
          { do: 'loseLife', who: player('that player'), amount: 1 },
        ),
      ),
    );
    expect(found[2]).toMatchObject({ who: { who: 'controller', of: that(0, 'it'), said: 'that player' } });
  });

  it('means how much damage was dealt', () => {
    const ability = resolved({
      is: 'triggered',
      event: { on: 'damage', source: { what: 'self' } },
      effect: { do: 'gainLife', amount: { count: 'that', slot: -1, said: 'that much' } },
    });
    expect(ability).toMatchObject({ event: { amount: 0 }, effect: { amount: { count: 'that', slot: 0 } } });
  });
});
