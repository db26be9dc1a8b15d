/** What reminders say, by the words that they explain. */

/** Enough to tell one from another, in the spellings of all eras; what a keyword does is in the engine. */
// biome-ignore format: a table reads best filled
export const EXPLAINED: Readonly<Record<string, RegExp>> = {
  flying: /can't be blocked except by creatures with flying|can('t)? (only )?be blocked .*flying|blocked only by .*flying/,
  reach: /can block creatures with flying/, menace: /can't be blocked except by \w+ or more/,
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
  delve: /exile from your graveyard while casting|each card you exile/, affinity: /costs \{1\} less to (cast|play) for each/, improvise: /your artifacts can help|each artifact you tap/,
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
  becomeMonarch: /monarch/, takeInitiative: /initiative/, ringTempts: /\bring\b/, incubate: /incubator token/, suspect: /menace and can't block/, forage: /food|exile three cards/, collectEvidence: /exile cards .*total mana value/, clash: /reveals? the top card/,
  endure: /spirit creature token/, earthbend: /creature with haste that's still a land|land creature with haste/, mayExert: /won't untap/, airbend: /while it's exiled/,
  melee: /for each opponent (you|it) attacked/, myriad: /for each opponent other than defending player/, offering: /by sacrificing a/, 'commander ninjutsu': /unblocked attacker/, encore: /attacks that opponent/, storied: /three or more artifacts, legendaries/, hideaway: /exile one( of them)? face down/, recover: /return this card from your graveyard to your hand/,
  mayhem: /if you discarded it/, phaseOut: /phases? in before|treated as though (it|they) do(es)?n't exist/, party: /cleric, rogue, warrior, and wizard/,
  flashIf: /any time you could cast an instant/, aftermath: /only from your graveyard/, fuse: /one or both halves/, cipher: /encoded on a creature/, 
  soulbond: /pair this creature/, 'job select': /hero creature token/, boast: /attacked this turn and only once/, assist: /another player can pay/, reinforce: /discard this card: put/, dethrone: /player with the most life/, afflict: /whenever (this creature|it) becomes blocked, defending player loses/,
  tribute: /an opponent of your choice may put/, demonstrate: /choose an opponent to also copy it/, 'web-slinging': /return a tapped creature/, ingest: /exiles the top card of their library/, increment: /amount of mana you spent/, 'power-up': /power-up ability/,
  Treasure: /add one mana of any color/, Food: /you gain 3 life/, Clue: /sacrifice this (token|artifact): draw a card/, Blood: /discard a card, sacrifice this (token|artifact): draw a card/, Map: /target creature you control explores/, Gold: /sacrifice this (token|artifact): add one mana of any color/,
  Powerstone: /can't be spent to cast a nonartifact/, Lander: /basic land card/, Shard: /scry 1, then draw/, Mutagen: /put a \+1\/\+1 counter on target creature/,
};

/** Remarks about the game that any line may bear: what a symbol, a counter or a word of the rulebook is, and how long something lasts. */
export const REMARKS =
  /^\(for example|while paying a waterbend cost|^each one pays for|isn't monstrous|you descended if|ten or more poison|later from exile|targeting opponents|represents colorless|can be paid with|is the untap symbol|lasts indefinitely|snow source|are modifications|are historic|energy counters?\)$|stun counter|shield counter|can't be targeted|is on the battlefield\)$|^\(you can't look at|rules? reminder|it's still a|piece of a|return it only if|counts as|treat it and anything|it's an? .* in addition|city's blessing|equipment that's a creature|unprepares it/;

/** The numbers and costs that belong to a word itself, whatever its parameters are. */
// biome-ignore format: a table reads best filled
export const FIXED: Readonly<Record<string, string>> = {
  menace: '2', connive: '1', prowess: '1', manifestDread: '1 2', morph: '2 {3}', megamorph: '1 2 {3}', disguise: '2 {2} {3}', cloak: '2 {2}', manifest: '2', bolster: '1', outlast: '1 {t}',
  fabricate: '1', 'battle cry': '0 1', haste: '{t}', evolve: '1', eternalize: '4', convoke: '1 {1}', persist: '1', undying: '1', adapt: '1', become: '1', 'start your engines!': '1 4', conspire: '2', investigate: '{2}', flanking: '1',
  blight: '1', gift: '1 3 {2} {t}',
  partner: '2', exalted: '1', affinity: '{1}', foretell: '{2}', amass: '0 1', training: '1', graft: '1', improvise: '{1}', modular: '1', nightbound: '2', mentor: '1', banding: '1', scavenge: '1',
  wither: '1', infect: '1', extort: '1 {w/b}', sunburst: '1', 'living weapon': '0', bloodthirst: '1', delve: '{1}', unleash: '1', devour: '1', mobilize: '1', explore: '1', riot: '1', offspring: '1', forage: '3',
  support: '1', undaunted: '{1}', afterlife: '1', poisonous: '10', toxic: '10', indestructible: '0', renown: '1', amplify: '1', melee: '1', incubate: '0 1 {2}', harmonize: '{x}', decayed: '1',
  'cumulative upkeep': '1', hideaway: '1 4', fuse: '1', stun: '1', storied: '3', poison: '10', hone: '0 1', increment: '1', phaseOut: '1', soulshift: '2', choose: '1', party: '1', endure: '1', monstrosity: '1', monstrous: '1', earthbend: '0 1', 'job select': '1', reinforce: '1', dethrone: '1', tribute: '1', 'level up': '1', backup: '1',
  Food: '3 {2} {t}', Clue: '{2}', Treasure: '1 {t}', Blood: '{1} {t}', Map: '{1} {t}', Lander: '2 {2} {t}', Gold: '1', Powerstone: '{c} {t}', Mutagen: '1 {1} {t}', Shard: '1 {2}',
};
