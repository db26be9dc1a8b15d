import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { card, creature, keyword, spell } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { missingWords } from '../src/understanding/missing-words.ts';
import { OBJECT_RULES, PLAYER_RULES } from '../src/understanding/rules.ts';

const root = join(import.meta.dirname, '../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.startsWith('understanding'))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n');

describe('a card is playable only if every word of it is carried out', () => {
  test('a word that no room carries out is named', () => {
    const voter = card('Village Moot', 'sorcery', { cost: '{2}{W}' }, spell({ do: 'vote', options: [] }));
    expect(missingWords(voter)).toEqual(['effect: vote']);
  });

  test('it is found inside granted abilities', () => {
    const crowned = creature('Moot Herald', '{W}', 'Human', 1, 1, {
      is: 'static',
      rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'gain', abilities: [keyword('epic')] }] },
    });
    expect(missingWords(crowned)).toEqual(['keyword: epic']);
  });

  test('what is told when it is over cannot be replaced', () => {
    const guide = card(
      'Wary Guide',
      'enchantment',
      { cost: '{G}' },
      {
        is: 'static',
        rule: {
          static: 'replace',
          replacement: { event: { on: 'explore', what: { what: 'self' } }, instead: { instead: 'nothing' } },
        },
      },
    );
    expect(missingWords(guide)).toEqual(['replacement: explore']);
  });

  test.each([...Object.entries(OBJECT_RULES), ...Object.entries(PLAYER_RULES)].filter(([, done]) => done))(
    'some room asks for the rule %s',
    word => expect(sources).toContain(`'${word}'`),
  );
});
