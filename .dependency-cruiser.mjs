// The import law: what each package may import, and nothing else. Data flows one way (ARCHITECTURE.md).

import { builtinModules } from 'node:module';

const MAY_IMPORT = {
  ability: [],
  oracle: ['ability'],
  cards: ['ability', 'oracle'],
  engine: ['ability'],
  agents: ['ability', 'engine'],
  judge: ['ability', 'oracle', 'cards', 'engine'],
  server: ['ability', 'cards', 'engine', 'agents', 'judge'],
  web: ['ability', 'oracle', 'cards', 'engine', 'agents', 'judge'],
};

/** These run in the browser too, so nothing they reach may be a module of Node. */
const BROWSER_SAFE = '^packages/(ability|oracle|engine|agents|web)/src/';

/** Reachability rules match paths only, so the modules of Node are listed; bare names are how they are resolved. */
const NODE_MODULES = `^(node:.+|${builtinModules.join('|')})$`;

const ALL = [...Object.keys(MAY_IMPORT), 'cli'];

const oneWay = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-only-${allowed.join('-') || 'itself'}`,
  comment: `${name} may import ${allowed.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

const publicFace = ALL.map(name => ({
  name: `only-the-public-face-of-${name}`,
  comment: `Others import what ${name} exports, never a file behind it.`,
  severity: 'error',
  from: { path: '^packages/[^/]+/src/', pathNot: `^packages/${name}/` },
  to: {
    path: `^packages/${name}/`,
    pathNot: `^packages/${name}/(src/(index|store|files|version|setup/index|tell/index|starter/index|rulebook/index|room/index|peers/index)[.]ts|package[.]json)$`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    ...publicFace,
    {
      name: 'web-uses-the-browser-safe-face-of-cards',
      comment: 'cards/store reads files and a database; the browser gets the index of cards.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/cards/src/store[.]ts$' },
    },
    {
      name: 'no-node-modules-in-browser-safe-packages',
      severity: 'error',
      from: { path: BROWSER_SAFE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-node-modules-behind-the-index-of-cards',
      severity: 'error',
      from: { path: '^packages/cards/src/index[.]ts$' },
      to: { path: NODE_MODULES, reachable: true },
    },
    {
      name: 'no-node-modules-behind-the-browser',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: NODE_MODULES, reachable: true },
    },
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other; code may not, but where rules do: a count filters, a filter counts.',
      severity: 'error',
      from: { pathNot: '^packages/(engine/src|oracle/src/3-grammar)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'tests-are-imported-by-tests',
      severity: 'error',
      from: { pathNot: '^(packages/[^/]+/(test|bench)|bench)/' },
      to: { path: '^packages/[^/]+/test/' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|artifacts)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
