/** The rules of keyword abilities [CR 702 | 2007: 502], for naming them when they act. */
import type { Ability, Keyword, KeywordName } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Characteristics, LiveAbility } from '../../state/characteristics.ts';
import { must } from '../../state/must.ts';
import { cite, citeAll, isCiting } from '../../work/cite.ts';
import { giftIn, typeAlone } from './of-instances.ts';

/** What a keyword does, and what several instances of it on one object do. */
type KeywordRules = {
  readonly acts: Rule;
  readonly several?: Rule;
  /** What else it says of the same doing. */
  readonly also?: readonly Rule[];
  /** What it says of a spell that is cast by it. */
  readonly cast?: readonly Rule[];
  /** What it says of the moment when its ability resolves. */
  readonly resolves?: Rule;
  /** What it says where its ability does not apply. */
  readonly refuses?: Rule;
  /** What it says where its condition is no longer so as its ability resolves. */
  readonly fails?: Rule;
  /** What it says of some instances: of one without a number, with X. */
  readonly of?: (instance: Keyword) => Rule | null;
};

const isX = ({ n }: Keyword): boolean => typeof n === 'object' && n.count === 'x';

const RULES: { readonly [K in KeywordName]?: KeywordRules } = {
  deathtouch: { acts: '702.2b|', several: '702.2f|' },
  defender: { acts: '702.3b|502.41b', several: '702.3c|502.41c' },
  'double strike': { acts: '702.4b|502.28b', several: '702.4e|502.28e' },
  enchant: { acts: '702.5a|502.45a', several: '702.5c|502.45c' },
  equip: {
    acts: '702.6a|502.33a',
    several: '702.6d|502.33c',
    of: ({ quality }) => (quality === undefined ? null : '702.6c|'),
  },
  'first strike': { acts: '702.7b|502.2b', several: '702.7d|502.2d' },
  flash: { acts: '702.8a|502.57a', several: '702.8b|502.57b' },
  flying: { acts: '702.9b|502.4b', several: '702.9c|502.4c' },
  haste: { acts: '702.10b|502.5b', several: '702.10d|502.5c' },
  hexproof: { acts: '702.11b|', several: '702.11h|' },
  indestructible: { acts: '702.12b|', several: '702.12c|' },
  intimidate: { acts: '702.13b|', several: '702.13c|' },
  landwalk: { acts: '702.14a|502.6a', several: '702.14e|502.6e' },
  lifelink: { acts: '702.15b|', several: '702.15f|' },
  protection: { acts: '702.16a|502.7a', several: '702.16m|502.7g' },
  reach: { acts: '702.17b|502.4b', several: '702.17c|' },
  shroud: { acts: '702.18a|', several: '702.18b|' },
  trample: { acts: '702.19a|502.9a', several: '702.19g|502.9f' },
  'trample over planeswalkers': { acts: '702.19c|' },
  vigilance: { acts: '702.20b|502.14b', several: '702.20c|502.14c' },
  ward: { acts: '702.21a|', of: ({ n }) => (n === undefined ? null : '702.21b|') },
  banding: { acts: '702.22a|502.10a', several: '702.22m|502.10i' },
  rampage: { acts: '702.23a|502.12a', several: '702.23c|502.12c', resolves: '702.23b|502.12b' },
  'cumulative upkeep': { acts: '702.24a|502.13a', several: '702.24b|502.13b' },
  flanking: { acts: '702.25a|502.3a', several: '702.25b|502.3b' },
  phasing: { acts: '702.26a|502.15a', several: '702.26p|502.15p' },
  buyback: { acts: '702.27a|502.16a' },
  shadow: { acts: '702.28b|502.8b', several: '702.28c|502.8c' },
  cycling: { acts: '702.29a|502.18a' },
  echo: { acts: '702.30a|502.19a' },
  horsemanship: { acts: '702.31b|502.17b', several: '702.31c|502.17c' },
  fading: { acts: '702.32a|502.20a' },
  kicker: { acts: '702.33a|502.21a', of: ({ said }) => (said === 'and/or' ? '702.33b|502.21a' : null) },
  flashback: { acts: '702.34a|502.22a' },
  madness: { acts: '702.35a|502.24a' },
  fear: { acts: '702.36b|502.25b', several: '702.36c|502.25c' },
  morph: { acts: '702.37a|502.26a' },
  amplify: { acts: '702.38a|502.27a', several: '702.38b|502.27b' },
  provoke: { acts: '702.39a|502.29a', several: '702.39b|502.29b' },
  storm: { acts: '702.40a|502.30a', several: '702.40b|502.30b' },
  affinity: { acts: '702.41a|502.31a', several: '702.41b|502.31c' },
  entwine: { acts: '702.42a|502.32a' },
  modular: {
    acts: '702.43a|502.35a',
    several: '702.43b|502.35b',
    of: ({ n }) => (typeof n === 'object' ? '702.44c|502.37c' : null),
  },
  sunburst: { acts: '702.44a|502.37a', several: '702.44d|502.37d' },
  bushido: { acts: '702.45a|502.38a', several: '702.45b|502.38b' },
  soulshift: { acts: '702.46a|502.39a', several: '702.46b|502.39b' },
  splice: { acts: '702.47a|502.40a' },
  offering: { acts: '702.48a|502.42a' },
  ninjutsu: { acts: '702.49a|502.43a' },
  'commander ninjutsu': { acts: '702.49d|' },
  epic: { acts: '702.50a|502.44a' },
  convoke: { acts: '702.51a|502.46a', several: '702.51d|502.46c', also: ['702.51b|'] },
  dredge: { acts: '702.52a|502.47a', refuses: '702.52b|502.47b' },
  transmute: { acts: '702.53a|502.48a' },
  bloodthirst: {
    acts: '702.54a|502.50a',
    several: '702.54c|502.50c',
    of: one => (isX(one) ? '702.54b|502.50b' : null),
  },
  haunt: { acts: '702.55a|502.51a' },
  replicate: { acts: '702.56a|502.52a', several: '702.56b|502.52b' },
  graft: { acts: '702.58a|502.54a', several: '702.58b|502.54b' },
  recover: { acts: '702.59a|502.55a' },
  ripple: { acts: '702.60a|502.56a', several: '702.60b|502.56b' },
  'split second': { acts: '702.61a|502.58a', several: '702.61c|502.58b' },
  suspend: { acts: '702.62a|502.59a' },
  vanishing: {
    acts: '702.63a|502.60a',
    several: '702.63c|502.60c',
    of: ({ n }) => (n === undefined ? '702.63b|502.60b' : null),
  },
  absorb: { acts: '702.64a|', several: '702.64c|' },
  'aura swap': { acts: '702.65a|' },
  delve: { acts: '702.66a|', several: '702.66c|', also: ['702.66b|'] },
  fortify: { acts: '702.67a|', several: '702.67c|' },
  frenzy: { acts: '702.68a|', several: '702.68b|' },
  gravestorm: { acts: '702.69a|', several: '702.69b|' },
  poisonous: { acts: '702.70a|', several: '702.70b|' },
  transfigure: { acts: '702.71a|' },
  champion: { acts: '702.72a|' },
  changeling: { acts: '702.73a|' },
  evoke: { acts: '702.74a|' },
  hideaway: { acts: '702.75a|' },
  prowl: { acts: '702.76a|' },
  reinforce: { acts: '702.77a|' },
  conspire: { acts: '702.78a|', several: '702.78b|' },
  persist: { acts: '702.79a|' },
  wither: { acts: '702.80a|', several: '702.80d|' },
  retrace: { acts: '702.81a|' },
  devour: { acts: '702.82a|', of: ({ quality }) => (quality === undefined ? null : '702.82c|') },
  exalted: { acts: '702.83a|' },
  unearth: { acts: '702.84a|' },
  cascade: { acts: '702.85a|', several: '702.85c|' },
  annihilator: { acts: '702.86a|', several: '702.86b|' },
  'level up': { acts: '702.87a|', also: ['711.4|'] },
  rebound: { acts: '702.88a|', several: '702.88c|' },
  'umbra armor': { acts: '702.89a|' },
  infect: { acts: '702.90b|', several: '702.90f|' },
  'battle cry': { acts: '702.91a|', several: '702.91b|' },
  'living weapon': { acts: '702.92a|' },
  undying: { acts: '702.93a|' },
  miracle: { acts: '702.94a|' },
  soulbond: { acts: '702.95a|', fails: '702.95c|' },
  overload: { acts: '702.96a|', cast: ['702.96b|'] },
  scavenge: { acts: '702.97a|' },
  unleash: { acts: '702.98a|' },
  cipher: { acts: '702.99a|' },
  evolve: { acts: '702.100a|', several: '702.100d|' },
  extort: { acts: '702.101a|', several: '702.101b|' },
  fuse: { acts: '702.102a|' },
  bestow: { acts: '702.103a|', cast: ['702.103b|'] },
  tribute: { acts: '702.104a|' },
  dethrone: { acts: '702.105a|', several: '702.105b|' },
  outlast: { acts: '702.107a|' },
  prowess: { acts: '702.108a|', several: '702.108b|' },
  dash: { acts: '702.109a|' },
  exploit: { acts: '702.110a|' },
  menace: { acts: '702.111b|', several: '702.111c|' },
  renown: { acts: '702.112a|', several: '702.112c|' },
  awaken: { acts: '702.113a|', cast: ['702.113b|'] },
  devoid: { acts: '702.114a|' },
  ingest: { acts: '702.115a|', several: '702.115b|' },
  myriad: { acts: '702.116a|', several: '702.116b|' },
  surge: { acts: '702.117a|' },
  skulk: { acts: '702.118b|', several: '702.118c|' },
  emerge: { acts: '702.119a|' },
  escalate: { acts: '702.120a|' },
  melee: { acts: '702.121a|', several: '702.121b|' },
  crew: { acts: '702.122a|' },
  fabricate: { acts: '702.123a|', several: '702.123b|' },
  partner: { acts: '702.124h|' },
  undaunted: { acts: '702.125a|', several: '702.125c|' },
  improvise: { acts: '702.126a|', several: '702.126c|', also: ['702.126b|'] },
  aftermath: { acts: '702.127a|' },
  embalm: { acts: '702.128a|' },
  eternalize: { acts: '702.129a|' },
  afflict: { acts: '702.130a|', several: '702.130b|' },
  ascend: { acts: '702.131a|' },
  assist: { acts: '702.132a|' },
  'jump-start': { acts: '702.133a|' },
  mentor: { acts: '702.134a|', several: '702.134b|' },
  afterlife: { acts: '702.135a|', several: '702.135b|' },
  riot: { acts: '702.136a|', several: '702.136b|' },
  spectacle: { acts: '702.137a|' },
  escape: { acts: '702.138a|' },
  companion: { acts: '702.139a|' },
  mutate: { acts: '702.140a|' },
  encore: { acts: '702.141a|' },
  foretell: { acts: '702.143c|' },
  demonstrate: { acts: '702.144a|' },
  disturb: { acts: '702.146a|' },
  decayed: { acts: '702.147a|' },
  cleave: { acts: '702.148a|' },
  training: { acts: '702.149a|', several: '702.149b|' },
  compleated: { acts: '702.150a|' },
  reconfigure: { acts: '702.151a|' },
  blitz: { acts: '702.152a|', several: '702.152b|' },
  casualty: { acts: '702.153a|', several: '702.153b|' },
  enlist: { acts: '702.154a|', several: '702.154d|' },
  'read ahead': { acts: '702.155a|', several: '702.155c|' },
  ravenous: { acts: '702.156a|' },
  squad: { acts: '702.157a|', several: '702.157b|' },
  'space sculptor': { acts: '702.158a|' },
  prototype: { acts: '702.160a|' },
  'living metal': { acts: '702.161a|' },
  'more than meets the eye': { acts: '702.162a|' },
  toxic: { acts: '702.164a|', also: ['702.164b|', '702.164c|'] },
  backup: { acts: '702.165a|' },
  bargain: { acts: '702.166a|' },
  craft: { acts: '702.167a|', of: typeAlone },
  disguise: { acts: '702.168a|', cast: ['702.168b|', '702.168c|'] },
  plot: { acts: '702.170a|', cast: ['702.170d|'] },
  saddle: { acts: '702.171a|' },
  spree: { acts: '702.172a|' },
  freerunning: { acts: '702.173a|' },
  gift: { acts: '702.174b|', of: giftIn },
  offspring: { acts: '702.175a|', several: '702.175b|' },
  impending: { acts: '702.176a|' },
  harmonize: { acts: '702.180a|' },
  mobilize: { acts: '702.181a|' },
  'job select': { acts: '702.182a|' },
  tiered: { acts: '702.183a|' },
  station: { acts: '702.184a|', also: ['721.4|'] },
  warp: { acts: '702.185a|' },
  mayhem: { acts: '702.187b|' },
  'web-slinging': { acts: '702.188a|' },
  firebending: { acts: '702.189a|' },
  sneak: { acts: '702.190a|' },
  increment: { acts: '702.191a|', several: '702.191b|' },
  paradigm: { acts: '702.192a|' },
  teamwork: { acts: '702.194a|' },
  storied: { acts: '702.195a|' },
  daybound: { acts: '702.145b|' },
  nightbound: { acts: '702.145e|' },
  megamorph: { acts: '702.37b|' },
  multikicker: { acts: '702.33c|' },
  typecycling: { acts: '702.29e|502.18c' },
  'totem armor': { acts: '702.89a|' },
  'bands with other': { acts: '702.22c|502.11b', several: '702.22m|502.11d' },
};

/** The rule by which a keyword acts, which every keyword that is carried out has. */
export const ruleOfKeyword = (keyword: KeywordName): Rule =>
  must(RULES[keyword], `the rule of ${keyword} is known`).acts;

/** Names the rule of a keyword that acts, and that of its several instances on the object. */
export function citeKeyword(is: Pick<Characteristics, 'abilities'>, keyword: KeywordName): void {
  if (!isCiting()) return;
  const rules = RULES[keyword];
  if (rules === undefined) return;
  cite(rules.acts, ...(rules.also ?? []));
  citeSeveral(is, keyword);
  if (is.abilities.some(live => isGrantedVariable(live, keyword))) cite('702.1b|');
  if (rules.of === undefined) return;
  for (const { ability } of is.abilities) {
    const rule = ability.is === 'keyword' && ability.keyword === keyword ? rules.of(ability) : null;
    if (rule !== null) cite(rule);
  }
}

/** [CR 702.1b | 2007: none] A number that what grants the keyword defines, and that changes with it. */
const isGrantedVariable = ({ ability, granted }: LiveAbility, keyword: KeywordName): boolean =>
  granted && ability.is === 'keyword' && ability.keyword === keyword && typeof ability.n === 'object';

/** Names what a keyword says of a spell that is cast by it. */
export const citeCastBy = (keyword: KeywordName): void => citeAll(RULES[keyword]?.cast ?? []);

/** The same for an ability that a keyword means, if it is one. */
export function citeMeaning(is: Pick<Characteristics, 'abilities'>, meaningOf: LiveAbility['meaningOf']): void {
  if (meaningOf !== null && meaningOf !== 'type') citeKeyword(is, meaningOf);
}

/** Names what a keyword says of its ability as that resolves. */
export function citeResolving({ abilities }: Pick<Characteristics, 'abilities'>, ability: Ability): void {
  if (!isCiting()) return;
  const rule = rulesOfMeaning(abilities, ability)?.resolves;
  if (rule !== undefined) cite(rule);
}

/** Names what a keyword says of its ability where that does nothing, for its condition holds no more. */
export function citeFailing({ abilities }: Pick<Characteristics, 'abilities'>, ability: Ability): void {
  const rule = isCiting() ? rulesOfMeaning(abilities, ability)?.fails : undefined;
  if (rule !== undefined) cite(rule);
}

/** The rules of the keyword that an ability is the meaning of. */
function rulesOfMeaning(abilities: readonly LiveAbility[], ability: Ability): KeywordRules | undefined {
  const keyword = abilities.find(live => live.ability === ability)?.meaningOf ?? null;
  return keyword === null || keyword === 'type' ? undefined : RULES[keyword];
}

/** Names what a keyword says of where it does not apply. */
export function citeRefusal(meaningOf: LiveAbility['meaningOf']): void {
  const rule = meaningOf === null || meaningOf === 'type' ? undefined : RULES[meaningOf]?.refuses;
  if (rule !== undefined) cite(rule);
}

/** Names the rule about several instances of a keyword, if the object has several. */
export function citeSeveral({ abilities }: Pick<Characteristics, 'abilities'>, keyword: KeywordName): void {
  const rule = RULES[keyword]?.several;
  if (rule === undefined || !isCiting()) return;
  const instances = abilities.filter(({ ability }) => ability.is === 'keyword' && ability.keyword === keyword);
  if (instances.length > 1) cite(rule);
}
