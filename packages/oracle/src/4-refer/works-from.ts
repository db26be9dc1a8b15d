import { below, isObjects, isPart, type Part } from './record.ts';

const FROM = /^(?:this card|~) from (?:your |the )?(graveyard|hand|exile|command)(?: zone)?$/u;

/**
 * [CR 113.6j, 113.6m | 2007: 402.8e, 402.8g] The zone other than the battlefield in which an ability works, as its own words tell: it
 * discards this card, or moves it from a graveyard. A text does not say it otherwise.
 */
export function worksFrom(ability: Part): string | undefined {
  switch (ability.is) {
    case 'activated':
      return zoneAsked(ability.limits) ?? zoneIn(ability);
    case 'triggered':
      if (becomesPlotted(ability.event)) return 'exile';
      return isAboutItself(ability.event)
        ? undefined
        : (zoneAsked(ability.when) ?? zoneAsked(ability.if) ?? zoneIn(ability));
    case 'static':
      return zoneAsked(ability.while) ?? zoneOfGiven(ability);
    default:
      return undefined;
  }
}

/** [CR 702.170c] "When this card becomes plotted": it is in exile then. */
const becomesPlotted = (event: unknown): boolean =>
  isPart(event) && event.on === 'become' && event.designation === 'plotted';

/** [CR 702.178b] "Max speed — …": where the ability works that it gives. */
function zoneOfGiven({ said, rule }: Part): string | undefined {
  if (said !== 'max speed' || !isPart(rule)) return undefined;
  const [change] = [...below(rule.changes)].filter(isPart);
  const [given] = [...below(change?.abilities)].filter(isPart);
  if (given === undefined) return undefined;
  return typeof given.from === 'string' ? given.from : worksFrom(given);
}

/** [CR 113.6b | 2007: 402.8b] "If this card is in your graveyard", as a condition of the ability itself. */
function zoneAsked(condition: unknown): string | undefined {
  if (isPart(condition) && condition.if === 'fits' && condition.not === undefined) {
    const { what, filter } = condition;
    if (!isPart(what) || what.what !== 'self' || !isPart(filter) || filter.sort !== 'card') return undefined;
    return isPart(filter.in) && typeof filter.in.zone === 'string' ? filter.in.zone : undefined;
  }
  for (const item of below(condition)) {
    const zone = zoneAsked(item);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

const isAboutItself = (event: unknown): boolean => isPart(event) && isPart(event.what) && event.what.what === 'self';

function zoneIn(value: unknown): string | undefined {
  if (isPart(value)) {
    if (value.do === 'discard' && isPart(value.what) && value.what.what === 'self') return 'hand';
    if (value.do === 'move' && isPart(value.what) && value.what.what === 'both') return zoneOfBoth(value.what.of);
    if (isObjects(value) && value.what === 'self') return FROM.exec(value.said ?? '')?.[1];
    if (Array.isArray(value.abilities)) return undefined;
  }
  for (const item of below(value)) {
    const zone = zoneIn(item);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** "Return ~ and target land card from your graveyard": where the others are, it is too. */
function zoneOfBoth(of: unknown): string | undefined {
  const parts = [...below(of)].filter(isPart);
  const others = parts.filter(({ what }) => what !== 'self');
  if (others.length === parts.length) return zoneIn(of);
  const isThere = others.every(({ filter }) => isPart(filter) && isPart(filter.in) && filter.in.zone === 'graveyard');
  return isThere ? 'graveyard' : undefined;
}

/** Adds the zone that the words tell. */
export function withZone(ability: Part): Part {
  const zone = 'from' in ability ? undefined : worksFrom(ability);
  return zone === undefined ? ability : { ...ability, from: zone };
}

/** Takes away a zone that the words tell anyway. */
export function withoutZone(ability: Part): Part {
  const { from, ...rest } = ability;
  return from !== undefined && worksFrom(rest) === from ? rest : ability;
}
