/**
 * Keyword abilities by the shape of what follows their name [CR 702 | 2007: 502]. A keyword says nothing more than its
 * parameters; what it means is written in the engine, in the same vocabulary wherever the rulebook defines it so.
 */

/** The name alone. */
// biome-ignore format: a list of names reads best filled
export const PLAIN_KEYWORDS = [
  'deathtouch', 'defender', 'double strike', 'first strike', 'flash', 'flying', 'haste', 'hexproof', 'indestructible',
  'intimidate', 'lifelink', 'reach', 'shroud', 'trample', 'vigilance', 'banding', 'flanking', 'phasing', 'shadow',
  'horsemanship', 'fear', 'provoke', 'storm', 'sunburst', 'epic', 'convoke', 'haunt', 'split second', 'delve',
  'gravestorm', 'changeling', 'hideaway', 'conspire', 'persist', 'wither', 'retrace', 'exalted', 'cascade', 'rebound',
  'umbra armor', 'infect', 'battle cry', 'living weapon', 'undying', 'soulbond', 'unleash', 'cipher', 'evolve',
  'extort', 'fuse', 'dethrone', 'prowess', 'exploit', 'menace', 'devoid', 'ingest', 'myriad', 'skulk', 'melee',
  'undaunted', 'improvise', 'aftermath', 'ascend', 'assist', 'jump-start', 'mentor', 'riot', 'demonstrate', 'daybound',
  'nightbound', 'decayed', 'training', 'compleated', 'enlist', 'read ahead', 'ravenous', 'space sculptor',
  'living metal', 'for Mirrodin!', 'bargain', 'start your engines!', 'job select', 'partner', 'double team',
  'ripple', 'trample over planeswalkers', 'increment', 'paradigm', 'storied', 'spree', 'tiered', 'totem armor', 'station',
  'choose a Background', "Doctor's companion",
] as const;

/** The name and a cost: "equip {2}", "cycling {2}", "ward—pay 3 life". */
// biome-ignore format: a list of names reads best filled
export const COST_KEYWORDS = [
  'equip', 'cycling', 'kicker', 'multikicker', 'flashback', 'madness', 'morph', 'megamorph', 'entwine', 'ninjutsu',
  'commander ninjutsu', 'buyback', 'echo', 'cumulative upkeep', 'transmute', 'replicate', 'recover', 'fortify',
  'evoke', 'prowl', 'unearth', 'level up', 'miracle', 'overload', 'scavenge', 'bestow', 'outlast', 'dash', 'surge',
  'emerge', 'escalate', 'embalm', 'eternalize', 'spectacle', 'escape', 'mutate', 'encore', 'foretell', 'disturb',
  'cleave', 'reconfigure', 'blitz', 'squad', 'prototype', 'more than meets the eye', 'disguise', 'plot',
  'freerunning', 'offspring', 'impending', 'harmonize', 'warp', 'mayhem', 'web-slinging', 'sneak', 'ward',
  'aura swap', 'transfigure', 'awaken', 'suspend', 'reinforce', 'crew', 'saddle', 'craft',
] as const;

/** The name and a number: "bushido 2", "toxic 1". */
// biome-ignore format: a list of names reads best filled
export const NUMBER_KEYWORDS = [
  'rampage', 'fading', 'amplify', 'modular', 'bushido', 'soulshift', 'dredge', 'bloodthirst', 'graft', 'vanishing',
  'absorb', 'frenzy', 'poisonous', 'devour', 'annihilator', 'tribute', 'renown', 'fabricate', 'afflict', 'afterlife',
  'casualty', 'toxic', 'backup', 'mobilize', 'firebending', 'hideaway', 'crew', 'saddle', 'ripple', 'suspend',
  'reinforce', 'awaken', 'impending', 'teamwork',
] as const;

/** The name and a quality: "protection from black", "enchant creature", "Plainswalk", "affinity for artifacts". */
// biome-ignore format: a list of names reads best filled
export const QUALITY_KEYWORDS = [
  'protection', 'enchant', 'landwalk', 'affinity', 'champion', 'hexproof', 'typecycling', 'offering', 'splice',
  'equip', 'partner', 'companion', 'craft', 'bands with other', 'gift',
] as const;

/** In front of an activated ability, to which they add rules [CR 702.57a, 702.142a, 702.177a, 702.193a | 2007: 502.53a]. */
export type ActivatedKeyword = 'boast' | 'exhaust' | 'forecast' | 'power-up';

/** Kinds of activated abilities that effects speak of by name. */
export type AbilityKind = 'equip' | 'cycling' | 'ninjutsu' | 'loyalty' | ActivatedKeyword;

export type KeywordName =
  | (typeof PLAIN_KEYWORDS)[number]
  | (typeof COST_KEYWORDS)[number]
  | (typeof NUMBER_KEYWORDS)[number]
  | (typeof QUALITY_KEYWORDS)[number];
