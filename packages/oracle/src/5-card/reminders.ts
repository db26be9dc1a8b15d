/** Whether reminder texts belong to the line on which they stand: each keyword and action is known by what explains it. */
import type { Ability } from '@lawmage/ability';
import type { Unit } from '../1-text/index.ts';

/**
 * What reminders say, by the word that they explain, in the spellings of all eras. Enough to tell one from another; what
 * a keyword does is in the engine.
 */
// biome-ignore format: a table reads best filled
const EXPLAINED: Readonly<Record<string, RegExp>> = {
  flying: /can't be blocked except by creatures with flying|can('t)? (only )?be blocked .*flying|blocked only by .*flying/,
  reach: /can block creatures with flying/, menace: /can't be blocked except by two or more/,
  trample: /excess (combat )?damage|assign (the rest of )?its .*damage to the player/, vigilance: /attacking doesn't cause/,
  haste: /can attack and \{t\}|attack and (use|\{t\}).*(came|as soon as)|attack .*as soon as|attack the turn it/,
  'first strike': /combat damage before/, 'double strike': /both first-strike and regular/,
  deathtouch: /any amount of damage|deals damage to a creature, destroy/, lifelink: /also causes (you|its controller) to gain|gains? that much life/,
  defender: /can't attack/, flash: /any time you could cast an instant|any time you could play an instant/,
  hexproof: /can't be the targets? of .*opponents? control/, shroud: /can't be the targets? of spells or abilities/,
  indestructible: /don't destroy|doesn't destroy|damage and effects that say/, ward: /becomes the target of a spell or ability an opponent/,
  protection: /can't be blocked, targeted, dealt damage/, prowess: /whenever you cast a noncreature/, infect: /-1\/-1 counters and to players in the form/,
  wither: /in the form of -1\/-1 counters/, toxic: /poison counter/, poisonous: /poison counter/, fear: /artifact creatures and\/or black/,
  intimidate: /share a color/, shadow: /creatures with shadow/, horsemanship: /with horsemanship/, skulk: /with greater power/,
  landwalk: /can't be blocked as long as defending player controls|unblockable as long as defending/, flanking: /without flanking/,
  enchant: /target .* as you (cast|play)/, equip: /attach to target creature/, fortify: /attach to target land/, reconfigure: /attach to target creature/,
  cycling: /discard this card: draw/, typecycling: /discard this card: search/, kicker: /you may pay an additional|as you (cast|play) this spell/,
  multikicker: /any number of times/, buyback: /into your hand as it resolves/, flashback: /from your graveyard for its flashback/,
  madness: /discard it into exile|madness cost/, morph: /face down as a 2\/2/, megamorph: /face down as a 2\/2/, disguise: /face down as a 2\/2/,
  suspend: /time counter/, vanishing: /time counter/, fading: /fade counter/, echo: /echo cost/, 'cumulative upkeep': /age counter/,
  storm: /for each spell (cast|played) before it/, cascade: /nonland card that costs less|lesser mana value/, convoke: /tap.* while casting|your creatures can help|taps? .*pays? for/,
  delve: /exile from your graveyard while casting|each card you exile/, affinity: /costs \{1\} less to (cast|play) for each/, improvise: /your artifacts can help/,
  evoke: /evoke cost/, unearth: /return this card from your graveyard to the battlefield/, persist: /no -1\/-1 counters/, undying: /no \+1\/\+1 counters/,
  exalted: /attacks alone/, bushido: /blocks or becomes blocked/, ninjutsu: /unblocked attacker/, soulshift: /spirit card/, splice: /reveal this card/,
  crew: /becomes an artifact creature until/, saddle: /saddled until/, scavenge: /exile this card from your graveyard: put/, embalm: /token that's a copy/,
  eternalize: /token that's a copy/, afterlife: /spirit creature token/, riot: /your choice of a \+1\/\+1 counter or haste/, mentor: /lesser power/,
  training: /greater power/, exploit: /you may sacrifice a creature/, dash: /dash cost/, renown: /renowned/, fabricate: /servo/, modular: /target artifact creature/,
  graft: /move a \+1\/\+1 counter/, evolve: /greater power or toughness/, extort: /you may pay \{w\/b\}/, unleash: /can't block as long as/, bestow: /aura spell/,
  transmute: /discard this card: search/, dredge: /if you would draw a card, you may mill|instead (you may )?put exactly/, bloodthirst: /was dealt damage this turn/, devour: /sacrifice any number of/,
  annihilator: /defending player sacrifices/, 'battle cry': /each other attacking creature/, 'living weapon': /germ/, 'umbra armor': /would be destroyed/,
  rebound: /exile it as it resolves/, retrace: /discarding a land/, replicate: /replicate cost/, conspire: /share a color/, convert: /convert/, entwine: /choose both|all of its modes/,
  overload: /"target" .*"each"|change .*target/, escape: /from your graveyard for its escape/, foretell: /cast it on a later turn/, plot: /later turn without paying/, disturb: /cast this card .*from your graveyard/,
  bargain: /sacrifice an artifact, enchantment, or token/, casualty: /sacrifice a creature with power/, backup: /if that's another creature/, offspring: /offspring|1\/1 token copy/, impending: /time counter/,
  surge: /surge cost/, spectacle: /lost life this turn/, 'jump-start': /discarding a card/, escalate: /each mode/, undaunted: /for each opponent/, 'split second': /on the stack/,
  changeling: /every creature type/, devoid: /no color/, daybound: /night/, nightbound: /day next turn|becomes day/, partner: /two commanders/, companion: /companion/, decayed: /can't block/,
  'start your engines!': /speed/, exhaust: /exhaust/, mobilize: /warrior/, firebending: /add .*\{r\}/, warp: /exile this creature at the beginning/, sneak: /unblocked/,
  phasing: /phases? (in|out)/, banding: /in a band|banding/, rampage: /for each creature blocking it beyond/, provoke: /untap and block/, amplify: /for each .* you reveal/, sunburst: /color of mana/, absorb: /prevent \d+ of that damage/,
  scry: /look at the top .*bottom/, surveil: /any number of them into your graveyard|look at the top .*graveyard|put .*into your graveyard/, mill: /top .*cards? of .*library into .*graveyard|put the top/, fight: /damage equal to its power/,
  investigate: /clue/, proliferate: /another counter/, populate: /token you control/, explore: /reveal the top card/, connive: /draw a card, then discard/, manifest: /onto the battlefield face down|face down as a 2\/2/, manifestDread: /top two cards/,
  cloak: /face down as a 2\/2 creature with ward/, discover: /exile cards from the top/, amass: /army/, learn: /lesson card/, venture: /dungeon|enter the first room/, ventureUndercity: /undercity/, bolster: /least toughness/, support: /\+1\/\+1 counter on each of up to/,
  adapt: /no \+1\/\+1 counters/, monstrosity: /monstrous/, regenerate: /next time .*would be destroyed/, goad: /attacks each combat if able/, detain: /activated abilities can't be activated/, transform: /\btransform\b/, exert: /won't untap/,
  becomeMonarch: /monarch/, takeInitiative: /initiative/, ringTempts: /ring/, incubate: /incubator token/, suspect: /menace and can't block/, forage: /food|exile three cards/, collectEvidence: /exile cards .*total mana value/, clash: /reveals? the top card/,
  endure: /spirit token/, earthbend: /land creature with haste/, airbend: /while it's exiled/,
};

/** Remarks about the game that any line may bear: what a symbol, a counter or a word of the rulebook is, and how long something lasts. */
const REMARKS =
  /lasts indefinitely|snow source|are modifications|are historic|energy counters?\)$|stun counter|shield counter|can't be targeted|is on the battlefield\)$|^\(you can't look at|rules? reminder|it's still a|piece of a|return it only if|counts as|doesn't cause|treat it and anything|it's an? .* in addition|city's blessing|equipment that's a creature|unprepares it/;

/** How a reminder stands to its line. */
export type Reminder = {
  readonly text: string;
  /** `belongs`: it explains a word of the line; `remark`: it may stand anywhere; `stray`: it explains another word; `unknown`: none. */
  readonly verdict: 'belongs' | 'remark' | 'stray' | 'unknown';
  /** The words that it could explain. */
  readonly explains: readonly string[];
};

/** The reminders of a line that was read. */
export function remindersOf(unit: Unit, abilities: readonly Ability[]): readonly Reminder[] {
  const asides = unit.marks.asides ?? [];
  if (asides.length === 0 || unit.tokens.length === 0) return [];
  const topics = new Set<string>();
  for (const ability of abilities) gather(ability, topics);
  return asides.map(({ text }) => judged(text.trim(), topics));
}

function judged(text: string, topics: ReadonlySet<string>): Reminder {
  const words = text.toLowerCase();
  const explains = Object.entries(EXPLAINED).flatMap(([word, said]) => (said.test(words) ? [word] : []));
  const named = [...topics].filter(topic => topic.length > 3 && words.includes(topic.toLowerCase()));
  if (named.length > 0 || explains.some(word => topics.has(word)))
    return { text, verdict: 'belongs', explains: [...named, ...explains] };
  if (REMARKS.test(words)) return { text, verdict: 'remark', explains };
  return { text, verdict: explains.length > 0 ? 'stray' : 'unknown', explains };
}

/** The words of an ability that reminders may explain: keywords, verbs, keyword actions. */
function gather(value: unknown, topics: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    if (typeof part === 'string') {
      if (key === 'keyword' || key === 'do' || key === 'act') topics.add(part);
    } else if (key === 'abilities' && Array.isArray(part)) {
      for (const one of part) if (typeof one === 'string') topics.add(one);
      gather(part, topics);
    } else gather(part, topics);
}
