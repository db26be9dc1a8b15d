import type { Ability, Effect } from '@lawmage/ability';
import { isLabel, labelOf, labelWords } from '../../1-text/index.ts';
import { as, is, oneOf, type Phrase, part, run, say, token, where } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { effect } from '../sentences/index.ts';
import { activated } from './activated.ts';
import { anchored } from './anchored.ts';
import { chapter } from './chapters.ts';
import { escapingThen } from './escaping.ts';
import { exerting } from './exerting.ts';
import { dashedKeyword, keyword, kickers } from './keyword.ts';
import { levelsOf } from './levels.ts';
import { prefixed } from './prefixed.ts';
import { preventingBoth } from './preventing.ts';
import { staticLine, staticPair } from './statics.ts';
import { triggered } from './triggered.ts';
import { lacksY } from './where-x.ts';

const keywords: Phrase<readonly Ability[]> = part<readonly Ability[]>()(
  run(part<Ability>()(keyword), { between: ',' }),
);
const SEMICOLON = 'semicolon';
/** "Vigilance; menace": the first bears the mark. */
const apart: Phrase<readonly Ability[]> = as(
  run(keyword, { between: ';', least: 2 }),
  ([first, ...rest]): readonly Ability[] | undefined =>
    first === undefined || first.said !== undefined ? undefined : [{ ...first, said: SEMICOLON }, ...rest],
  ([first, ...rest]) => {
    if (first?.is !== 'keyword' || first.said !== SEMICOLON) return undefined;
    const { said: _, ...plain } = first;
    const others = rest.flatMap(one => (one.is === 'keyword' ? [one] : []));
    return others.length === rest.length ? [plain, ...others] : undefined;
  },
);

/**
 * Instructions of an instant or sorcery. What merely holds, without a duration, is a static ability; "at end of combat"
 * in front is a trigger.
 */
const spell = where('instructions', is({ is: 'spell' })`${{ effect }}`, ability => !holdsOrTriggers(ability.effect));

/** "You may cast this card from your graveyard" is a permission. */
const isOwnCasting = (effect: Effect): boolean => effect.do === 'cast' && effect.what.what === 'self';

function holdsOrTriggers(effect: Effect): boolean {
  if (effect.do === 'modify')
    return effect.until === undefined && effect.what.what !== 'target' && !gainsControl(effect);
  if (effect.do === 'replace') return effect.until === undefined;
  if (effect.do === 'may') return isOwnCasting(effect.effect);
  if (effect.do === 'if') return holdsOrTriggers(effect.then);
  if (effect.do === 'where') return holdsOrTriggers(effect.effect);
  if (effect.do === 'unless') return holdsOrTriggers(effect.unpaid);
  if (effect.do === 'sequence') return effect.steps[0] !== undefined && holdsOrTriggers(effect.steps[0]);
  return (
    effect.do === 'later' &&
    effect.said === undefined &&
    effect.event.on === 'step' &&
    effect.event.step === 'endCombat'
  );
}

const gainsControl = ({ changes }: Extract<Effect, { do: 'modify' }>): boolean =>
  changes.some(change => change.change === 'control');

const plain: Phrase<Ability> = part<Ability>()(
  oneOf('an ability', prefixed, triggered, activated, staticLine, spell, chapter, dashedKeyword),
);

/** An ability word or flavor word and its dash [CR 207.2c, 207.2d]. */
const heading: Phrase<string> = token(
  'an ability word',
  text => (isLabel(text) ? labelWords(text) : undefined),
  labelOf,
);
const headed: Phrase<Ability> = as(
  say`${{ heading }} ${{ ability: oneOf('an ability', triggered, activated, staticLine, spell) }}`,
  ({ heading: words, ability }): Ability => ({ ...ability, heading: words }),
  ability => {
    if (!('heading' in ability) || ability.heading === undefined || ability.is === 'chapter') return undefined;
    const { heading: words, ...rest } = ability;
    return { heading: words, ability: rest };
  },
);

/** One ability that is not a keyword, with its heading if it has one. */
const ability: Phrase<Ability> = tie(
  'ability',
  where('an ability', oneOf('an ability', plain, headed), one => !lacksY(one)),
);

const alone: Phrase<readonly Ability[]> = as(
  ability,
  (one): readonly Ability[] => [one],
  ([one, ...more]) => (more.length === 0 ? one : undefined),
);

const headedPair: Phrase<readonly Ability[]> = as(
  say`${{ heading }} ${{ pair: staticPair }}`,
  ({ heading: words, pair: [first, ...more] }): readonly Ability[] | undefined =>
    first?.is === 'static' ? [{ ...first, heading: words }, ...more] : undefined,
  ([first, ...more]) => {
    if (first?.is !== 'static' || first.heading === undefined || more.length === 0) return undefined;
    const { heading: words, ...rest } = first;
    return { heading: words, pair: [rest, ...more] };
  },
);

const level: Phrase<readonly Ability[]> = as(
  levelsOf(keywords, alone),
  (one): readonly Ability[] => [one],
  ([one, ...more]) => (one?.is === 'level' && more.length === 0 ? one : undefined),
);

/** One line of a card's text: a list of keywords, one ability, or a band with its abilities. */
export const line: Phrase<readonly Ability[]> = oneOf(
  'an ability',
  keywords,
  kickers,
  apart,
  alone,
  staticPair,
  headedPair,
  preventingBoth,
  level,
  exerting,
  escapingThen,
  anchored,
);
