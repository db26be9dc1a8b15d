import { describe, expect, it } from 'vitest';
import { meaning } from '../src/2-kernel/index.ts';
import { readLines } from '../src/index.ts';

/** What a line says on an artifact or, with `spell`, on a sorcery; and how it was read. */
function reading(text: string, spell: boolean) {
  const typeLine = spell ? 'Sorcery' : 'Artifact';
  const [line] = readLines({ name: 'Test Relic', typeLine, manaCost: '{2}', text }).lines;
  if (line === undefined || !line.reading.ok) throw new Error(`"${text}" is not understood`);
  return { verdict: line.reading.verdict, says: meaning(line.reading.abilities) };
}

const same = (older: string, today: string, spell = false): void => {
  expect(reading(older, spell)).toEqual({ verdict: 'variant', says: reading(today, spell).says });
  expect(reading(today, spell).verdict).toBe('roundTrip');
};

describe('the words of earlier years mean what those of today mean', () => {
  it('about coming into play and leaving it', () => {
    same('When this artifact comes into play, draw a card.', 'When this artifact enters, draw a card.');
    same('This artifact comes into play tapped.', 'This artifact enters tapped.');
    same('When this artifact leaves play, draw a card.', 'When this artifact leaves the battlefield, draw a card.');
    same('Put two 1/1 red Imp creature tokens into play.', 'Create two 1/1 red Imp creature tokens.', true);
  });

  it('about removing from the game', () => {
    same('Remove target creature from the game.', 'Exile target creature.', true);
  });

  it('about playing spells and abilities', () => {
    same('Whenever you play a creature spell, draw a card.', 'Whenever you cast a creature spell, draw a card.');
    same('Spells you play cost {1} less to play.', 'Spells you cast cost {1} less to cast.');
    same(
      '{1}: Draw a card. Play this ability only any time you could play a sorcery.',
      '{1}: Draw a card. Activate only as a sorcery.',
    );
  });

  it('about mana', () => {
    same('{T}: Add {G} to your mana pool.', '{T}: Add {G}.');
    same(
      'Counter target spell with converted mana cost 2 or less.',
      'Counter target spell with mana value 2 or less.',
      true,
    );
  });

  it('about turns and blocking', () => {
    same('At end of turn, sacrifice this artifact.', 'At the beginning of the end step, sacrifice this artifact.');
    same('Enchanted creature is unblockable.', "Enchanted creature can't be blocked.");
  });
});
