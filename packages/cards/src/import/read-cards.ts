import { fail, ok, type Result } from '../result.ts';
import { openFile, readFailure } from './bytes.ts';
import { CardFile, type Gained } from './card-file.ts';
import type { CardRecord } from './records.ts';
import type { ImportCode, SourceKind } from './source.ts';

/** The records that one piece of a file completed, and how much of the stored file has been read. */
export type Batch = {
  readonly kind: SourceKind | undefined;
  readonly records: readonly CardRecord[];
  readonly bytes: number;
  readonly totalBytes: number;
};

/**
 * Reads a card file piece by piece: Scryfall's `oracle_cards` (JSON array or JSON Lines) or MTGJSON's `AtomicCards`,
 * compressed or not, told apart by content. The first failure is the last thing that comes.
 */
export async function* readCardFile(path: string, signal?: AbortSignal): AsyncGenerator<Result<Batch, ImportCode>> {
  const opened = await openFile(path);
  if (!opened.ok) return yield opened;
  const { size, bytes, bytesRead } = opened.value;
  const cards = new CardFile();
  const told = function* ({ records, failure }: Gained): Generator<Result<Batch, ImportCode>> {
    yield ok({ kind: cards.kind, records, bytes: bytesRead(), totalBytes: size });
    if (failure !== undefined) yield failure;
  };
  try {
    for await (const piece of bytes) {
      if (signal?.aborted) return yield fail('cancelled', 'the import was cancelled');
      const gained = cards.write(piece);
      yield* told(gained);
      if (gained.failure !== undefined) return;
    }
  } catch (thrown) {
    return yield readFailure(thrown);
  }
  yield* told(cards.end());
}
