/** Words that differ between editions. */
import type { EditionName } from '@lawmage/engine';

type Words = {
  readonly casts: string;
  readonly cast: string;
  readonly battlefield: string;
  readonly enters: string;
  readonly exile: string;
  readonly exiles: string;
  readonly dies: string;
};

const CURRENT: Words = {
  casts: 'casts',
  cast: 'Cast',
  battlefield: 'the battlefield',
  enters: 'enters',
  exile: 'exile',
  exiles: 'is exiled',
  dies: 'dies',
};

const IN_2007: Words = {
  casts: 'plays',
  cast: 'Play',
  battlefield: 'play',
  enters: 'comes into play',
  exile: 'removed from the game',
  exiles: 'is removed from the game',
  dies: 'is put into the graveyard',
};

export const wordsOf = (edition: EditionName): Words => (edition === 'current' ? CURRENT : IN_2007);
export const editionTitle = (edition: EditionName): string => (edition === 'current' ? 'August 2026' : 'February 2007');
