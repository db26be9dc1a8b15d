/** Bands of attackers [CR 702.22 | 2007: 502.10]. */
import { hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Attacker, Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import type { Reply } from '../../work/decision.ts';
import type { Frame } from '../../work/frames.ts';
import type { Handlers } from '../../work/run.ts';

/** Attackers in the making, with `at` the one who is asked for companions. */
type Forming = { readonly seat: Seat; readonly attackers: readonly Attacker[]; readonly at: number };

export type BandFrame =
  | ({ readonly do: 'formBands' } & Forming)
  | ({ readonly do: 'bandFormed'; readonly others: readonly number[] } & Forming)
  | ({ readonly do: 'bandJoined'; readonly others: readonly number[] } & Forming);

export const bandHandlers: Handlers<BandFrame> = {
  formBands,
  bandFormed: (game, frame, reply) => {
    const attackers = joined(frame, reply);
    return askForLast(game, { ...frame, attackers });
  },
  bandJoined: (game, frame, reply) =>
    push(game, { do: 'formBands', seat: frame.seat, attackers: joined(frame, reply), at: frame.at + 1 }),
};

/** Goes on with the attack, after the player has formed bands where there is somebody to form them. */
export function bandsToForm(game: Game, seat: Seat, attackers: readonly Attacker[], otherwise: Frame): Done {
  if (attackers.length < 2 || !attackers.some(one => hasKeyword(game, one.id, 'banding'))) return push(game, otherwise);
  return push(game, { do: 'formBands', seat, attackers, at: 0 });
}

/**
 * [CR 702.22c, 702.22d | 2007: 502.10b, 502.10c, 602.3b] Any number of attackers with banding may form a band, with up to
 * one without it; all attack the same, and none is in two bands. Each attacker with banding is asked for in turn.
 */
function formBands(game: Game, frame: Forming): Done {
  const { seat, attackers } = frame;
  let { at } = frame;
  while (at < attackers.length && !leads(game, attackers, at)) at++;
  if (at >= attackers.length) return push(game, { do: 'attackersReady', seat, attackers });
  const others = companions(game, attackers, at, true).filter(n => n > at);
  if (others.length === 0) return askForLast(game, { ...frame, at });
  return ask(game, bandQuestion(frame, others, others.length), { do: 'bandFormed', seat, attackers, at, others });
}

const leads = (game: Game, attackers: readonly Attacker[], at: number): boolean => {
  const one = attackers[at];
  return one !== undefined && one.band < 0 && hasKeyword(game, one.id, 'banding');
};

/** The one creature without banding that a band may hold. */
function askForLast(game: Game, frame: Forming): Done {
  const { seat, attackers, at } = frame;
  const others = companions(game, attackers, at, false);
  if (others.length === 0) return push(game, { do: 'formBands', seat, attackers, at: at + 1 });
  return ask(game, bandQuestion(frame, others, 1), { do: 'bandJoined', seat, attackers, at, others });
}

function companions(game: Game, attackers: readonly Attacker[], at: number, banding: boolean): readonly number[] {
  const leader = attackers[at];
  return attackers.flatMap((one, n) => {
    const free = n !== at && one.band < 0 && one.seat === leader?.seat && one.target === leader.target;
    return free && hasKeyword(game, one.id, 'banding') === banding ? [n] : [];
  });
}

function bandQuestion(
  { seat, attackers, at }: Forming,
  others: readonly number[],
  most: number,
): Parameters<typeof ask>[1] {
  const options = others.flatMap(n => attackers[n] ?? []).map(one => ({ is: 'object', id: one.id }) as const);
  return {
    kind: 'pick',
    seat,
    why: why('band', '508.1e|308.2b', attackers[at]?.id),
    options,
    least: 0,
    most,
    cancellable: false,
  };
}

/** The attackers with those chosen in the band of the one who was asked for. */
function joined(frame: Forming & { readonly others: readonly number[] }, reply: Reply): readonly Attacker[] {
  if (reply.length === 0) return frame.attackers;
  const members = new Set([frame.at, ...reply.flatMap(n => frame.others[n] ?? [])]);
  return frame.attackers.map((one, n) => (members.has(n) ? { ...one, band: frame.at } : one));
}
