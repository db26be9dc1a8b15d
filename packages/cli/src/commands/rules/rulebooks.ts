/** The imported rulebooks, as the commands ask for them. */
import type { EditionSummary, Rulebook } from '@lawmage/judge/rulebook';
import { PLAYED_SINCE } from '@lawmage/judge/rulebook';
import { openRules, type RuleStore } from '@lawmage/judge/store';
import { CommandError, need } from '../../command.ts';

/** Opens the store. Throws `noRules` and what else can be wrong with it. */
export const openedRules = (): RuleStore => need(openRules());

/** The edition of that name; without one today's as it is played, or the newest if that is not imported. */
export function editionIn(store: RuleStore, name: string | undefined): EditionSummary {
  if (name !== undefined) return need(store.edition(name));
  const editions = store.editions();
  const usual = editions.find(({ edition }) => edition === PLAYED_SINCE.current) ?? editions[0];
  return usual ?? need(store.edition('current'));
}

/** A whole edition that is known to be imported. */
export function rulebookOf(store: RuleStore, edition: string): Rulebook {
  const rulebook = store.rulebook(edition);
  if (rulebook === undefined) throw new CommandError('unknownEdition', `the edition of ${edition} is not imported`);
  return rulebook;
}

/** A number from 0 that a person typed. */
export function wholeNumber(text: string, option: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError('usage', `--${option} takes a whole number, not "${text}"`);
}
