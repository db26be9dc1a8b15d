/** What events and positions say about the abilities that have happened. */
import type { Ability } from '@lawmage/ability';
import type { EventOf, Game, GameEvent, ObjectId, Seat } from '@lawmage/engine';
import { appliedAbilities, characteristics, player, thingOrNone } from '@lawmage/engine/setup';

/** Who is told: an ability, or a keyword, of an object has been carried out. */
export type Note = {
  readonly words: (game: Game, source: ObjectId, words: object) => void;
  readonly keyword: (game: Game, id: ObjectId, keyword: string) => void;
};

/** Notes what one event shows. The game is the one after it. */
export function noteEvent(game: Game, event: GameEvent, note: Note): void {
  switch (event.what) {
    case 'resolve':
      return resolved(game, event, note);
    case 'activate':
      return activated(game, event, note);
    case 'cast':
      return cast(game, event, note);
    case 'attack':
      return attacked(game, event, note);
    case 'damage':
      return damaged(game, event, note);
    case 'attach':
      note.keyword(game, event.id, 'enchant');
      return;
    case 'tap':
    case 'move':
      return helped(game, event, note);
    case 'turnFaceUp':
      for (const keyword of ['morph', 'megamorph', 'disguise']) note.keyword(game, event.id, keyword);
      return;
    case 'phaseOut':
      if (event.rule.startsWith('702.26')) note.keyword(game, event.id, 'phasing');
      return;
    case 'act':
      note.keyword(game, event.id ?? event.source, event.act);
      return;
    default:
      return;
  }
}

/** The instructions that were followed; a permanent spell has none, but an Aura was put on its host. */
function resolved(game: Game, { id }: EventOf<'resolve'>, note: Note): void {
  const record = thingOrNone(game, id);
  const item = record?.stack ?? null;
  if (record === undefined || item === null) return;
  if (item.ability !== null) return note.words(game, item.source, item.ability);
  const is = characteristics(game, id);
  for (const { ability } of is.abilities) if (ability.is === 'spell') note.words(game, id, ability);
  if (item.targets.length > 0) note.keyword(game, id, 'enchant');
  if (item.from === 'hand' && thingOrNone(game, record.next)?.zone === 'exile') note.keyword(game, id, 'rebound');
}

/** A mana ability resolves as it is activated. */
function activated(game: Game, event: EventOf<'activate'>, note: Note): void {
  const ability = thingOrNone(game, event.ability)?.stack?.ability;
  if (event.mana && ability) note.words(game, event.id, ability);
  if (
    isNew(game, event.id) &&
    ability?.is === 'activated' &&
    ability.cost.some(({ pay }) => pay === 'tap' || pay === 'untap')
  )
    note.keyword(game, event.id, 'haste');
}

/** What says how, when or for how much it may be cast. */
function cast(game: Game, { id, seat, from }: EventOf<'cast'>, note: Note): void {
  const item = thingOrNone(game, id)?.stack;
  if (!item) return;
  note.keyword(game, id, item.way);
  for (const [name, times] of Object.entries(item.paid)) if (times > 0) note.keyword(game, id, name);
  if (!isMainPhase(game, seat)) note.keyword(game, id, 'flash');
  for (const { source, ability } of appliedAbilities(game, id)) note.words(game, source, ability);
  for (const { ability } of characteristics(game, id).abilities)
    if (ability.is === 'static' && saysHowToCast(ability, item.way, from)) note.words(game, id, ability);
}

function saysHowToCast({ rule }: Extract<Ability, { readonly is: 'static' }>, way: string, from: string): boolean {
  switch (rule.static) {
    case 'additionalCost':
      return true;
    case 'alternativeCost':
      return way.startsWith('alternative');
    case 'castableFrom':
      return rule.from.zone === from;
    default:
      return false;
  }
}

const isMainPhase = (game: Game, seat: Seat): boolean =>
  game.active === seat && game.stack.length <= 1 && (game.step === 'precombatMain' || game.step === 'postcombatMain');

/** Attacking without being tapped, together, or at once. */
function attacked(game: Game, { attackers }: EventOf<'attack'>, note: Note): void {
  const bands = attackers.some(({ band }) => band >= 0);
  for (const { id } of attackers) {
    note.keyword(game, id, 'vigilance');
    if (bands) note.keyword(game, id, 'banding');
    if (isNew(game, id)) note.keyword(game, id, 'haste');
  }
}

/** It has come under its controller's control since that player's turn began. */
const isNew = (game: Game, id: ObjectId): boolean => {
  const record = thingOrNone(game, id);
  if (record === undefined || record.zone !== 'battlefield') return false;
  return record.since === player(game, characteristics(game, id).controller).turns;
};

function damaged(game: Game, { from, id, seat, combat, amount }: EventOf<'damage'>, note: Note): void {
  if (amount <= 0) return;
  for (const keyword of ['lifelink', 'infect']) note.keyword(game, from, keyword);
  if (id >= 0) note.keyword(game, from, 'wither');
  if (!combat) return;
  for (const keyword of ['first strike', 'double strike']) note.keyword(game, from, keyword);
  if (seat < 0) return;
  note.keyword(game, from, 'toxic');
  if (game.combat?.attackers.some(one => one.id === from && one.blocked)) note.keyword(game, from, 'trample');
}

/** [CR 702.51a, 702.126a, 702.66a] What was tapped or exiled to pay for a spell. */
function helped(game: Game, { rule, source }: EventOf<'tap' | 'untap'> | EventOf<'move'>, note: Note): void {
  if (rule.startsWith('702.51a')) note.keyword(game, source, 'convoke');
  if (rule.startsWith('702.126a')) note.keyword(game, source, 'improvise');
  if (rule.startsWith('702.66a')) note.keyword(game, source, 'delve');
}
