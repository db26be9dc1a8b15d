/** Moments of a game at which an ability may make a difference: something was answered, and something came of it. */
import type { Ability, Card, KeywordName, StepName } from '@lawmage/ability';
import { type Answered, answer, type Decision, type Game, type Reply } from '@lawmage/engine';
import { legalActsOf, thing } from '@lawmage/engine/setup';
import { without } from './without.ts';

/** A reply to the question of a game, and what came of it. */
export type Moment = { readonly before: Game; readonly reply: Reply; readonly after: Answered };

/**
 * Keywords that change a rule without an event of their own. They have happened when something would have come out
 * otherwise without them: what happens next, what is offered next, or whether a reply is allowed.
 */
const SILENT_KEYWORDS: Readonly<Partial<Record<KeywordName, (moment: Moment) => boolean>>> = {
  flying: aboutBlocks,
  reach: aboutBlocks,
  menace: aboutBlocks,
  fear: aboutBlocks,
  intimidate: aboutBlocks,
  shadow: aboutBlocks,
  skulk: aboutBlocks,
  horsemanship: aboutBlocks,
  landwalk: aboutBlocks,
  defender: aboutAttacks,
  deathtouch: someDamage,
  indestructible: somethingHappened,
  hexproof: somethingHappened,
  shroud: somethingHappened,
  protection: somethingHappened,
  affinity: somethingHappened,
  undaunted: somethingHappened,
  'split second': somethingHappened,
  'start your engines!': somethingHappened,
  'read ahead': somethingHappened,
};

/** Whether an ability is one that is seen by the difference it makes only. */
export function isSilent(ability: Ability): boolean {
  if (ability.is === 'keyword') return SILENT_KEYWORDS[ability.keyword] !== undefined;
  if (ability.is !== 'static') return false;
  const { rule } = ability;
  switch (rule.static) {
    case 'modify':
      return rule.changes.some(({ change }) => change === 'rule');
    case 'players':
    case 'cost':
    case 'castOnly':
    case 'flashIf':
      return true;
    default:
      return false;
  }
}

/** Whether it is worth while to ask what would have come of this moment without a silent ability. */
export function mayMatter(ability: Ability, moment: Moment): boolean {
  const asks = ability.is === 'keyword' ? SILENT_KEYWORDS[ability.keyword] : undefined;
  return (asks ?? somethingHappened)(moment);
}

/** Whether something else would have come of a moment if a card had not said something. */
export function makesDifference(moment: Moment, card: Card, unit: number): boolean {
  const silent = without(moment.before, card, unit);
  return !isStillOffered(silent, moment.reply) || outcome(answer(silent, moment.reply)) !== outcome(moment.after);
}

/** Whether the act that a player with priority has chosen would be among the legal ones there too. */
function isStillOffered(game: Game, [at = -1]: Reply): boolean {
  const { asking } = game;
  const option = asking?.options[at];
  if (asking?.kind !== 'priority' || option?.is !== 'act') return true;
  return legalActsOf(game, asking.seat).some(
    act =>
      act.act === option.act &&
      act.id === option.id &&
      act.face === option.face &&
      act.ability === option.ability &&
      act.way === option.way,
  );
}

/** What happened and what is asked next, as one text. */
function outcome(answered: Answered): string {
  if (!answered.ok) return answered.refusal.code;
  const { asking, result } = answered.game;
  return JSON.stringify([answered.events, asking, result]);
}

/** What kind of moment it is: of two alike the first is as good as the second. */
export function kindOfMoment({ before, after }: Moment): string {
  const next = after.ok ? `${after.game.asking?.kind} ${after.game.asking?.why.code} ${after.game.step}` : 'refused';
  return `${before.asking?.kind} ${before.step} ${next}`;
}

/** A question that is asked, or a step in which it would be. */
const comesTo = ({ before, after }: Moment, kind: Decision['kind'], step: StepName): boolean =>
  before.asking?.kind === kind ||
  (after.ok &&
    (after.game.asking?.kind === kind || after.events.some(event => event.what === 'step' && event.step === step)));

function aboutBlocks(moment: Moment): boolean {
  return comesTo(moment, 'block', 'declareBlockers');
}

function aboutAttacks(moment: Moment): boolean {
  return comesTo(moment, 'attack', 'declareAttackers');
}

function someDamage({ after }: Moment): boolean {
  return after.ok && after.events.some(({ what }) => what === 'damage');
}

function somethingHappened(moment: Moment): boolean {
  const { after } = moment;
  return !after.ok || after.events.length > 0 || after.game.asking?.kind !== 'priority';
}

/** The cards that are where their abilities may matter: on the battlefield, the stack, in hands and the command zone. */
export function cardsAbout(game: Game): ReadonlySet<Card> {
  const ids = [game.battlefield, game.stack, game.command, ...game.players.map(({ hand }) => hand)].flat();
  return new Set(ids.flatMap(id => game.cards[thing(game, id).copied?.card ?? thing(game, id).card] ?? []));
}
