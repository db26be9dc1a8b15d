/** The text of a scenario. Read again, it is the same scenario, but for its places. */
import type { FaceFacts } from '@lawmage/oracle';
import { BASICS } from '../read/basics.ts';
import { cardNames, type Names, namesOf } from '../read/names.ts';
import type { Case, InventedCard, Scenario, Step } from '../scenario/scenario.ts';
import { actionWords } from './actions.ts';
import { COLOR_WORDS, stepWords } from './nouns.ts';
import { playerLines } from './position.ts';
import { type Remarker, remarker, withRemarks } from './remarks.ts';

export function writeScenario(scenario: Scenario): string {
  const names = namesOfScenario(scenario);
  const { invented, players, cases } = scenario;
  const at = remarker(scenario.remarks);
  const parts = [
    headLines(scenario, at),
    ...invented.map(card => cardLines(card, at)),
    printedLines(scenario, at),
    players.flatMap(player => playerLines(names, player, at)),
    at('turn', [turnLine(scenario)]),
    ...cases.map(one => caseLines(names, one, cases.length === 1, at)),
    at('end', []),
  ];
  return `${parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Everything that has a name in a scenario. */
export function namesOfScenario({ players, invented, printed }: Scenario): Names {
  const cards = invented.flatMap(({ facts }) => [facts.name, ...facts.faces.map(face => face.name)]);
  const called = players.flatMap(({ items }) =>
    items.flatMap(({ marks }) => marks.flatMap(mark => (mark.is === 'called' ? [mark.name] : []))),
  );
  return namesOf(
    players.map(player => player.name),
    [...cards, ...printed.flatMap(({ name }) => cardNames(name)), ...called, ...BASICS.map(card => card.name)],
  );
}

/** A line that says nothing new is left out; what was remarked on it stays. */
function headLines({ title, editions, rules, seed, format }: Scenario, at: Remarker): readonly string[] {
  const { current, '2007-02': in2007 } = rules;
  const [only] = editions;
  return [
    ...at('scenario', [`Scenario: ${title}`]),
    ...at('rules', current.length + in2007.length === 0 ? [] : [rulesLine(current, in2007)]),
    ...at('edition', editions.length === 1 ? [`Edition: ${only === 'current' ? 'current' : '2007'}`] : []),
    ...at('seed', seed === 1 ? [] : [`Seed: ${seed}`]),
    ...at('format', format.commander === true ? ['Format: commander'] : format.ante === true ? ['Format: ante'] : []),
  ];
}

const rulesLine = (current: readonly string[], in2007: readonly string[]): string =>
  `Rules: ${current.join(', ')}${in2007.length === 0 ? '' : ` | ${in2007.join(', ')}`}`;

const cardLines = ({ facts }: InventedCard, at: Remarker): readonly string[] =>
  facts.faces.flatMap((face, n) =>
    at(`card:${face.name}`, [`${headOf(facts.layout, n)}: ${costed(face)}`, ...faceLines(face)]),
  );

const headOf = (layout: string, at: number): string =>
  at > 0 ? 'Face' : layout === 'normal' ? 'Card' : `Card (${layout.replaceAll('_', ' ')})`;

const costed = ({ name, manaCost }: FaceFacts): string => (manaCost === '' ? name : `${name} ${manaCost}`);

function faceLines(face: FaceFacts): string[] {
  const { typeLine, power, toughness, loyalty, defense, colorIndicator, interchangeable, text } = face;
  const size = power === undefined || toughness === undefined ? '' : ` ${power}/${toughness}`;
  const [color] = colorIndicator ?? [];
  const numbers = [
    ...(loyalty === undefined ? [] : [`, loyalty ${loyalty}`]),
    ...(defense === undefined ? [] : [`, defense ${defense}`]),
    ...(color === undefined ? [] : [`, ${COLOR_WORDS[color]}`]),
    ...(interchangeable === undefined ? [] : [`, interchangeable with ${interchangeable}`]),
  ];
  const lines = text === '' ? [] : text.split('\n');
  return [`${typeLine}${size}${numbers.join('')}`, ...lines].map(line => `  ${line}`);
}

const printedLines = ({ printed }: Scenario, at: Remarker): readonly string[] =>
  printed.length === 0
    ? []
    : [...at('printed', ['Printed cards:']), ...printed.flatMap(({ name }) => at(`printed:${name}`, [`  ${name}`]))];

function turnLine({ players, turn }: Scenario): string {
  const name = players[turn.player]?.name ?? '';
  return turn.step === null ? `Start: the game begins with ${name}` : `Turn: ${name}, ${stepWords(turn.step)}`;
}

/** Said where nothing happens: a case must say something. */
const NOTHING_HAPPENS = 'the game goes on';

function caseLines(names: Names, { name, steps }: Case, single: boolean, at: Remarker): readonly string[] {
  const lines =
    steps.length === 0
      ? [`  ${NOTHING_HAPPENS}`]
      : steps.flatMap(step => withRemarks(step.remarks, `  ${stepLine(names, step)}`.split('\n')));
  const head = single && name === '' ? 'Play:' : `Case: ${name}`;
  return [...at(`case:${name}`, [head]), ...lines];
}

/** What is done is written anew; what must be true stands as it was read. */
function stepLine(names: Names, { edition, does, text }: Step): string {
  const words = 'do' in does ? actionWords(names, does) : text;
  return edition === null ? words : `${edition === 'current' ? 'today' : 'in 2007'}: ${words}`;
}
