import { ObjectButton } from '../../board/object-button.tsx';
import { FullCard } from '../../card/full-card.tsx';
import { HandCard } from '../../card/hand-card.tsx';
import { NO_MARK } from '../../card/mark.ts';
import { speak } from '../../table/speech.ts';
import { moveFocus } from '../../ui/roving.ts';
import { isStacked } from '../../ui/use-size.ts';
import { useTableState } from '../table-context.ts';

/** The picture of the first screen: the hand in the middle, readable, and what keeping it costs. */
export function OpeningHand() {
  const { seen } = useTableState();
  const player = seen?.players[seen.seat];
  if (seen === null || player === undefined || seen.decision?.why.code !== 'mulligan') return null;
  const large = !isStacked() && innerWidth >= 1280;
  const first = seen.active === seen.seat;
  const costs =
    seen.edition === 'current'
      ? 'A mulligan draws seven again; you then put one card on the bottom for each taken.'
      : 'A mulligan draws one card fewer.';
  return (
    <section className="opening" aria-labelledby="opening-title">
      <h2 id="opening-title">Your opening hand</h2>
      <p>
        {first ? 'You play first.' : 'You draw first.'} {costs}
      </p>
      <ul className="opening-cards" data-large={large ? '' : undefined} onKeyDown={moveFocus}>
        {player.hand.map(object => (
          <li key={object.id}>
            <ObjectButton object={object} label={speak(seen, object, NO_MARK)}>
              {large ? <FullCard object={object} width={220} /> : <HandCard object={object} mark={NO_MARK} />}
            </ObjectButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
