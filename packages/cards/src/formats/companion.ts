import type { CardFacts } from '../facts/facts.ts';
import { breach, type DeckRule, known, namesOf } from './judged.ts';

/** [CR 103.2b, 702.139a] One card at most, which has a companion ability. Whether its condition is met is not judged here. */
export const companions: DeckRule = judged => {
  const chosen = known(judged, judged.deck.companions);
  const count = judged.deck.companions.reduce((sum, entry) => sum + entry.count, 0);
  const tooMany =
    count > 1
      ? breach(judged, 'tooManyCompanions', '103.2b|', `${count} companions; there may be one`, namesOf(chosen))
      : [];
  const others = chosen.filter(({ card }) => !isCompanion(card));
  const unfit = others.flatMap(({ card }) =>
    breach(judged, 'notACompanion', '702.139a|', `${card.name} is no companion`, [card.name]),
  );
  const conditions = namesOf(chosen.filter(({ card }) => isCompanion(card)));
  const message = 'whether the deck fulfils the condition of its companion';
  return [
    ...tooMany,
    ...unfit,
    ...(conditions.length === 0 ? [] : [{ code: 'companionCondition', message, cards: conditions } as const]),
  ];
};

const isCompanion = ({ faces: [front] }: CardFacts): boolean => /^Companion\s*—/m.test(front.text);
