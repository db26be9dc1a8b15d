/** The verdict on one record: whether it is supported, and what comes of running it. */
import { askingAll } from '@lawmage/engine/setup';
import type { Library } from '../verdict/cards.ts';
import { cardReader, namesNeeded } from './cards.ts';
import type { PeerRecord } from './record.ts';
import { type PeerVerdict, runRecord } from './run.ts';

/** Judges records with the cards of a library, each of which is read once. */
export function peerJudge(library: Library): (record: PeerRecord) => PeerVerdict {
  const read = cardReader(library);
  return record => {
    const { id, dir, strict } = record;
    const reasons = [...missingFeatures(record), ...missingCards(record, read)];
    if (reasons.length > 0) return { id, dir, strict, outcome: 'unsupported', fact: reasons.join('\n') };
    try {
      return askingAll(() => runRecord(record, read));
    } catch (broken) {
      if (!(broken instanceof Error)) throw broken;
      return { id, dir, strict, outcome: 'failed', fact: `broken: ${broken.message.split('\n')[0]}` };
    }
  };
}

/** What a record asks of the game that is not there. */
function missingFeatures({ game, requires }: PeerRecord): readonly string[] {
  const reasons: string[] = [];
  if (game.players.length > 2 && game.range !== 'all') reasons.push('feature: range of influence');
  if (requires.includes('oathbreaker')) reasons.push('feature: oathbreaker');
  return reasons;
}

const missingCards = (record: PeerRecord, read: ReturnType<typeof cardReader>): readonly string[] =>
  namesNeeded(record).flatMap(name => {
    const found = read(name);
    return found.ok ? [] : [`card: ${name} (${found.code}: ${found.why})`];
  });
