/** A little rulebook of our own in the shape of the published ones, and those that lie beside the repository. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONTENTS = `Contents

1. The Pond
100. General
101. Frogs

2. Jumping
200. Leaps

Glossary

Credits
`;

export const BODY = `1. The Pond

100. General

100.1. A pond holds any number of frogs. See rule 101, “Frogs,” and rules 200.1–2.

100.1a A frog that isn’t in the pond is dry (see rule 101.2b).

101. Frogs

101.1. Frogs jump.
Example: A green frog jumps. It is a frog still.
Example: A frog reads “jump.” It does.

101.2. Each frog has a colour.

101.2a The colour of a frog is green.
     A frog that was painted is green none the less.

101.2b A dry frog has no colour. This is the café of the naïve.

2. Jumping

200. Leaps

200.1. A leap costs {1}. Rules 100.1a and 101.2 tell more.

200.2. Nobody leaps twice.
`;

const GLOSSARY = `Glossary

Frog
1. An animal. See rule 101.
2. A kind of leap. See rule 200.

Leap, Long
What frogs do. See rule 999.9.


Credits

Made by nobody in particular.
`;

/** The text of an edition. */
export const rulebookText = (date = 'June 1, 2031', body = BODY): string =>
  `Pond Comprehensive Rules\n\nThese rules are effective as of ${date}.\n\n${CONTENTS}\n${body}\n${GLOSSARY}`;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const FOLDER = fileURLToPath(new URL('../../../../../shared/rules', import.meta.url));

/** The published texts, oldest first; none where they are absent. */
export const publishedTexts: readonly { readonly path: string; readonly date: string }[] = existsSync(FOLDER)
  ? readdirSync(FOLDER).flatMap(name => {
      const [, date] = /^comprehensive-rules-(.+)\.txt$/.exec(name) ?? [];
      return date === undefined ? [] : [{ path: join(FOLDER, name), date }];
    })
  : [];

/** A file beside them. */
export const besidePublished = (name: string): string => join(FOLDER, name);
