import { z } from '../import/schema.ts';
import { fail, ok, type Result, said } from '../result.ts';
import { type FetchCode, MTGJSON_ATOMIC_CARDS, SCRYFALL_BULK_DATA } from './addresses.ts';
import type { Client } from './http.ts';

/** Where cards may be fetched from: a source by name, or any address of a card file. */
export type CardSource = 'scryfall' | 'mtgjson' | (string & {});

const bulkData = z.object({
  data: z.array(z.object({ type: z.string(), download_uri: z.string() })),
});

/** The address of a source's card file; Scryfall's API is asked for today's. */
export async function locate(
  source: CardSource,
  client: Client,
  bulkDataAddress = SCRYFALL_BULK_DATA,
): Promise<Result<string, FetchCode>> {
  if (source === 'mtgjson') return ok(MTGJSON_ATOMIC_CARDS);
  if (source !== 'scryfall') return ok(source);
  const asked = await client.get(bulkDataAddress);
  if (!asked.ok) return asked;
  const { statusCode, body } = asked.value;
  try {
    const text = await body.text();
    if (statusCode !== 200) return fail('httpStatus', `${bulkDataAddress} answered ${statusCode}`);
    const files = bulkData.parse(JSON.parse(text)).data;
    const cards = files.find(({ type }) => type === 'oracle_cards');
    return cards === undefined
      ? fail('badAnswer', `${bulkDataAddress} offers no file of the kind oracle_cards`)
      : ok(cards.download_uri);
  } catch (thrown) {
    return fail('badAnswer', `${bulkDataAddress} answered something else than a list of bulk files: ${said(thrown)}`);
  }
}
