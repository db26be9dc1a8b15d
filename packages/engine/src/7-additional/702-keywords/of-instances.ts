/** What the rules say of some instances of a keyword only. */
import type { Gift, Keyword } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';

/** [CR 702.167b] Materials that are described without the word "card". */
export const typeAlone = ({ quality }: Keyword): Rule | null =>
  quality !== undefined && 'materials' in quality && 'sort' in quality.materials && quality.materials.sort !== 'card'
    ? '702.167b|'
    : null;

/** [CR 702.174d–702.174i] What each kind of gift is. */
const GIFTS: { readonly [K in Gift]: Rule } = {
  Food: '702.174d|',
  card: '702.174e|',
  'tapped Fish': '702.174f|',
  'extra turn': '702.174g|',
  Treasure: '702.174h|',
  Octopus: '702.174i|',
};
export const giftIn = ({ quality }: Keyword): Rule | null =>
  quality !== undefined && 'gift' in quality ? GIFTS[quality.gift] : null;
