/** What the rules say of some instances of a keyword only. */
import type { Gift, Keyword } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';

/** [CR 702.6e | 2007: none] "Equip planeswalker", which is no "equip [quality]" creature. */
export const isAboutPlaneswalkers = ({ quality }: Keyword): boolean =>
  quality !== undefined &&
  'filter' in quality &&
  !('anyOf' in quality.filter) &&
  quality.filter.types?.join() === 'planeswalker';

export const equipIn = (keyword: Keyword): Rule | null =>
  keyword.quality === undefined ? null : isAboutPlaneswalkers(keyword) ? '702.6e|' : '702.6c|';

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
