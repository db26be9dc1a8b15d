import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@lawmage/engine';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../src/files.ts';
import { openStudy, pathTo, type Study, writeStudy } from '../src/room/index.ts';
import { sharedLibrary } from './support/library.ts';

const FOLDER = join(import.meta.dirname, '../../../scenarios');
const library = await sharedLibrary();

function opened(text: string, edition: 'current' | '2007-02'): Study {
  const one = openStudy(text, edition, library);
  if (!one.ok) throw new Error(`${one.problems.map(({ message }) => message).join('; ')}\n${text}`);
  return one.study;
}

/** A study whose branches nobody has said anything about: each of its moves must be said anew. */
function unsaid(study: Study): Study {
  return { ...study, branches: study.branches.map(branch => ({ ...branch, said: [] })) };
}

const positions = (study: Study): unknown =>
  study.branches.map(({ leaf }) => pathTo(study, leaf).map(spot => hash(spot.game)));

describe.each(['current', '2007-02'] as const)(
  'a course of play written as sentences is the same course (%s)',
  edition => {
    it.each(scenarioFiles(FOLDER).map(file => [file.slice(FOLDER.length + 1), file] as const))('%s', (_, file) => {
      const text = readFileSync(file, 'utf8');
      if (library === null && /^Printed/mu.test(text)) return;
      const study = opened(text, edition);
      const written = writeStudy(unsaid(study));
      if (!written.ok) throw new Error(written.message);
      expect(positions(opened(written.text, edition))).toEqual(positions(study));
    });
  },
);
