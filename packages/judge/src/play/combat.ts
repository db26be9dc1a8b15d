/** Declarations of attackers and blockers. */
import { type Option, seatOf } from '@lawmage/engine';
import type { Deed } from '../scenario/action.ts';
import type { Who } from '../scenario/noun.ts';
import { find } from './find.ts';
import { goToDeclaration } from './passing.ts';
import { asked, type Miss, notAsked, reply, type Table } from './table.ts';

type Fits = (option: Option, taken: readonly Option[]) => boolean;

/** The options that pairs mean, each once; or the pair that no option means. */
function matched(table: Table, wanted: readonly Fits[]): readonly number[] | null {
  const options = table.game.asking?.options ?? [];
  const taken: number[] = [];
  for (const fits of wanted) {
    const at = options.findIndex(
      (option, n) =>
        !taken.includes(n) &&
        fits(
          option,
          taken.flatMap(one => options[one] ?? []),
        ),
    );
    if (at < 0) return null;
    taken.push(at);
  }
  return taken;
}

export function attack(table: Table, { who, pairs }: Extract<Deed, { do: 'attack' }>): Miss | null {
  if (pairs.length === 0) return declareNone(table, who, 'attack');
  const late = goToDeclaration(table, seatOf(who), 'attack');
  if (late !== null) return late;
  const wanted = pairs.map(({ attacker, at }): Fits => {
    const ids = find(table, attacker);
    const whom = at !== null && at.is === 'object' ? find(table, at) : [];
    return (option, taken) => {
      if (option.is !== 'attack' || !ids.includes(option.attacker)) return false;
      if (taken.some(one => one.is === 'attack' && one.attacker === option.attacker)) return false;
      if (at === null) return option.id < 0;
      return at.is === 'player' ? option.id < 0 && option.seat === at.who : whom.includes(option.id);
    };
  });
  const taken = matched(table, wanted);
  return taken === null ? notAllowed(table, 'attackNotAllowed') : reply(table, taken);
}

export function block(table: Table, { who, pairs }: Extract<Deed, { do: 'block' }>): Miss | null {
  if (pairs.length === 0) return declareNone(table, who, 'block');
  const late = goToDeclaration(table, seatOf(who), 'block');
  if (late !== null) return late;
  const wanted = pairs.map(({ attacker, blocker }): Fits => {
    const attackers = find(table, attacker);
    const blockers = find(table, blocker);
    return option => option.is === 'block' && attackers.includes(option.attacker) && blockers.includes(option.blocker);
  });
  const taken = matched(table, wanted);
  return taken === null ? notAllowed(table, 'blockNotAllowed') : reply(table, taken);
}

const STEPS = { attack: 'declareAttackers', block: 'declareBlockers' } as const;

/** A player who has nothing to declare with is not asked. */
function declareNone(table: Table, who: Who, kind: 'attack' | 'block'): Miss | null {
  const seat = seatOf(who);
  const late = goToDeclaration(table, seat, kind, STEPS[kind]);
  return late ?? (asked(table, seat, kind) === null ? null : reply(table, []));
}

const notAllowed = (table: Table, code: string): Miss => ({ ...notAsked(table, 'there is no such option'), code });
