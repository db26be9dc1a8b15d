/** What the server tells about the rulebook. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoverageAnswer, EditionsAnswer, RulebookAnswer } from '@lawmage/judge/rulebook';
import { importRules } from '@lawmage/judge/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serve } from '../src/index.ts';

const TEXT = `These rules are effective as of May 1, 2031.

Contents

1. The Pond
100. Frogs

Glossary

Credits

1. The Pond

100. Frogs

100.1. Frogs jump.

Glossary

Frog
An animal.

Credits
`;

const SCENARIO = `Scenario: A spark
Card: Ember Tap {R}
  Instant
  Ember Tap deals 2 damage to any target.
Ann:
  battlefield: Mountain
  hand: Ember Tap
Bob:
Play:
Ann casts Ember Tap targeting Bob
Ember Tap resolves
`;

describe('a server with a rulebook', () => {
  let folder: string;
  let serving: Serving;
  const ask = async <T>(path: string): Promise<{ readonly status: number; readonly answer: T }> => {
    const response = await fetch(`${serving.url}${path}`);
    return { status: response.status, answer: (await response.json()) as T };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lawmage-server-'));
    await mkdir(join(folder, 'app'));
    await mkdir(join(folder, 'scenarios', 'sparks'), { recursive: true });
    await writeFile(join(folder, 'app', 'index.html'), '<!doctype html><title>A table</title>');
    await writeFile(join(folder, 'scenarios', 'sparks', 'spark.play'), SCENARIO);
    await writeFile(join(folder, 'pond.txt'), TEXT);
    const served = await serve({
      port: 0,
      store: join(folder, 'none.sqlite'),
      rules: join(folder, 'rules.sqlite'),
      scenarios: join(folder, 'scenarios'),
      app: { root: join(folder, 'app'), sources: [], cache: join(folder, 'cache') },
    });
    if (!served.ok) throw new Error(served.error.message);
    serving = served.value;
  });
  afterAll(async () => {
    await serving.close();
    await rm(folder, { recursive: true });
  });

  it('says that none is there, until one is imported; then hands it over whole', async () => {
    for (const path of ['api/rules', 'api/rules?edition=2031'])
      expect(await ask(path)).toMatchObject({ status: 409, answer: { ok: false, code: 'noRules' } });
    await importRules(join(folder, 'pond.txt'), { store: join(folder, 'rules.sqlite') });
    expect(await ask<EditionsAnswer>('api/rules')).toMatchObject({
      status: 200,
      answer: { ok: true, editions: [{ edition: '2031-05-01', rules: 1, glossary: 1 }] },
    });
    expect(await ask<RulebookAnswer>('api/rules?edition=2031')).toMatchObject({
      answer: { ok: true, rulebook: { rules: [{ number: '1' }, { number: '100' }, { number: '100.1' }] } },
    });
    expect(await ask('api/rules?edition=current')).toMatchObject({ status: 409, answer: { code: 'unknownEdition' } });
  });

  it('tells which scenarios exercise a rule, and gives their text', async () => {
    const { answer } = await ask<CoverageAnswer>('api/rules/coverage?edition=2007-02');
    if (!answer.ok) throw new Error(answer.message);
    const { rules, scenarios, counts } = answer.coverage;
    expect(scenarios).toEqual([{ name: 'sparks/spark.play', title: 'A spark' }]);
    expect(rules['409.1i']).toEqual({ state: 'exercised', scenarios: [0], reason: null });
    expect(counts.rules).toBe(Object.keys(rules).length);
    expect(await ask('api/scenarios?name=sparks/spark.play')).toMatchObject({ answer: { ok: true, text: SCENARIO } });
  });

  it('counts again when a scenario has changed', async () => {
    await writeFile(join(folder, 'scenarios', 'another.play'), SCENARIO);
    const { answer } = await ask<CoverageAnswer>('api/rules/coverage?edition=2007-02');
    expect(answer).toMatchObject({ ok: true, coverage: { scenarios: [{}, {}] } });
  });

  it.each(['../pond.txt', 'sparks/../../pond.txt', 'sparks', ''])('knows no scenario named %j', async name => {
    const asked = await ask(`api/scenarios?name=${encodeURIComponent(name)}`);
    expect(asked).toMatchObject({ status: 409, answer: { code: 'unknownScenario' } });
  });

  it('exercises rules in the editions that are played, and in no other', async () => {
    expect(await ask('api/rules/coverage?edition=2031')).toMatchObject({
      status: 409,
      answer: { code: 'unknownEdition' },
    });
  });
});
