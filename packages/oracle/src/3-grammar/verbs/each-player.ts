import type { Effect, Players } from '@lawmage/ability';

type Part = Readonly<Record<string, unknown>>;

/** True if something in a value speaks of what an earlier step did or made. */
function refersBack(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(refersBack);
  if (typeof value !== 'object' || value === null) return false;
  const part = value as Part;
  if (part.count === 'that' || (part.what === 'that' && part.said !== 'same' && !isOfAll(part))) return true;
  return Object.values(part).some(refersBack);
}

/** "All cards they exiled this way": those of everybody, so that nobody is spoken of alone. */
const isOfAll = ({ said }: Part): boolean => typeof said === 'string' && said.startsWith('all they ');

/** What several players do one by one, because each may choose otherwise, or speaks of what that player did. */
function isOneByOne(effect: Effect): boolean {
  if (effect.do === 'may' || effect.do === 'unless') return true;
  return effect.do === 'sequence' && effect.steps.slice(1).some(refersBack);
}

const SAID = 'one by one';

/** "Each player may draw a card": each in turn is asked [CR 101.4 | 2007: 103.4]. */
export function oneByOne(effect: Effect, of: Players, by: (who: Players) => Effect | undefined): Effect | undefined {
  if (of.who !== 'each' || !isOneByOne(effect)) return by(of);
  const inner = by({ who: 'that', slot: -1, said: 'same' });
  return inner && { do: 'forEach', said: SAID, of, slot: -1, effect: inner };
}

/** The players and what each of them does, where `oneByOne` joined them. */
export function ofEach(effect: Effect): { readonly of: Players; readonly effect: Effect } | undefined {
  if (effect.do !== 'forEach' || effect.said !== SAID || !('who' in effect.of)) return undefined;
  return { of: effect.of, effect: effect.effect };
}
