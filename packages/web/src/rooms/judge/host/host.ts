/** The judge's room in its worker: one study, asked about and grown by the page. */

import type { Card } from '@lawmage/ability';
import { type EditionName, JUDGE, ruleIn, seatOf } from '@lawmage/engine';
import {
  branchOf,
  dropBranch,
  type Library,
  type Move,
  moveAt,
  openStudy,
  type Stage,
  type Study,
  spotCiting,
  writeStudy,
} from '@lawmage/judge/room';
import { editionTitle } from '@lawmage/judge/tell';
import type { Seen } from '../../../game/seen.ts';
import { whyFor } from '../../../game/why.ts';
import { type Answer, type Asks, type Question, type Troubles, trouble } from '../door.ts';
import { compare } from './compare.ts';
import { mayWith } from './may.ts';
import { proposalAt, repeatsAt } from './repeats.ts';
import { seenOf } from './spots.ts';
import { studySeen } from './study-seen.ts';

type Ask<K extends keyof Asks> = Extract<Question, { is: K }>;
type Handlers = { readonly [K in keyof Asks]: (question: Ask<K>) => Answer<K> };
export type JudgeHost = <K extends keyof Asks>(question: Ask<K>) => Answer<K>;

const NOT_OPEN = 'Nothing is open in this room.';

export function createJudgeHost(): JudgeHost {
  let study: Study | null = null;
  let cards: readonly Card[] = [];
  const now = (): Study => {
    if (study === null) throw new Error(NOT_OPEN);
    return study;
  };
  const handlers: Handlers = {
    open: ({ text, edition, cards: given, rule }) => {
      cards = given;
      const opened = openStudy(text, edition, libraryOf(given));
      if (!opened.ok) return opened;
      study = opened.study;
      return { ok: true, study: studySeen(study), ...placeOf(study, rule) };
    },
    look: ({ spot }) => lookedAt(now(), spot),
    reply: ({ branch, spot, reply }) => moved(now(), branch, spot, { did: 'reply', reply }),
    again: ({ branch, spot, times }) => again(now(), branch, spot, times),
    concede: ({ branch, spot, seat }) => moved(now(), branch, spot, { did: 'concede', seat: seatOf(seat) }),
    rename: ({ branch, name }) => {
      const found = branchOf(now(), branch);
      if (found !== undefined && name.trim() !== '') found.name = name.trim().replaceAll(/[#:]/gu, ' ');
      return studySeen(now());
    },
    drop: ({ branch }) => {
      dropBranch(now(), branch);
      return studySeen(now());
    },
    explain: ({ spot, id }) => whyFor(gameAt(now(), spot), JUDGE, id),
    may: ({ spot, id }) => mayWith(gameAt(now(), spot), id),
    write: () => written(now()),
    compare: ({ branch, other }) => compare(sideOf(now(), branch), sideOf(now(), other)),
    editions: ({ branch }) => acrossEditions(now(), branch, cards),
  };
  return question => handlers[question.is](question as never) as never;
}

const gameAt = ({ spots }: Study, spot: number): Stage['game'] => {
  const found = spots[spot];
  if (found === undefined) throw new Error('that place is no longer there');
  return found.game;
};

/** Printed cards by full name and by the names of their faces. */
function libraryOf(cards: readonly Card[]): Library {
  const byName = new Map<string, Card>();
  for (const card of cards)
    for (const name of [card.name, ...card.faces.map(face => face.name)])
      if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), card);
  return name => byName.get(name.toLowerCase());
}

/** The first branch, at its beginning; or the first place where a rule is cited. */
function placeOf(study: Study, rule: string | undefined): { readonly branch: number; readonly spot: number } {
  const [first] = study.branches;
  if (first === undefined || rule === undefined) return { branch: first?.id ?? 0, spot: 0 };
  const cites = (stage: Stage): boolean =>
    stage.events.some(event => ruleIn(study.edition, event.rule) === rule) ||
    (stage.game.asking !== null && ruleIn(study.edition, stage.game.asking.why.rule) === rule) ||
    stage.game.result?.rule === rule;
  for (const branch of study.branches) {
    const spot = spotCiting(study, branch, cites);
    if (spot !== null) return { branch: branch.id, spot };
  }
  return { branch: first.id, spot: 0 };
}

/** Everything at a place, with what could be done again there. */
function lookedAt(study: Study, spot: number): Seen {
  const seen = seenOf(gameAt(study, spot));
  const { decision } = seen;
  return decision === null ? seen : { ...seen, decision: { ...decision, repeats: repeatsAt(study, spot) } };
}

function again(study: Study, branch: number, spot: number, times: number): Answer<'reply'> {
  const reply = proposalAt(study, spot, times);
  if (reply === null) return trouble('cannotRepeat', 'There is nothing to do again here.');
  return moved(study, branch, spot, { did: 'reply', reply });
}

function moved(study: Study, branch: number, spot: number, move: Move): Answer<'reply'> {
  const made = moveAt(study, branch, spot, move);
  if (!made.ok) return trouble(made.code, made.message);
  return { ok: true, study: studySeen(study), branch: made.branch, spot: made.spot };
}

function written(study: Study): Answer<'write'> {
  const text = writeStudy(study);
  return text.ok ? text : trouble(text.code, text.message);
}

function sideOf(study: Study, id: number, name?: string) {
  const branch = branchOf(study, id) ?? study.branches[0];
  if (branch === undefined) throw new Error('a study has a branch');
  return { study, branch, name: name ?? branch.name };
}

const OTHER: Readonly<Record<EditionName, EditionName>> = { current: '2007-02', '2007-02': 'current' };

/** The branch beside what its own sentences do in the other edition. */
function acrossEditions(study: Study, branch: number, cards: readonly Card[]): Answer<'editions'> {
  const only = { ...study, branches: study.branches.filter(one => one.id === branch) };
  const text = writeStudy(only);
  if (!text.ok) return trouble(text.code, text.message);
  const other = openStudy(text.text, OTHER[study.edition], libraryOf(cards));
  if (!other.ok) return other satisfies Troubles;
  return compare(
    sideOf(study, branch, editionTitle(study.edition)),
    sideOf(other.study, 0, editionTitle(other.study.edition)),
  );
}
