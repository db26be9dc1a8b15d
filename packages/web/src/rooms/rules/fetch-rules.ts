/** The rulebook of this machine, as its server hands it out. Each is asked for once. */
import type { CoverageAnswer, EditionsAnswer, RulebookAnswer, RulesRefusal } from '@lawmage/judge/rulebook';

const NOT_REACHED: RulesRefusal = {
  ok: false,
  code: 'broken',
  message: 'The rulebook could not be reached: is the server that served this page still running?',
};

const asked = new Map<string, Promise<unknown>>();

async function ask<T>(address: string): Promise<T | RulesRefusal> {
  try {
    const response = await fetch(address);
    return (await response.json()) as T;
  } catch {
    asked.delete(address);
    return NOT_REACHED;
  }
}

function once<T>(address: string): Promise<T | RulesRefusal> {
  const known = asked.get(address) ?? ask<T>(address);
  asked.set(address, known);
  return known as Promise<T | RulesRefusal>;
}

export const fetchEditions = (): Promise<EditionsAnswer> => once('/api/rules');
export const fetchRulebook = (edition: string): Promise<RulebookAnswer> =>
  once(`/api/rules?${new URLSearchParams({ edition })}`);
export const fetchCoverage = (edition: string): Promise<CoverageAnswer> =>
  once(`/api/rules/coverage?${new URLSearchParams({ edition })}`);
