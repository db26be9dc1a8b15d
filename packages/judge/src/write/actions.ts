/** What players do, as the scenario language says it. */
import type { Names } from '../read/names.ts';
import type { Action, ActKind, Announced, AttackPair, BlockPair, Deed, SaidLoop } from '../scenario/action.ts';
import {
  choicesWords,
  listed,
  nounsWords,
  nounWords,
  objectWords,
  playerWords,
  sharesWords,
  stepNounWords,
} from './nouns.ts';

/** The sentence of an action. Read again, it is the same action. */
export function actionWords(names: Names, action: Action): string {
  switch (action.do) {
    case 'resolve':
      return action.what === null ? 'the stack resolves' : `${objectWords(names, action.what)} resolves`;
    case 'until':
      return `until ${stepNounWords(names, action.step)}`;
    case 'pass':
      return action.who === null ? 'everyone passes' : `${playerWords(names, action.who)} passes`;
    case 'accept':
      return action.who === null ? 'everyone accepts' : `${playerWords(names, action.who)} accepts`;
    case 'propose':
      return proposalLines(names, action).join('\n');
    default:
      return `${playerWords(names, action.who)} ${doneWords(names, action)}`;
  }
}

type Done = Exclude<Action, { do: 'resolve' | 'until' | 'pass' | 'accept' | 'propose' }>;

type Proposal = Extract<Action, { do: 'propose' }>;

/** A block: its head, and what is proposed below it. */
function proposalLines(names: Names, { who, loops }: Proposal): readonly string[] {
  const head = `${playerWords(names, who)} proposes`;
  const [only, ...more] = loops;
  const said = (loop: SaidLoop, indent: string): readonly string[] =>
    loop.steps.map(does => `${indent}${actionWords(names, does)}`);
  if (only !== undefined && more.length === 0)
    return [only.times === 1 ? `${head}:` : `${head}, ${only.times} times:`, ...said(only, '    ')];
  const parts = loops.flatMap(loop =>
    loop.times === 1 ? said(loop, '    ') : [`    ${loop.times} times:`, ...said(loop, '      ')],
  );
  return [`${head}:`, ...parts];
}

function doneWords(names: Names, action: Done): string {
  switch (action.do) {
    case 'order':
      return `orders ${nounsWords(names, action.what)}`;
    case 'say':
      return action.yes ? 'says yes' : 'says no';
    case 'concede':
      return 'concedes';
    case 'mulligan':
      return action.keep ? 'keeps' : 'mulligans';
    case 'stop':
      return `stops it in round ${action.round}${action.choice === 1 ? '' : ` at choice ${action.choice}`}`;
    case 'takeBack':
      return 'takes it back';
    case 'byHand':
      return action.on ? 'pays by hand' : 'pays by itself again';
    default:
      return deedWords(names, action);
  }
}

function deedWords(names: Names, deed: Deed): string {
  switch (deed.do) {
    case 'act':
      return [actWords(deed.act, objectWords(names, deed.what)), ...announcedWords(names, deed.announced)].join(' ');
    case 'attack':
      return deed.pairs.length === 0 ? 'does not attack' : `attacks with ${attackWords(names, deed.pairs)}`;
    case 'block':
      return deed.pairs.length === 0 ? 'does not block' : `blocks ${blockWords(names, deed.pairs)}`;
    case 'choose':
      return `chooses ${deed.what.length === 0 ? 'nothing' : choicesWords(names, deed.what)}`;
    case 'divide':
      return `divides ${sharesWords(names, deed.shares)}`;
  }
}

const ACTS: Readonly<Record<ActKind, readonly [before: string, after: string]>> = {
  cast: ['casts', ''],
  activate: ['activates', ''],
  play: ['plays', ''],
  mana: ['taps', ' for mana'],
  faceUp: ['turns', ' face up'],
  suspend: ['suspends', ''],
  foretell: ['foretells', ''],
  plot: ['plots', ''],
  endEffect: ['ends the effect of', ''],
  ignore: ['ignores', ''],
  discard: ['discards', ''],
  unlock: ['unlocks', ''],
};

const actWords = (act: ActKind, what: string): string => `${ACTS[act][0]} ${what}${ACTS[act][1]}`;

function announcedWords(names: Names, said: Announced): readonly string[] {
  const { targets, x, modes, way, paying, shares, chosen, ability } = said;
  return [
    ...(ability === null ? [] : [`with ability ${ability}`]),
    ...(way === null ? [] : [way === 'face down' ? 'face down' : `using ${way}`]),
    ...(modes.length === 0 ? [] : [`choosing mode ${listed(modes.map(String))}`]),
    ...(x === null ? [] : [`with X = ${x}`]),
    ...(targets.length === 0 ? [] : [`targeting ${nounsWords(names, targets)}`]),
    ...(shares.length === 0 ? [] : [`dividing ${sharesWords(names, shares)}`]),
    ...paying.map(({ keyword, times }) => `paying ${keyword}${timesWords(times)}`),
    ...(chosen.length === 0 ? [] : [`choosing ${choicesWords(names, chosen)}`]),
  ];
}

const timesWords = (times: number): string => (times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`);

const attackWords = (names: Names, pairs: readonly AttackPair[]): string =>
  listed(
    pairs.map(
      ({ attacker, at }) => `${objectWords(names, attacker)}${at === null ? '' : ` at ${nounWords(names, at)}`}`,
    ),
  );

/** Pairs of one attacker that follow each other are one "A with B and C". */
function blockWords(names: Names, pairs: readonly BlockPair[]): string {
  const groups: { attacker: string; blockers: string[] }[] = [];
  for (const { attacker, blocker } of pairs) {
    const words = objectWords(names, attacker);
    const last = groups.at(-1);
    if (last?.attacker === words) last.blockers.push(objectWords(names, blocker));
    else groups.push({ attacker: words, blockers: [objectWords(names, blocker)] });
  }
  return listed(groups.map(({ attacker, blockers }) => `${attacker} with ${blockers.join(' and ')}`));
}
