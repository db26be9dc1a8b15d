import type { Count, Entering, EntersWith, StaticRule } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { amount, forEach } from '../amounts/index.ts';
import { later } from '../knots.ts';
import { eachMany } from '../nouns/index.ts';
import { cardinal, counterKind } from '../words/index.ts';

const perEach: Phrase<Count> = part<Count>()(is({ count: 'times', n: 1 })`${{ of: forEach }}`);

const counters: Phrase<EntersWith> = part<EntersWith>()(
  oneOf(
    'counters',
    is({ with: 'counters', count: 1 })`${an} ${{ kind: counterKind }} counter on it`,
    is({ with: 'counters' })`${{ count: cardinal }} ${{ kind: counterKind }} counters on it`,
    is({ with: 'counters' })`${an} ${{ kind: counterKind }} counter on it ${{ count: perEach }}`,
    is({ with: 'counters' })`a number of ${{ kind: counterKind }} counters on it equal to ${{ count: amount }}`,
  ),
);

const tapped = is({ enters: 'tapped' })`tapped`;
const withCounters = is({ enters: 'with' })`with ${{ with: counters }}`;

/** How it enters: "tapped", "with two +1/+1 counters on it", or both. */
const how: Phrase<readonly Entering[]> = part<readonly Entering[]>()(
  oneOf('how it enters', single(tapped), single(withCounters), tappedAndWith()),
);

function single<E extends Entering>(of: Phrase<E>): Phrase<readonly Entering[]> {
  return as(
    part<Entering>()(of),
    (one): readonly Entering[] => [one],
    ([one, ...more]) => (more.length === 0 ? one : undefined),
  );
}

function tappedAndWith(): Phrase<readonly Entering[]> {
  return as(
    say`tapped ${{ second: part<Entering>()(withCounters) }}`,
    ({ second }): readonly Entering[] => [{ enters: 'tapped' }, second],
    ([first, second, ...more]) =>
      first?.enters === 'tapped' && second?.enters === 'with' && more.length === 0 ? { second } : undefined,
  );
}

const word = table('what is chosen', {
  'a color': 'color',
  'a creature type': 'creatureType',
  'a basic land type': 'basicLandType',
  'a card name': 'cardName',
  'an opponent': 'opponent',
  'a player': 'player',
  'odd or even': 'oddOrEven',
});
const choosing: Phrase<readonly Entering[]> = single(part<Entering>()(is({ enters: 'choosing' })`choose ${{ word }}`));
/** "~ enters tapped", "As ~ enters, choose a color", "Creatures your opponents control enter tapped" [CR 614.1c, 614.1d | 2007: 419.6]. */
export const entering: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'how it enters',
    is({ static: 'enter' })`~ enters ${{ how }}`,
    is({ static: 'enter' })`~ enters ${{ how }} unless ${{ unless: later.condition }}`,
    is({ static: 'enter' })`if ${{ if: later.condition }}, ~ enters ${{ how }}`,
    is({ static: 'enter' })`${{ what: eachMany }} enter ${{ how }}`,
    is({ static: 'enter' })`as ~ enters, ${{ how: choosing }}`,
  ),
);
