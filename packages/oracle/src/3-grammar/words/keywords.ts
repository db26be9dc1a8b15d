import type { ActivatedKeyword, KeywordName } from '@lawmage/ability';
import { type Phrase, part, table } from '../../2-kernel/index.ts';

/** Keywords that stand by their name alone on a line, in a grant ("has flying") and in a filter ("with flying"). */
// biome-ignore format: a list of names reads best filled
export const ALONE = [
  'deathtouch', 'defender', 'double strike', 'first strike', 'flash', 'flying', 'haste', 'hexproof', 'indestructible',
  'intimidate', 'lifelink', 'reach', 'shroud', 'trample', 'trample over planeswalkers', 'vigilance', 'banding', 'flanking', 'phasing', 'shadow',
  'horsemanship', 'fear', 'provoke', 'storm', 'sunburst', 'epic', 'convoke', 'haunt', 'split second', 'delve',
  'gravestorm', 'changeling', 'hideaway', 'conspire', 'persist', 'wither', 'retrace', 'exalted', 'cascade', 'rebound',
  'umbra armor', 'infect', 'battle cry', 'living weapon', 'undying', 'soulbond', 'unleash', 'cipher', 'evolve',
  'extort', 'fuse', 'dethrone', 'prowess', 'exploit', 'menace', 'devoid', 'ingest', 'myriad', 'skulk', 'melee',
  'undaunted', 'improvise', 'aftermath', 'ascend', 'assist', 'jump-start', 'mentor', 'riot', 'demonstrate', 'daybound',
  'nightbound', 'decayed', 'training', 'compleated', 'enlist', 'read ahead', 'ravenous', 'space sculptor',
  'living metal', 'for Mirrodin!', 'bargain', 'start your engines!', 'job select', 'partner', 'double team', 'increment', 'paradigm',
  'storied', 'spree', 'tiered', 'totem armor', 'station',
] as const;

/** "flying", "first strike". */
export const keywordAlone: Phrase<KeywordName> = part<KeywordName>()(table('a keyword', ALONE));

/** Keywords in front of activated abilities, as texts speak of those: "an exhaust ability". */
export const inFront = part<ActivatedKeyword>()(table('a keyword', ['boast', 'exhaust', 'power-up']));

/** Keywords that a filter can ask for beside those: "with cycling", "with flashback". */
// biome-ignore format: a list of names reads best filled
const WITH_PARAMETER = [
  'cycling', 'flashback', 'kicker', 'morph', 'megamorph', 'disguise', 'madness', 'equip', 'suspend', 'unearth',
  'embalm', 'eternalize', 'bestow', 'evoke', 'foretell', 'mutate', 'ward', 'toxic', 'affinity', 'dredge', 'modular',
  'annihilator', 'bushido', 'vanishing', 'fading', 'rampage', 'echo', 'cumulative upkeep', 'landwalk', 'protection',
  'disturb', 'escape', 'ninjutsu', 'plot', 'enchant', 'companion', 'transmute', 'mobilize', 'warp', 'harmonize', 'prototype',
] as const;

/** Any keyword by its name, as filters ask for it. */
export const keywordName: Phrase<KeywordName> = part<KeywordName>()(table('a keyword', [...ALONE, ...WITH_PARAMETER]));
