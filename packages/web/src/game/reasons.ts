/** "Why can't I?": the engine's reasons in words, each with its rule in both editions. */
import {
  type Game,
  type ObjectView,
  ruleIn,
  type Seat,
  see,
  type View,
  whyNot,
  whyNotAttack,
  whyNotBlock,
} from '@lawmage/engine';
import { hindranceWords, reasonOf, type Reason as Told } from '@lawmage/judge/tell';
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
  if (view.decision.kind !== 'priority')
    return [{ code: 'notAmongOptions', words: 'It can’t be chosen for this.', rule: '' }];
  const codes = new Set(wishesFor(object).flatMap(wish => whyNot(game, seat, wish) ?? []));
  if (codes.size === 0)
    return [{ code: 'nothing', words: `${object.name || 'It'} has nothing to be used now.`, rule: '' }];
  return [...codes].flatMap(code => {
    const reason = reasonOf(code);
    return reason === undefined ? [] : [told(view, named(view, object, reason))];
  });
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
function named(view: View, object: ObjectView, reason: Told): Told {
  const { code } = reason;
  if (code === 'cannotPayMana' && object.zone !== 'battlefield' && object.cost !== null)
    return {
      ...reason,
      words: `It costs ${object.cost.map(symbol => `{${symbol}}`).join('')}: you can’t make that mana.`,
    };
  const top = view.stack.at(-1);
  if (code !== 'wrongTime' || top === undefined) return reason;
  return { ...reason, words: `${reason.words} (${top.name || 'Something'} is on the stack.)` };
}

function waiting(view: View): Reason {
  const asked = view.asked === null ? undefined : view.players[view.asked.seat];
  const words =
    asked === undefined ? 'Nobody can act now.' : `${asked.name} decides now. You may act when it is your turn to.`;
  return told(view, { code: 'no-priority', words, rule: '117.1|408.1b' });
}

/** What might be done with an object: play or cast it, use one of its abilities. */
export function wishesFor(object: ObjectView): readonly Parameters<typeof whyNot>[2][] {
  const uses = object.abilities.flatMap(({ ability }, at) =>
    ability.is === 'activated' ? [{ act: 'activate', id: object.id, ability: at } as const] : [],
  );
  if (object.zone === 'battlefield') return uses;
  const play = object.type.types.includes('land') ? ('land' as const) : ('cast' as const);
  return [{ act: play, id: object.id }, ...(object.zone === 'hand' ? [] : uses)];
}
