/** Bands of attackers [CR 702.22 | 2007: 502.10]. */

import { hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { keywordsOf } from '../../7-additional/702-keywords/protection.ts';
import type { Attacker, Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import { by, cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { Frame } from '../../work/frames.ts';
import { namedBy } from '../../work/named-by.ts';
import type { Handlers } from '../../work/run.ts';
import { bandsWith } from './bands-with-other.ts';

/** Attackers in the making: the one who is asked for companions, and for which of the bands it can form. */
type Forming = {
  readonly seat: Seat;
  readonly attackers: readonly Attacker[];
  readonly at: number;
  /** 0: by banding; 1 and on: by one of its "bands with other" abilities. */
  readonly way: number;
};
type Joining = Forming & { readonly others: readonly number[] };

export type BandFrame =
  | ({ readonly do: 'formBands' } & Forming)
  /** Those with banding are chosen; one more may join. */
  | ({ readonly do: 'bandFormed' } & Joining)
  | ({ readonly do: 'bandJoined' } & Joining);

export const bandHandlers: Handlers<BandFrame> = {
  formBands,
  bandFormed: (game, frame, reply) => askForLast(game, { ...frame, attackers: joined(frame, reply) }),
  bandJoined: (game, frame, reply) => push(game, next({ ...frame, attackers: joined(frame, reply) })),
};

/** Goes on with the attack, after the player has formed bands where there is somebody to form them. */
export function bandsToForm(game: Game, seat: Seat, attackers: readonly Attacker[], otherwise: Frame): Done {
  if (attackers.length < 2 || !attackers.some(one => waysOf(game, one.id) > 0)) return push(game, otherwise);
  return push(game, { do: 'formBands', seat, attackers, at: 0, way: 0 });
}

/** How many kinds of band a creature can lead, banding itself always counted once there is one. */
function waysOf(game: Game, id: ObjectId): number {
  const others = keywordsOf(game, id, 'bands with other').length;
  return others > 0 ? others + 1 : hasKeyword(game, id, 'banding') ? 1 : 0;
}

/**
 * [CR 702.22c, 702.22d | 2007: 502.10b, 502.10c, 502.11b, 602.3b] Any number of attackers with banding may form a band,
 * with up to one without it; "bands with other" has its own companions. All attack the same, and none is in two bands.
 */
function formBands(game: Game, frame: Forming): Done {
  const { seat, attackers, at, way } = frame;
  const leader = attackers[at];
  if (leader === undefined) return push(game, { do: 'attackersReady', seat, attackers });
  if (leader.band >= 0 || way >= waysOf(game, leader.id)) return push(game, { ...next(frame), at: at + 1, way: 0 });
  if (way > 0)
    return askToJoin(
      game,
      frame,
      companions(attackers, at, id => bandsWith(game, leader.id, way - 1, id)),
    );
  if (!hasKeyword(game, leader.id, 'banding')) return push(game, next(frame));
  const others = companions(attackers, at, id => hasKeyword(game, id, 'banding')).filter(n => n > at);
  if (others.length === 0) return askForLast(game, frame);
  cite('702.22c|502.10c');
  return ask(game, bandQuestion(frame, others, others.length), { ...forming(frame), do: 'bandFormed', others });
}

const forming = ({ seat, attackers, at, way }: Forming): Forming => ({ seat, attackers, at, way });
const next = (frame: Forming) => ({ ...forming(frame), do: 'formBands', way: frame.way + 1 }) as const;

/** The one creature without banding that a band may hold. */
const askForLast = (game: Game, frame: Forming): Done =>
  askToJoin(
    game,
    frame,
    companions(frame.attackers, frame.at, id => !hasKeyword(game, id, 'banding')),
    1,
  );

function askToJoin(game: Game, frame: Forming, others: readonly number[], most = others.length): Done {
  if (others.length === 0) return push(game, next(frame));
  cite('702.22c|502.10b');
  return ask(game, bandQuestion(frame, others, most), { ...forming(frame), do: 'bandJoined', others });
}

/** The attackers that could join one of them. */
function companions(attackers: readonly Attacker[], at: number, fits: (id: ObjectId) => boolean): readonly number[] {
  const leader = attackers[at];
  return attackers.flatMap((one, n) => {
    if (n === at || one.band >= 0 || !fits(one.id)) return [];
    return by('702.22d|602.3b', one.seat !== leader?.seat || one.target !== leader.target) ? [] : [n];
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
function joined(frame: Joining, reply: Reply): readonly Attacker[] {
  if (reply.length === 0) return frame.attackers;
  const members = new Set([frame.at, ...namedBy(reply, frame.others)]);
  return frame.attackers.map((one, n) => (members.has(n) ? { ...one, band: frame.at } : one));
}
