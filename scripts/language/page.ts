/** The page about the ability language, made from the grammar and from wordings that the tests read. */
import type { Graph, Node } from '../../packages/oracle/src/2-kernel/graph.ts';

type Entry = { readonly word: string; readonly wordings: Set<string>; example: string };

/** The fields that tell the members of each union of the vocabulary apart, with what the union is. */
const UNIONS = {
  is: ['Abilities and qualities', 'what an ability is; what a describing word says'],
  keyword: ['Keywords', 'keyword abilities with parameters'],
  static: ['What static abilities do', ''],
  do: ['Verbs and joins', 'what instructions do, and how they are joined'],
  change: ['Changes', 'what continuous effects change'],
  rule: ['Rules', "what can't, must or may be done"],
  on: ['Events', 'what triggers wait for and replacements replace'],
  if: ['Conditions', ''],
  what: ['Objects', ''],
  who: ['Players', ''],
  either: ['Objects or players', ''],
  count: ['Amounts', ''],
  instead: ['What happens instead', ''],
  enters: ['How things enter', ''],
  pay: ['Costs', ''],
  only: ['Limits of activating', ''],
  until: ['Durations', ''],
  mana: ['Mana', ''],
  token: ['Tokens', ''],
} as const;
type Union = keyof typeof UNIONS;
const ORDER = Object.keys(UNIONS) as readonly Union[];
/** Comparisons have an `is` of their own, so that field tells least. */
const TELLING = [...ORDER.slice(1), ...ORDER.slice(0, 1)];

/** `exampleOf`: a wording that a rule reads, by the rule's number. */
export function languagePage({ nodes }: Graph, exampleOf: ReadonlyMap<number, string>): string {
  const unions = new Map<Union | 'other', Map<string, Entry>>();
  for (const node of nodes) if (node.shape.kind === 'template') addTo(unions, node, exampleOf);
  const templates = nodes.filter(({ shape }) => shape.kind === 'template').length;
  const sections = [...ORDER, 'other' as const].map(union => section(union, unions.get(union)));
  return `${[INTRODUCTION(templates), ...sections, tables(nodes)].filter(text => text !== '').join('\n\n')}\n`;
}

const INTRODUCTION = (templates: number): string => `# The ability language and its wordings

Made by \`npm run language\` from the grammar in \`packages/oracle/src/3-grammar\`; do not edit it. The words on the left are
those of \`packages/ability\`, as the [glossary](glossary.md) uses them. Each wording is a rule that reads and writes: \`<field>\` stands for
another phrase, \`<…>\` for one whose fields are merged, \`~\` for the object itself. There are ${templates} such rules, in the singular and the plural
where both exist. The examples are read and written back to the letter by the tests; they are there for their form and play no role in any game.`;

function addTo(
  unions: Map<Union | 'other', Map<string, Entry>>,
  { shape, rules }: Node,
  exampleOf: ReadonlyMap<number, string>,
): void {
  if (shape.kind !== 'template') return;
  const union = TELLING.find(field => typeof shape.constants[field] === 'string') ?? 'other';
  const word = union === 'other' ? '' : String(shape.constants[union]);
  const entries = unions.get(union) ?? new Map<string, Entry>();
  const wording = wordingOf(shape.name, shape.constants);
  const key = union === 'other' ? wording : word;
  const entry = entries.get(key) ?? { word, wordings: new Set<string>(), example: '' };
  entry.wordings.add(wording);
  const example = exampleOf.get(rules[0]?.id ?? -1) ?? '';
  if (example !== '' && (entry.example === '' || example.length < entry.example.length)) entry.example = example;
  entries.set(key, entry);
  unions.set(union, entries);
}

/** The name of a rule without the fixed fields before it. */
function wordingOf(name: string, constants: Readonly<Record<string, unknown>>): string {
  let text = name;
  for (const value of Object.values(constants)) {
    const prefix = `${String(value)}: `;
    if (typeof value === 'string' && text.startsWith(prefix)) text = text.slice(prefix.length);
  }
  return text;
}

const code = (text: string): string => `\`${text.replaceAll('|', '¦').replaceAll('\n', '↵')}\``;

function section(union: Union | 'other', entries: ReadonlyMap<string, Entry> | undefined): string {
  if (entries === undefined) return '';
  const [title, about] = union === 'other' ? ['Parts of phrases', ''] : UNIONS[union];
  const head = `## ${title}${union === 'other' ? '' : ` (\`${union}\`)`}${about === '' ? '' : `\n\n${about[0]?.toUpperCase()}${about.slice(1)}.`}`;
  const rows = [...entries.values()]
    .toSorted((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
    .map(({ word, wordings, example }) => {
      const said = [...wordings].map(code).join('<br>');
      return `| ${word === '' ? '' : code(word)} | ${said} | ${example === '' ? '' : code(example)} |`;
    });
  return [head, '', '| word | wordings | example |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Words that stand for values, by what they are. */
function tables(nodes: readonly Node[]): string {
  const byLabel = new Map<string, Set<string>>();
  for (const { shape, label } of nodes) {
    if (shape.kind !== 'table') continue;
    const words = byLabel.get(label) ?? new Set<string>();
    for (const row of shape.rows) words.add(row.words.join(' '));
    byLabel.set(label, words);
  }
  const rows = [...byLabel]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, words]) => {
      const list = [...words];
      const shown = list.slice(0, MOST_WORDS).map(code).join(' ');
      return `| ${label} | ${shown}${list.length > MOST_WORDS ? ` and ${list.length - MOST_WORDS} more` : ''} |`;
    });
  return ['## Words', '', '| what | words |', '| --- | --- |', ...rows].join('\n');
}

const MOST_WORDS = 60;
