import type { Option } from '@lawmage/engine';
import { describe, expect, it } from 'vitest';
import { questionWords } from '../src/game/question-words.ts';
import { NOBODY_SPEAKS } from '../src/game/words.ts';
import { countedNames, keptSources } from '../src/table/kept-sources.ts';
import { optionWords } from '../src/table/option-words.ts';
import { bear, id, land } from './fixtures/objects.ts';
import { act, decision, view } from './fixtures/views.ts';

const pool = (type: 'R' | 'G', symbol: 'R' | 1, limited = false): Option => ({
  is: 'pool',
  mana: 0,
  type,
  limited,
  symbol,
});

describe('a payment by hand', () => {
  it('says which mana is spent on what', () => {
    const options = [pool('R', 'R'), pool('R', 1), pool('G', 1), pool('G', 1, true)];
    const asked = decision({ kind: 'pay', options });
    expect(options.map((_, index) => optionWords(view(), asked, index))).toEqual([
      'Spend {R} from your pool',
      'Spend {R} for {1}',
      'Spend {G} for {1}',
      'Spend {G} (limited) for {1}',
    ]);
  });

  it('says what is still to pay', () => {
    const about = { slots: [{ symbol: 'R' }, { symbol: 'G/P' }], generic: 2 };
    const why = { code: 'payMana', source: id(1), rule: '601.2g|409.1g', about } as const;
    expect(questionWords(decision({ kind: 'pay', why }), { speaker: NOBODY_SPEAKS, find: () => undefined })).toBe(
      '{2}{R}{G/P}',
    );
  });

  it('names the sources that a plan keeps', () => {
    const lands = [land('Forest'), land('Forest'), land('Forest'), land('Mountain')];
    const spell = bear({ zone: 'hand' });
    const seen = view({ battlefield: lands });
    const mana = lands.map(one => act(one, { act: 'activate', ability: 0, mana: true }));
    const asked = decision({ options: [act(spell), ...mana, ...mana] });
    const plan = lands.slice(0, 1).map(one => one.id);
    expect(countedNames(seen, keptSources(asked, plan))).toBe('2 Forest, Mountain');
  });
});
