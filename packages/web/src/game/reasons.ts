/** "Why can't I?": the engine's reasons in words, each with its rule in both editions. */
import type { KeywordName, ManaCost } from '@lawmage/ability';
import {
  abilityNamed,
  causeOf,
  type Decision,
  declarationFaults,
  type Game,
  type ObjectView,
  type Reply,
  ruleIn,
  type Seat,
  see,
  type View,
  type Wish,
  whyNot,
  whyNotAttack,
  whyNotBlock,
} from '@lawmage/engine';
import { causeWords, faultWords, hindranceWords, reasonOf, type Reason as Told } from '@lawmage/judge/tell';
import type { Reason } from './door.ts';
import { everything } from './everything.ts';
import type { ObjectId } from './seen.ts';

const told = (view: View, { code, words, rule }: Told): Reason => ({ code, words, rule: ruleIn(view.edition, rule) });

/** Why nothing can be done with an object now. */
export function reasonsFor(game: Game, seat: Seat, id: ObjectId): readonly Reason[] {
  const view = see(game, seat);
  const object = everything(view).find(one => one.id === id);
  if (object === undefined) return [];
  if (view.decision === null) return [waiting(view)];
  if (view.decision.kind === 'attack') return [told(view, whyNoAttack(game, seat, object) ?? NOT_TOGETHER.attack)];
  if (view.decision.kind === 'block') return [told(view, whyNoBlock(game, seat, object) ?? NOT_TOGETHER.block)];
  if (view.decision.kind !== 'priority') return [told(view, whyNotChosen(view, view.decision, object))];
  const reasons = wishesFor(object).flatMap(wish => reasonFor(game, seat, view, object, wish) ?? []);
  if (reasons.length === 0)
    return [{ code: 'nothing', words: `${object.name || 'It'} has nothing to be used now.`, rule: '' }];
  return reasons.filter(({ words }, at) => reasons.findIndex(one => one.words === words) === at);
}

/** Why one act is not open, with what is behind it. */
function reasonFor(game: Game, seat: Seat, view: View, object: ObjectView, wish: Wish): Reason | null {
  const code = whyNot(game, seat, wish);
  const reason = code === null ? undefined : reasonOf(code);
  if (code === null || reason === undefined) return null;
  const cause = causeOf(game, seat, wish, code);
  return told(view, causeWords(named(view, object, wish, reason), cause, namesFor(game, seat)));
}

/** [CR 702.11b, 702.18a, 702.16b | 2007: 502.3a, 502.7b] What keeps an object from being chosen, where its face says it. */
function whyNotChosen(view: View, { why }: Decision, object: ObjectView): Told {
  const has = (keyword: KeywordName): boolean =>
    object.abilities.some(({ ability }) => ability.is === 'keyword' && ability.keyword === keyword);
  const name = object.name || 'It';
  if (why.code === 'target' && has('shroud'))
    return { code: 'illegalTarget', words: `${name} can’t be the target: shroud.`, rule: '702.18a|502.3a' };
  if (why.code === 'target' && has('hexproof') && object.controller !== view.seat)
    return { code: 'illegalTarget', words: `${name} can’t be the target: hexproof.`, rule: '702.11b|' };
  if (why.code === 'target' && has('protection'))
    return {
      code: 'illegalTarget',
      words: `${name} can’t be the target: protection, or it is not what is asked for.`,
      rule: '702.16b|502.7b',
    };
  return { code: 'notAmongOptions', words: 'It is not what is asked for.', rule: why.rule };
}

/** What is wrong with a declaration that was refused, each thing once. */
export function faultsIn(game: Game, seat: Seat, reply: Reply): readonly Reason[] {
  const view = see(game, seat);
  const names = namesFor(game, seat);
  const all = declarationFaults(game, reply).map(fault => told(view, faultWords(fault, names)));
  return all.filter(({ words }, at) => all.findIndex(one => one.words === words) === at);
}

/** What hinders nothing by itself may not go with the rest. */
const NOT_TOGETHER = {
  attack: { code: 'attack', words: 'It can’t attack together with what you chose.', rule: '508.1c|500.2' },
  block: { code: 'block', words: 'It can’t block together with what you chose.', rule: '509.1b|500.3' },
} as const satisfies Record<string, Told>;

/** What hinders a creature from attacking; null if nothing does by itself. */
export function whyNoAttack(game: Game, seat: Seat, { id }: ObjectView): Told | null {
  const hindered = whyNotAttack(game, seat, id);
  return hindered && hindranceWords(hindered, namesFor(game, seat));
}

function whyNoBlock(game: Game, seat: Seat, { id }: ObjectView): Told | null {
  const hindered = whyNotBlock(game, seat, id);
  return hindered && hindranceWords(hindered, namesFor(game, seat));
}

/** Names as far as a seat may know them. */
const namesFor =
  (game: Game, seat: Seat) =>
  (id: ObjectId): string =>
    everything(see(game, seat)).find(one => one.id === id)?.name ?? '';

/** The reason with what causes it, where the view shows it. */
function named(view: View, object: ObjectView, wish: Wish, reason: Told): Told {
  const { code } = reason;
  const cost = wish.act === 'cast' ? object.cost : manaOf(object, wish.ability ?? 0);
  if (code === 'cannotPayMana' && cost !== null)
    return { ...reason, words: `It costs ${cost.map(symbol => `{${symbol}}`).join('')}: you can’t make that mana.` };
  const top = view.stack.at(-1);
  if (code !== 'wrongTime' || top === undefined) return reason;
  return { ...reason, words: `${reason.words} (${top.name || 'Something'} is on the stack.)` };
}

/** The mana in the cost of an ability; null if there is none. */
function manaOf(object: ObjectView, at: number): ManaCost | null {
  const ability = abilityNamed(object, at);
  if (ability?.is !== 'activated' && ability?.is !== 'keyword') return null;
  const mana = (ability.cost ?? []).flatMap(part => (part.pay === 'mana' ? part.cost : []));
  return mana.length === 0 ? null : mana;
}

function waiting(view: View): Reason {
  const asked = view.asked === null ? undefined : view.players[view.asked.seat];
  const words =
    asked === undefined ? 'Nobody can act now.' : `${asked.name} decides now. You may act when it is your turn to.`;
  return told(view, { code: 'no-priority', words, rule: '117.1|408.1b' });
}

/** What might be done with an object: play or cast it, use one of its abilities. */
export function wishesFor(object: ObjectView): readonly Wish[] {
  const uses = object.abilities.flatMap(({ acts }) =>
    acts.map(ability => ({ act: 'activate', id: object.id, ability }) as const),
  );
  if (object.zone === 'battlefield') return uses;
  const play = object.type.types.includes('land') ? ('land' as const) : ('cast' as const);
  return [{ act: play, id: object.id }, ...(object.zone === 'hand' ? [] : uses)];
}
