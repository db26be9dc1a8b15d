import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { card, creature, type Effect, keyword, spell } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { UNKNOWN_KEYWORDS } from '../src/understanding/keywords.ts';
import { missingWords } from '../src/understanding/missing-words.ts';
import { OBJECT_RULES, PLAYER_RULES } from '../src/understanding/rules.ts';

const root = join(import.meta.dirname, '../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.startsWith('understanding'))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n');

describe('a card is playable only if every word of it is carried out', () => {
  test('a word that no room carries out is named', () => {
    const voter = card('Village Moot', 'sorcery', { cost: '{2}{W}' }, spell({ do: 'act', act: 'timeTravel' }));
    expect(missingWords(voter)).toEqual(['effect: timeTravel']);
  });

  test('it is found inside granted abilities', () => {
    const [unknown = 'flying'] = UNKNOWN_KEYWORDS;
    const abilities = [keyword(unknown)];
    const crowned = creature('Moot Herald', '{W}', 'Human', 1, 1, {
      is: 'static',
      rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'gain', abilities }] },
    });
    expect(missingWords(crowned)).toEqual([`keyword: ${unknown}`]);
  });

  test('targets of which there is one for each player are not chosen', () => {
    const whose = { by: 'controller', who: { who: 'that', slot: 1 } } as const;
    const sweep: Effect = {
      do: 'forEach',
      of: { who: 'each', of: 'opponent' },
      slot: 1,
      effect: { do: 'destroy', what: { what: 'target', slot: 0, filter: { sort: 'permanent', whose } } },
    };
    expect(missingWords(card('Even Sweep', 'sorcery', { cost: '{B}' }, spell(sweep)))).toEqual([
      'effect: a target for each',
    ]);
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
