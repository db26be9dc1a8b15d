import {
  COST_KEYWORDS,
  type Cost,
  type Keyword,
  type KeywordName,
  NUMBER_KEYWORDS,
  type Quality,
} from '@lawmage/ability';
import { andList, as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { filter } from '../nouns/index.ts';
import { colorWord, keywordAlone, manaCost, numeral } from '../words/index.ts';

const alone = is({ is: 'keyword' })`${{ keyword: keywordAlone }}`;

const manaOnly: Phrase<Cost> = as(
  manaCost,
  (cost): Cost => [{ pay: 'mana', cost }],
  cost => (cost.length === 1 && cost[0]?.pay === 'mana' && cost[0].said === undefined ? cost[0].cost : undefined),
);
const costly = part<KeywordName>()(table('a keyword', COST_KEYWORDS));
const withCost = is({ is: 'keyword' })`${{ keyword: costly }} ${{ cost: manaOnly }}`;

const numbered = part<KeywordName>()(table('a keyword', NUMBER_KEYWORDS));
const withNumber = is({ is: 'keyword' })`${{ keyword: numbered }} ${{ n: numeral }}`;

const fromColor = as(
  say`from ${{ color: colorWord }}`,
  ({ color }) => color,
  color => ({ color }),
);
const protection = is({ is: 'keyword', keyword: 'protection' })`protection ${{
  quality: part<Quality>()(is({})`${{ colors: andList(fromColor, 1) }}`),
}}`;
const playerSort = table('a kind of player', ['player', 'opponent']);
const enchant = is({ is: 'keyword', keyword: 'enchant' })`enchant ${{
  quality: part<Quality>()(oneOf('a quality', say`${{ filter: filter.one }}`, say`${{ player: playerSort }}`)),
}}`;

/** A keyword ability as it stands in a list of keywords [CR 702 | 2007: 502]. */
export const keyword: Phrase<Keyword> = part<Keyword>()(
  oneOf('a keyword', alone, withCost, withNumber, protection, enchant),
);
