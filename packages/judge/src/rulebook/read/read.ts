/** Reads the plain text of the Comprehensive Rules, of any edition, into records. */
import { fail, ok, type Result } from '@lawmage/cards';
import type { EditionFacts, Rulebook } from '../rulebook.ts';
import type { ReadCode } from './code.ts';
import { decode } from './decode.ts';
import { glossaryIn } from './glossary.ts';
import { linked } from './link.ts';
import { type Outline, outlineOf } from './outline.ts';
import { type Draft, recordsIn } from './records.ts';

/** What is to be remembered of where a text came from. */
export type Origin = Pick<EditionFacts, 'source' | 'published'>;

/** The rulebook in the bytes of a published file, whole or not at all. Fails with a code and, where there is one, a line. */
export function readRulebook(bytes: Uint8Array, origin: Origin): Result<Rulebook, ReadCode> {
  const text = decode(bytes);
  return text.ok ? readText(text.value, origin) : text;
}

function readText(text: string, { source, published }: Origin): Result<Rulebook, ReadCode> {
  const outline = outlineOf(text);
  if (!outline.ok) return outline;
  const { edition, rules, glossary } = outline.value;
  const drafts = recordsIn(rules);
  if (!drafts.ok) return drafts;
  const missing = missingFrom(outline.value, drafts.value);
  if (missing !== null)
    return fail('truncated', `the contents promise ${missing}, and it is not there`, { line: rules.at(-1)?.at ?? 1 });
  return ok({
    edition,
    published: published === edition ? null : published,
    source,
    ...linked(drafts.value, glossaryIn(glossary)),
  });
}

/** The first section or chapter that the contents name and the text does not have. */
function missingFrom({ contents }: Outline, drafts: readonly Draft[]): string | null {
  const numbers = new Set(drafts.map(({ number }) => number));
  return contents.find(number => !numbers.has(number)) ?? null;
}
