/** Which words of a card the engine does not carry out. A card without any is playable, if its text was read whole. */
import type {
  Ability,
  Card,
  Effect,
  KeywordAction,
  KeywordName,
  Layout,
  ObjectRule,
  PlayerRule,
} from '@lawmage/ability';
import { hasTargets } from '../1-concepts/115-targets/phrases.ts';
import { JOINS } from '../6-spells-and-effects/609-effects/joins/index.ts';
import { VERBS } from '../6-spells-and-effects/609-effects/verbs/index.ts';
import { hasWords } from '../6-spells-and-effects/609-effects/verbs/words.ts';
import { CARRIED_OUT_ACTIONS } from '../7-additional/701-keyword-actions/act.ts';
import { UNKNOWN_KEYWORDS } from './keywords.ts';
import { missingNouns } from './nouns.ts';
import { OBJECT_RULES, PLAYER_RULES } from './rules.ts';

/** Layouts whose faces the engine can put into play and cast. */
const LAYOUTS: { readonly [K in Layout]: boolean } = {
  normal: true,
  split: true,
  aftermath: true,
  flip: true,
  transform: true,
  modal_dfc: true,
  adventure: true,
  omen: true,
  meld: true,
  saga: true,
  class: true,
  case: true,
  leveler: true,
  prototype: true,
  mutate: true,
  battle: true,
  room: true,
  prepare: true,
  token: true,
  emblem: true,
};

/** The words of a card that are not carried out, each once, as "kind: word". */
export function missingWords(card: Card): readonly string[] {
  const missing = new Set<string>();
  if (!LAYOUTS[card.layout]) missing.add(`layout: ${card.layout}`);
  for (const face of card.faces) for (const ability of face.abilities) look(ability, missing);
  for (const name of namesGiven(card)) missing.delete(tokenOf(name));
  return [...missing];
}

const tokenOf = (name: string): string => `token: ${name}`;

/** [CR 111.11 | 2007: none] The names of the cards that come with it and are playable: tokens may be made like these. */
const namesGiven = ({ refers = [] }: Card): readonly string[] =>
  refers.filter(card => missingWords(card).length === 0).flatMap(({ name, faces: [front] }) => [name, front.name]);

/** The words of one ability that are not carried out. */
export function missingWordsOf(ability: Ability): readonly string[] {
  const missing = new Set<string>();
  look(ability, missing);
  return [...missing];
}

type Node = Readonly<Record<string, unknown>>;

function look(node: unknown, missing: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) look(item, missing);
  } else if (typeof node === 'object' && node !== null) {
    for (const word of missingIn(node as Node)) missing.add(word);
    for (const part of Object.values(node)) look(part, missing);
  }
}

/** What one node of the vocabulary lacks, by the field that tells what it is. */
function missingIn(node: Node): readonly string[] {
  const lacks: string[] = [];
  if (typeof node.do === 'string' && !isCarriedOut(node)) lacks.push(`effect: ${nameOf(node)}`);
  if (node.do === 'forEach' && hasTargets(node.effect as Effect)) lacks.push('effect: a target for each');
  if (node.is === 'keyword' && UNKNOWN_KEYWORDS.has(node.keyword as KeywordName))
    lacks.push(`keyword: ${String(node.keyword)}`);
  if (typeof node.rule === 'string' && !isAskedFor(node.rule)) lacks.push(`rule: ${node.rule}`);
  if (node.token === 'named') lacks.push(tokenOf(String(node.name)));
  return [...lacks, ...missingNouns(node)];
}

const isAskedFor = (rule: string): boolean =>
  OBJECT_RULES[rule as ObjectRule['rule']] === true || PLAYER_RULES[rule as PlayerRule['rule']] === true;

function isCarriedOut(node: Node): boolean {
  const word = node.do as Effect['do'];
  if (word === 'act') return CARRIED_OUT_ACTIONS.has(node.act as KeywordAction);
  if (word === 'chooseWord') return node.of !== undefined || hasWords(String(node.kind));
  return word in JOINS || word in VERBS;
}

const nameOf = (node: Node): string => (node.do === 'act' ? String(node.act) : String(node.do));
