import { describe, expect, it } from 'vitest';
import { readLines } from '../src/index.ts';

/** What a creature's only line says, as text, or why it is not understood. */
function said(text: string): unknown {
  const [line] = readLines({ name: 'Scope Crab', typeLine: 'Creature — Crab', manaCost: '{U}', text }).lines;
  if (line === undefined) return undefined;
  return line.reading.ok ? line.reading.abilities[0] : line.reading.message;
}

describe('how far words reach', () => {
  it('what follows "when you do" happens in that ability, to the end of the paragraph', () => {
    const ability = said(
      'Whenever you attack, you may pay {1}. When you do, untap target creature. It gains haste until end of turn.',
    );
    expect(ability).toMatchObject({
      effect: {
        do: 'whenDone',
        effect: { do: 'may' },
        then: { do: 'sequence', steps: [{ do: 'untap' }, { do: 'modify', what: { what: 'that', slot: 0 } }] },
      },
    });
  });

  it('a condition after "when you do" is that of the whole ability', () => {
    expect(
      said(
        'Whenever you attack, you may pay {1}. When you do, if you control a Crab, untap target creature. It gains haste until end of turn.',
      ),
    ).toMatchObject({ effect: { do: 'whenDone', if: { if: 'exists' }, then: { do: 'sequence', steps: [{}, {}] } } });
  });

  it('the duration behind two joined changes is that of both', () => {
    const until = { until: 'endOfTurn' };
    expect(said('{1}: Red creatures get +1/+0 and white creatures get +0/+1 until end of turn.')).toMatchObject({
      effect: {
        do: 'sequence',
        steps: [
          { do: 'modify', until },
          { do: 'modify', until },
        ],
      },
    });
  });

  it('an ability that returns its card together with others from a graveyard works there', () => {
    expect(
      said('{2}: Return Scope Crab and up to one other target creature card from your graveyard to your hand.'),
    ).toMatchObject({ is: 'activated', from: 'graveyard' });
    expect(said('Exile this card and two other Crab cards from your graveyard: Draw a card.')).toMatchObject({
      is: 'activated',
      from: 'graveyard',
    });
  });

  it('"it" after a search is what was found, though the subject of the event was spoken of again', () => {
    expect(
      said(
        'Whenever a creature you control dies, you may search your library for a card with the same name as that creature, reveal it, put it into your hand, then shuffle.',
      ),
    ).toMatchObject({
      effect: {
        effect: {
          steps: [
            { do: 'search', slot: 1, for: { with: [{ with: { slot: 0 } }] } },
            { do: 'reveal', what: { slot: 1 } },
            { do: 'move', what: { slot: 1 } },
            { do: 'shuffle' },
          ],
        },
      },
    });
  });

  it('"it" after a condition is what the condition was about', () => {
    expect(
      said(
        'When this creature enters, attach it to target creature. If that creature is a Crab, it gains haste until end of turn.',
      ),
    ).toMatchObject({
      effect: { steps: [{ do: 'attach' }, { then: { do: 'modify', what: { what: 'that', slot: 0 } } }] },
    });
  });

  it('"it" after either of two acts is what either of them is about', () => {
    expect(
      said('Whenever you play a land or cast a spell, if it shares a card type with the exiled card, draw a card.'),
    ).toMatchObject({ event: { of: [{ what: { slot: 0 } }, { what: { slot: 0 } }] }, if: { what: { slot: 0 } } });
  });

  it('permanents to which nothing was done are not "those cards"', () => {
    expect(
      said(
        '{1}: For each creature you control, you may search your library for a Crab card. Put those cards into your hand, then shuffle.',
      ),
    ).toBe('nothing before it is what "those cards" means');
  });
});
