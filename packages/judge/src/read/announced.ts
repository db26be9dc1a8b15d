/** What is said with a spell or ability: targets, X, modes, costs, in any order. */
import { type Announced, NOTHING_ANNOUNCED } from '../scenario/action.ts';
import type { Choice } from '../scenario/noun.ts';
import { after, listOf, many, map, oneOf, optional, type Parser, pattern, seq, words } from './kernel.ts';
import { choice, nouns, number, objects, shares } from './nouns.ts';

type Part = Partial<Announced>;

const numbers = listOf(number);
const END = String.raw`(?=$|,|\.|:| and | targeting | with | choosing | paying | dividing | sacrificing | discarding | exiling | tapping | twice| \d+ times)`;
/** The name of a kind of cost: "kicker", "face down". */
const costName = pattern('a kind of cost', new RegExp(`[a-z][a-z-]*(?: [a-z-]+)*?${END}`, 'iuy'), ([text]) =>
  text.toLowerCase(),
);
const times = oneOf(
  words('twice', 2),
  map(seq(number, words('times')), ([n]) => n),
);
const paid = map(seq(costName, optional(times, 1)), ([keyword, n]) => ({ keyword, times: n }));

const CHOSEN_FOR_COSTS = ['sacrificing', 'discarding', 'exiling', 'tapping', 'returning', 'revealing'];
const chosen = (what: readonly Choice[]): Part => ({ chosen: what });

const part: Parser<Part> = oneOf<Part>(
  map(after('targeting', nouns), targets => ({ targets })),
  map(after('with X =', number), x => ({ x })),
  map(oneOf(after('choosing mode', numbers), after('choosing modes', numbers)), modes => ({ modes })),
  map(after('using', costName), way => ({ way })),
  words('face down', { way: 'face down' }),
  map(after('paying', paid), one => ({ paying: [one] })),
  map(after('dividing', shares), of => ({ shares: of })),
  map(oneOf(...CHOSEN_FOR_COSTS.map(word => after(word, objects))), chosen),
  map(after('choosing', listOf(choice)), chosen),
  map(after('with ability', number), ability => ({ ability })),
);

const AND = optional(oneOf(seq(words(','), words('and')), words(','), words('and')), null);

export const announced: Parser<Announced> = map(many(map(seq(AND, part), ([, one]) => one)), parts => ({
  ...NOTHING_ANNOUNCED,
  ...Object.fromEntries(parts.flatMap(Object.entries)),
  targets: parts.flatMap(one => one.targets ?? []),
  modes: parts.flatMap(one => one.modes ?? []),
  shares: parts.flatMap(one => one.shares ?? []),
  paying: parts.flatMap(one => one.paying ?? []),
  chosen: parts.flatMap(one => one.chosen ?? []),
}));
