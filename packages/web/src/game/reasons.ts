/** "Why can't I?": the engine's reasons in words, each with its rule in both editions. */
import { type Game, type ObjectView, type Seat, see, type View, whyNot } from '@lawmage/engine';
import type { Reason } from './door.ts';
import { everything } from './everything.ts';
import type { ObjectId } from './seen.ts';

type Code = NonNullable<ReturnType<typeof whyNot>>;
type Told = { readonly words: string; readonly rule: readonly [current: string, in2007: string] };

const REASONS: Readonly<Record<Code, Told>> = {
  notPriority: { words: 'You do not have priority now.', rule: ['117.1', '408.1b'] },
  wrongTime: { words: 'Only in your main phase with an empty stack.', rule: ['117.1a', '408.1d'] },
  noLandPlay: { words: 'You have played your land this turn.', rule: ['305.2b', '212.6b'] },
  noPermission: { words: 'Nothing lets you use it from here.', rule: ['601.3', '408.1d'] },
  forbidden: { words: 'Something says you can’t.', rule: ['101.2', '103.2'] },
  splitSecond: { words: 'A spell with split second is on the stack.', rule: ['702.61a', '502.58a'] },
  cannotPayMana: { words: 'You can’t make the mana for it.', rule: ['118.3', '409.1h'] },
  cannotPayCost: { words: 'You can’t pay the rest of its cost.', rule: ['118.3', '409.1h'] },
  noTarget: { words: 'There is no legal target for it.', rule: ['601.2c', '409.1c'] },
  notController: { words: 'You don’t control it.', rule: ['602.2', '403.2'] },
  usedUp: { words: 'It has been used as often as it may be.', rule: ['602.5b', '403.3'] },
};

/** The words of every reason, for whoever asks for another seat. */
export const allReasons: Readonly<Record<Code, Told>> = REASONS;

const told = (view: View, { words, rule }: Told, code: string): Reason => ({
  code,
  words,
  rule: rule[view.edition === 'current' ? 0 : 1],
});

/** Why nothing can be done with an object now. */
export function reasonsFor(game: Game, seat: Seat, id: ObjectId): readonly Reason[] {
  const view = see(game, seat);
  const object = everything(view).find(one => one.id === id);
  if (object === undefined) return [];
  if (view.decision === null) return [waiting(view)];
  if (view.decision.kind === 'attack') return [told(view, whyNoAttack(object, seat), 'attack')];
  if (view.decision.kind === 'block') return [told(view, whyNoBlock(object, seat), 'block')];
  if (view.decision.kind !== 'priority')
    return [{ code: 'notAmongOptions', words: 'It can’t be chosen for this.', rule: '' }];
  const codes = new Set(wishesFor(object).flatMap(wish => whyNot(game, seat, wish) ?? []));
  if (codes.size === 0)
    return [{ code: 'nothing', words: `${object.name || 'It'} has nothing to be used now.`, rule: '' }];
  return [...codes].map(code => told(view, named(view, code, object, REASONS[code]), code));
}

/** The reason with what causes it, where the view shows it. */
function named(view: View, code: Code, object: ObjectView, reason: Told): Told {
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
  return told(view, { words, rule: ['117.1', '408.1b'] }, 'no-priority');
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

/** Why a creature cannot attack, as far as its own state says. */
export function whyNoAttack(object: ObjectView, seat: Seat): Told {
  if (object.controller !== seat) return { words: 'You don’t control it.', rule: ['508.1a', '308.2a'] };
  if (!object.type.types.includes('creature')) return { words: 'Only creatures attack.', rule: ['508.1a', '308.2a'] };
  if (object.tapped) return { words: 'It is tapped.', rule: ['508.1a', '308.2a'] };
  if (object.abilities.some(({ ability }) => ability.is === 'keyword' && ability.keyword === 'defender'))
    return { words: 'Defender.', rule: ['702.3b', '502.41b'] };
  if (object.summoningSick)
    return { words: 'It came under your control this turn: it can’t attack yet.', rule: ['302.6', '212.3d'] };
  return { words: 'Something says it can’t attack.', rule: ['508.1c', '308.2a'] };
}

function whyNoBlock(object: ObjectView, seat: Seat): Told {
  if (object.controller !== seat)
    return { words: 'It is not attacking, and you don’t control it.', rule: ['509.1a', '309.2a'] };
  if (!object.type.types.includes('creature')) return { words: 'Only creatures block.', rule: ['509.1a', '309.2a'] };
  if (object.tapped) return { words: 'It is tapped.', rule: ['509.1a', '309.2a'] };
  return { words: 'It can block none of these attackers.', rule: ['509.1b', '309.2a'] };
}
