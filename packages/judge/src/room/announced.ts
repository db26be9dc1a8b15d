/** What was said with a spell or ability as it was announced: read off the moves that followed it. */
import { CANCEL, type Decision, type Reply } from '@lawmage/engine';
import type { Table } from '../play/table.ts';
import { type Announced, NOTHING_ANNOUNCED } from '../scenario/action.ts';
import type { Choice, Noun, Share } from '../scenario/noun.ts';
import { choiceFor, optionNoun } from './choices.ts';
import type { Spot } from './study.ts';

type Said = {
  targets: Noun[];
  x: number | null;
  modes: number[];
  paying: { keyword: string; times: number }[];
  shares: Share[];
  chosen: Choice[];
};

export function announcedIn(table: Table, who: number, rest: readonly Spot[]): Announced {
  const said: Said = { targets: [], x: null, modes: [], paying: [], shares: [], chosen: [] };
  for (const [at, spot] of rest.entries()) {
    const { asking } = spot.game;
    const move = rest[at + 1]?.move;
    if (asking === null || asking.seat !== who || asking.kind === 'priority' || move?.did !== 'reply') break;
    if (move.reply[0] === CANCEL[0]) break;
    hear({ ...table, game: spot.game }, asking, move.reply, said);
  }
  return { ...NOTHING_ANNOUNCED, ...said };
}

function hear(table: Table, decision: Decision, reply: Reply, said: Said): void {
  const { options, why, kind } = decision;
  const chosen = reply.flatMap(at => options[at] ?? []);
  if (kind === 'pay') return;
  switch (why.code) {
    case 'target':
      said.targets.push(...chosen.flatMap(option => optionNoun(table, option) ?? []));
      return;
    case 'x':
      said.x = reply[0] ?? 0;
      return;
    case 'modes':
      said.modes.push(...chosen.flatMap(option => (option.is === 'mode' ? [option.mode + 1] : [])));
      return;
    case 'divide':
      said.shares.push(...sharesIn(table, decision, reply));
      return;
    case 'payOptional':
      if ((reply[0] ?? 0) > 0) said.paying.push({ keyword: costName(decision), times: reply[0] ?? 1 });
      return;
    default:
      said.chosen.push(
        ...(kind === 'number'
          ? [{ is: 'number', n: reply[0] ?? 0 } as const]
          : chosen.map(option => choiceFor(table, option))),
      );
  }
}

const sharesIn = (table: Table, { options }: Decision, reply: Reply): readonly Share[] =>
  options.flatMap((option, at) => {
    const to = optionNoun(table, option);
    return to === null ? [] : [{ n: reply[at] ?? 0, to }];
  });

/** The keyword of an optional cost; a cost that has none is called just that. */
function costName({ why }: Decision): string {
  const { about } = why;
  const name = typeof about === 'object' && about !== null && 'name' in about ? about.name : null;
  return typeof name === 'string' && !name.includes(':') ? name : 'the cost';
}
