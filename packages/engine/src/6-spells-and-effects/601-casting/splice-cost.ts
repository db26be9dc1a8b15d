/** What splicing costs [CR 702.47a | 2007: 502.40a]. */
import type { Cost } from '@lawmage/ability';
import { faceAt } from '../../4-zones/printed.ts';
import type { Copiable, Game } from '../../state/game.ts';
import { must } from '../../state/must.ts';

/** [CR 702.47a | 2007: 502.40a] What splicing cards costs besides. */
export const spliceCost = (game: Game, spliced: readonly Copiable[]): Cost =>
  spliced.flatMap(({ card, face }) => {
    const keyword = faceAt(game, card, face).abilities.find(
      ability => ability.is === 'keyword' && ability.keyword === 'splice',
    );
    return must(keyword?.is === 'keyword' ? keyword.cost : undefined, 'what is spliced has a splice cost', game);
  });
