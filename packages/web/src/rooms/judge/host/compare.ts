/** Two lines of play beside each other, up to where they part, and what is otherwise at their ends. */
import type { Game } from '@lawmage/engine';
import { type Branch, endDifferences, partsAt, pathTo, type Study } from '@lawmage/judge/room';
import { plainText } from '../../../log/parts.ts';
import type { Compared, ComparedLine } from '../door.ts';
import { doneAt, entriesAt, spotSeen } from './spots.ts';

type Side = { readonly study: Study; readonly branch: Branch; readonly name: string };

export function compare(one: Side, other: Side): Compared {
  const [mine, others] = [linesOf(one), linesOf(other)];
  return {
    names: [one.name, other.name],
    sides: [mine.map(shown), others.map(shown)],
    differ: partsAt(mine.map(sameOf), others.map(sameOf)),
    ends: endDifferences(lastGame(one), lastGame(other)),
    stopped: [stopOf(one.branch), stopOf(other.branch)],
  };
}

const stopOf = ({ stopped }: Branch): string => (stopped === null ? '' : `${stopped.sentence}: ${stopped.message}`);

/** `same`: what it says in the words of one edition, so that other words for the same are no difference. */
type Line = ComparedLine & { readonly same: string };

const sameOf = ({ same }: Line): string => same;
const shown = ({ words, rule }: Line): ComparedLine => ({ words, rule });

function linesOf({ study, branch }: Side): readonly Line[] {
  return pathTo(study, branch.leaf).flatMap(spot => {
    const { by, who, entries } = spotSeen(study, spot);
    const done = by === '' || by === 'Pass' ? [] : [doneLine(who, by, doneAt(study, spot, 'current').by)];
    const same = entriesAt(study, spot, 'current');
    const events = entries.map(({ parts, rule }, at) => ({
      words: plainText(parts),
      rule,
      same: plainText(same[at]?.parts ?? []),
    }));
    return [...done, ...events];
  });
}

const doneLine = (who: string, by: string, same: string): Line => ({
  words: `${who}: ${by}`,
  rule: '',
  same: `${who}: ${same}`,
});

const lastGame = ({ study, branch }: Side): Game | undefined => study.spots[branch.leaf]?.game;
