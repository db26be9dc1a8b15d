/** A program that is done when it has the reading of a card: what `main.ts` measures as the start. */
import { openLibrary } from '@lawmage/cards/store';

const opened = openLibrary(process.argv[2]);
if (!opened.ok) throw new Error(opened.error.message);
if (opened.value.reading('Forest') === undefined) throw new Error('the store holds no readings');
opened.value.close();
