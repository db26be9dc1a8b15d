/** Runs a record: set-up, each segment to its stop point, and what is expected there. */
import { answer, type Game, preferAutoPay, type Reply, seatOf } from '@lawmage/engine';
import { beginTurns, isIdle, pausing, resumed, settleIn } from '@lawmage/engine/setup';
import { answerTo } from './answer/answer.ts';
import { advance } from './chance.ts';
import { checkAll } from './check/check.ts';
import { isCalled } from './names.ts';
import { askedOf, follow, isMiss, type Miss, miss, type Peer, questionOf, type Script, seatFor } from './peer.ts';
import type { Answer, PeerRecord, Segment } from './record.ts';
import { judgeRefusal } from './refusal.ts';
import { actWithPriority } from './schedule.ts';
import { emptyTable, type Read, type Setting, setUp } from './setting.ts';
import { stopsHere } from './stop.ts';

/** More questions than this in one segment are a loop. */
const MOST_QUESTIONS = 4000;

export type PeerOutcome = 'passed' | 'failed' | 'inconclusive' | 'unsupported';
export type PeerVerdict = {
  readonly id: string;
  readonly dir: string;
  readonly strict: boolean;
  readonly outcome: PeerOutcome;
  /** The first differing fact, what was guessed, or what is not supported. */
  readonly fact: string;
};

/** The verdict on a record all of whose cards are playable. */
export function runRecord(record: PeerRecord, read: Read): PeerVerdict {
  const verdict = (outcome: PeerOutcome, fact: string): PeerVerdict => ({
    id: record.id,
    dir: record.dir,
    strict: record.strict,
    outcome,
    fact,
  });
  const peer = begin(record, read);
  if (isMiss(peer)) return verdict(peer.code === 'unsupported' ? 'unsupported' : 'failed', peer.fact);
  const difference = runSegments(peer);
  if (difference?.code === 'unsupported') return verdict('unsupported', difference.fact);
  if (peer.guesses.length > 0)
    return verdict(
      'inconclusive',
      `guessed: ${peer.guesses.join(', ')}${difference === null ? '' : `; ${difference.fact}`}`,
    );
  return difference === null ? verdict('passed', '') : verdict('failed', difference.fact);
}

function begin(record: PeerRecord, read: Read): Peer | Miss {
  const [segment] = record.segments;
  const peer: Peer = {
    game: emptyTable(record),
    record,
    scripts: segment === undefined ? [] : scriptsFor(record, segment, []),
    aliases: new Map(),
    helpers: new Map(),
    aiming: null,
    tapped: [],
    made: [],
    guesses: [],
    declared: { turn: 0, attackers: [], blockers: [] },
  };
  const setting: Setting = {
    game: peer.game,
    record,
    read,
    aliases: peer.aliases,
    helpers: peer.helpers,
    settle: game => settle(peer, game),
  };
  const stuck = setUp(setting);
  if (stuck !== null) return stuck;
  peer.game = setting.game;
  settleIn(peer.game);
  for (const { seat, manual } of peer.scripts) if (manual) peer.game = preferAutoPay(peer.game, seat, false);
  beginTurns(peer.game, seatOf(0));
  return peer;
}

/** Answers what is asked as a permanent of the set-up enters. */
function settle(peer: Peer, game: Game): Game | Miss {
  peer.game = game;
  return pausing(isIdle, () => {
    while (askedOf(peer) !== null) {
      const missed = answerNext(peer);
      if (missed !== null) return missed;
    }
    return peer.game;
  });
}

function scriptsFor(record: PeerRecord, segment: Segment, before: readonly Script[]): readonly Script[] {
  return record.game.turnOrder.map((letter, at) => ({
    seat: seatFor(record, letter),
    letter,
    strict: typeof segment.strict === 'boolean' ? segment.strict : segment.strict[letter] === true,
    manual: record.game.manualMana?.includes(letter) === true,
    actions: segment.actions.filter(action => action.player === letter),
    choices: segment.choices[letter] ?? [],
    targets: segment.targets[letter] ?? [],
    modes: [...(before[at]?.modes ?? []), ...(segment.modes[letter] ?? [])],
  }));
}

function runSegments(peer: Peer): Miss | null {
  let isFirst = true;
  for (const segment of peer.record.segments) {
    if (!isFirst) peer.scripts = scriptsFor(peer.record, segment, peer.scripts);
    isFirst = false;
    const refused = runTo(peer, segment) ?? leftOver(peer, segment);
    const missed = judgeRefusal(segment, refused) ?? checkAll(peer, segment.expect);
    if (missed !== null) return missed;
  }
  return null;
}

/** Plays to the stop point. */
function runTo(peer: Peer, { stopAt }: Segment): Miss | null {
  let sawCombat = false;
  const stops = (game: Game): boolean => {
    if (game.step === 'beginCombat' && game.turn >= stopAt.turn) sawCombat = true;
    return stopsHere(game, stopAt, sawCombat);
  };
  return pausing(stops, () => {
    if (stops(peer.game)) return null;
    if (peer.game.asking === null && peer.game.result === null) follow(peer, resumed(peer.game), []);
    for (let n = 0; n < MOST_QUESTIONS; n++) {
      const decision = askedOf(peer);
      if (decision === null) return null;
      const missed = decision.kind === 'priority' ? actWithPriority(peer, decision) : answerNext(peer);
      if (missed !== null) return missed;
    }
    return miss('endless', `the script does not come to an end: ${questionOf(peer)}`);
  });
}

export function answerNext(peer: Peer): Miss | null {
  const decision = askedOf(peer);
  if (decision === null) return null;
  const given: Reply | Miss = answerTo(peer, decision);
  return isMiss(given) ? given : advance(peer, given, answer);
}

/** An offer that the rules did not make was as good as refused, an X that can only be 0 as good as announced. */
const isNothing = ({ yes, normalCost, x, skip }: Answer): boolean =>
  yes === false || normalCost === true || x === 0 || skip === true;

/** Which of several effects of one name is applied first says nothing. */
const isAmongAlike = ({ game }: Peer, { text, pick }: Answer): boolean =>
  text !== undefined &&
  pick?.length === 1 &&
  pick[0]?.name === text &&
  game.battlefield.filter(id => isCalled(game, id, text)).length > 1;

/** What was queued must be used up. */
function leftOver(peer: Peer, { expect }: Segment): Miss | null {
  for (const script of peer.scripts) {
    const { letter, actions, choices, targets } = script;
    const meant = (kind: string): boolean => expect.some(one => one.kind === kind && one.player === letter);
    const [action] = actions;
    if (action !== undefined && !meant('unusedActions'))
      return miss('actionsLeft', `${letter} could not: ${action.op} ${JSON.stringify(action)}`);
    const choice = choices.find(one => !isNothing(one) && !isAmongAlike(peer, one));
    if (choice !== undefined && !meant('unusedChoices'))
      return miss('answersLeft', `a choice of ${letter} was never asked for: ${JSON.stringify(choice)}`);
    const target = targets.find(one => one.skip !== true);
    if (target !== undefined && !meant('unusedTargets'))
      return miss('answersLeft', `a target of ${letter} was never asked for: ${JSON.stringify(target)}`);
  }
  return null;
}
