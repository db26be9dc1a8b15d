/** Objects and players: from the action, then from the queues. */
import type { Decision, Reply } from '@lawmage/engine';
import { toppedUp } from '@lawmage/engine';
import { thing } from '@lawmage/engine/setup';
import { isMiss, type Miss, miss, type Peer, questionOf, type Script } from '../peer.ts';
import type { Answer, Reference } from '../record.ts';
import { guessObjects } from './guess.ts';
import { take } from './queue.ts';
import { isReferred } from './references.ts';

const TARGETS_FIRST: readonly string[] = [
  'target',
  'retarget',
  'search',
  'discard',
  'library',
  'handSize',
  'chooseObjects',
];

export function objectsAnswer(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  if (decision.why.code === 'retarget') return newTarget(peer, script, decision);
  if (decision.why.code === 'copy' && decision.least === 0 && saidFirst(script) === false) return [];
  const aimed = decision.why.code === 'target' ? aimedAt(peer, script, decision) : [];
  if (isMiss(aimed)) return aimed;
  if (aimed.length === 0 && decision.least === 0 && script.targets.length === 0 && saidFirst(script) === false)
    return [];
  const chosen = fromQueues(peer, script, decision, [...aimed]);
  const ended = chosen.length < decision.most && takeSkip(script);
  if (chosen.length >= Math.max(1, decision.least)) return toppedUp(decision, chosen);
  if (chosen.length === decision.least && (ended || isOptionalLook(decision))) return toppedUp(decision, chosen);
  return guessObjects(peer, script, decision, chosen);
}

/** Whether a target is changed is asked first; if there is only one other, that is enough. */
function newTarget(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  const isChanged = saidFirst(script);
  if (isChanged === false) return [0];
  const [chosen] = fromQueues(peer, script, decision, []);
  if (chosen !== undefined) return [chosen];
  return isChanged === true && decision.options.length === 2 ? [1] : guessObjects(peer, script, decision, []);
}

/** Whether anything is chosen may be asked first, with yes or no; null if nothing was said. */
function saidFirst(script: Script): boolean | null {
  const [head] = script.choices;
  if (head?.yes === undefined) return null;
  script.choices = script.choices.slice(1);
  return head.yes;
}

/** Looking at cards for the bottom or the graveyard: none is named where none goes. */
const isOptionalLook = ({ why, least }: Decision): boolean => why.code === 'library' && least === 0;

/** The references of the action, consumed from left to right. */
function aimedAt(peer: Peer, script: Script, { options, most, why }: Decision): number[] | Miss {
  const { aiming } = peer;
  if (aiming?.references == null || aiming.seat !== script.seat || !isItsOwn(peer, why.source)) return [];
  const chosen: number[] = [];
  while (chosen.length < most) {
    const [reference] = aiming.references;
    if (reference === undefined) break;
    const at = options.findIndex((option, n) => !chosen.includes(n) && isReferred(peer, option, reference));
    if (at < 0) {
      if (chosen.length > 0 || isLater(reference)) break;
      return miss(
        'illegalTarget',
        `${reference.name ?? reference.alias ?? reference.player} is no legal target: ${questionOf(peer)}`,
      );
    }
    chosen.push(at);
    aiming.references = aiming.references.slice(1);
  }
  return chosen;
}

/** A reference to a later mode waits for its turn. */
const isLater = ({ mode }: Reference): boolean => mode !== undefined;

/** Triggers that come up meanwhile choose their own targets. */
function isItsOwn({ game, aiming }: Peer, source: number): boolean {
  const top = game.stack.at(-1);
  return top === undefined || aiming === null || thing(game, top).stack?.what !== 'triggered' || source === top;
}

function fromQueues(peer: Peer, script: Script, decision: Decision, chosen: number[]): number[] {
  const order = TARGETS_FIRST.includes(decision.why.code)
    ? (['targets', 'choices'] as const)
    : (['choices', 'targets'] as const);
  const fits = (entry: Answer): boolean => references(entry).some(one => optionFor(peer, decision, chosen, one) >= 0);
  const shares: Answer[] = [];
  while (chosen.length < decision.most) {
    const [first, second] = order;
    if (script[first][0]?.skip === true && !fits(script[first][0])) break;
    const entry = take(script, first, fits) ?? take(script, second, fits);
    if (entry === null) break;
    for (const reference of references(entry)) {
      const at = optionFor(peer, decision, chosen, reference);
      if (at >= 0 && chosen.length < decision.most) chosen.push(at);
    }
    if (!isShare(entry)) continue;
    shares.push(entry);
    if (chosen.length >= decision.least && !isShare(script.targets[0])) break;
  }
  if (chosen.length > 1) script.targets = [...shares, ...script.targets];
  return chosen;
}

/** What is chosen with its share is named again when the division is asked for; one alone is given everything. */
const isShare = (entry: Answer | undefined): boolean => entry?.pick?.some(one => one.amount !== undefined) === true;

const references = ({ pick, player }: Answer): readonly Reference[] =>
  pick ?? (player === undefined ? [] : [{ player }]);

const optionFor = (peer: Peer, { options }: Decision, chosen: readonly number[], reference: Reference): number =>
  options.findIndex((option, at) => !chosen.includes(at) && isReferred(peer, option, reference));

/** "No more": the entry is used up by the question it ends. */
function takeSkip(script: Script): boolean {
  const queue = script.targets[0]?.skip === true ? 'targets' : script.choices[0]?.skip === true ? 'choices' : null;
  if (queue === null) return false;
  script[queue] = script[queue].slice(1);
  return true;
}
