/** Where public card data lives. Scryfall's bulk files have a new address every day, which its API tells. */
export const SCRYFALL_BULK_DATA = 'https://api.scryfall.com/bulk-data';
export const MTGJSON_ATOMIC_CARDS = 'https://mtgjson.com/api/v5/AtomicCards.json.gz';

/** Why a download did not come to its end. */
export type FetchCode = 'badAddress' | 'unreachable' | 'httpStatus' | 'cut' | 'badAnswer' | 'cannotWrite' | 'cancelled';
