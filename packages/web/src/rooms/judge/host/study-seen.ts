/** A study as the page is shown it. */
import { branchOf, type Study } from '@lawmage/judge/room';
import type { BranchSeen, StudySeen } from '../door.ts';
import { spotSeen } from './spots.ts';

export function studySeen(study: Study): StudySeen {
  return {
    title: study.scenario.title,
    edition: study.edition,
    spots: study.spots.map(spot => spotSeen(study, spot)),
    branches: study.branches.flatMap(({ id }) => branchSeen(study, id)),
  };
}

function branchSeen(study: Study, id: number): readonly BranchSeen[] {
  const branch = branchOf(study, id);
  if (branch === undefined) return [];
  const { name, leaf, said, stopped } = branch;
  return [
    {
      id,
      name,
      leaf,
      said: said.map(({ step, spot, missed }) => ({
        text: step.text,
        line: step.place.line,
        spot,
        isCheck: 'check' in step.does,
        missed,
      })),
      stopped: stopped === null ? '' : `${stopped.sentence}: ${stopped.message}`,
    },
  ];
}
