/** The text of a scenario. Read again, it is the same scenario, but for its places and its remarks. */
import type { FaceFacts } from '@lawmage/oracle';
import { BASICS } from '../read/basics.ts';
import { cardNames, type Names, namesOf } from '../read/names.ts';
import type { Case, InventedCard, Scenario, Step } from '../scenario/scenario.ts';
import { actionWords } from './actions.ts';
import { COLOR_WORDS, stepWords } from './nouns.ts';
import { playerLines } from './position.ts';

export function writeScenario(scenario: Scenario): string {
  const names = namesOfScenario(scenario);
  const { title, invented, players, cases } = scenario;
  const parts = [
    [`Scenario: ${title}`, ...headLines(scenario)],
    ...invented.map(cardLines),
    printedLines(scenario),
    players.flatMap(player => playerLines(names, player)),
    [turnLine(scenario)],
    ...cases.map(one => caseLines(names, one, cases.length === 1)),
  ];
  return `${parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Everything that has a name in a scenario. */
export function namesOfScenario({ players, invented, printed }: Scenario): Names {
  const cards = [...invented.flatMap(({ facts }) => facts.faces.map(face => face.name))];
  const called = players.flatMap(({ items }) =>
    items.flatMap(({ marks }) => marks.flatMap(mark => (mark.is === 'called' ? [mark.name] : []))),
  );
  return namesOf(
    players.map(player => player.name),
    [...cards, ...printed.flatMap(({ name }) => cardNames(name)), ...called, ...BASICS.map(card => card.name)],
  );
}

function headLines({ editions, rules, seed, format }: Scenario): readonly string[] {
  const { current, '2007-02': in2007 } = rules;
  const [only] = editions;
  return [
    ...(current.length + in2007.length === 0 ? [] : [rulesLine(current, in2007)]),
    ...(editions.length === 1 ? [`Edition: ${only === 'current' ? 'current' : '2007'}`] : []),
    ...(seed === 1 ? [] : [`Seed: ${seed}`]),
    ...(format.commander === true ? ['Format: commander'] : []),
  ];
}

const rulesLine = (current: readonly string[], in2007: readonly string[]): string =>
  `Rules: ${current.join(', ')}${in2007.length === 0 ? '' : ` | ${in2007.join(', ')}`}`;

function cardLines({ facts }: InventedCard): readonly string[] {
  return facts.faces.flatMap((face, at) => [`${headOf(facts.layout, at)}: ${costed(face)}`, ...faceLines(face)]);
}

const headOf = (layout: string, at: number): string =>
  at > 0 ? 'Face' : layout === 'normal' ? 'Card' : `Card (${layout.replaceAll('_', ' ')})`;

const costed = ({ name, manaCost }: FaceFacts): string => (manaCost === '' ? name : `${name} ${manaCost}`);

function faceLines({ typeLine, power, toughness, loyalty, defense, colorIndicator, text }: FaceFacts): string[] {
  const size = power === undefined || toughness === undefined ? '' : ` ${power}/${toughness}`;
  const [color] = colorIndicator ?? [];
  const numbers = [
    ...(loyalty === undefined ? [] : [`, loyalty ${loyalty}`]),
    ...(defense === undefined ? [] : [`, defense ${defense}`]),
    ...(color === undefined ? [] : [`, ${COLOR_WORDS[color]}`]),
  ];
  const lines = text === '' ? [] : text.split('\n');
  return [`${typeLine}${size}${numbers.join('')}`, ...lines].map(line => `  ${line}`);
}

const printedLines = ({ printed }: Scenario): readonly string[] =>
  printed.length === 0 ? [] : ['Printed cards:', ...printed.map(({ name }) => `  ${name}`)];

function turnLine({ players, turn }: Scenario): string {
  const name = players[turn.player]?.name ?? '';
  return turn.step === null ? `Start: the game begins with ${name}` : `Turn: ${name}, ${stepWords(turn.step)}`;
}

/** Said where nothing happens: a case must say something. */
const NOTHING_HAPPENS = 'the game goes on';

function caseLines(names: Names, { name, steps }: Case, single: boolean): readonly string[] {
  const lines = steps.length === 0 ? [NOTHING_HAPPENS] : steps.map(step => stepLine(names, step));
  return [single && name === '' ? 'Play:' : `Case: ${name}`, ...lines.map(line => `  ${line}`)];
}

/** What is done is written anew; what must be true stands as it was read. */
function stepLine(names: Names, { edition, does, text }: Step): string {
  const words = 'do' in does ? actionWords(names, does) : text;
  return edition === null ? words : `${edition === 'current' ? 'today' : 'in 2007'}: ${words}`;
}
