import { describe, expect, test } from 'vitest';
import { lawmage } from './support.ts';

const run = (...args: readonly string[]) => lawmage(args);

describe('help', () => {
  test.each(['play', 'sim', 'read', 'cards'])('lawmage %s --help says how it is used', async name => {
    const helped = await run(name, '--help');
    expect(helped).toMatchObject({ status: 0, err: '' });
    expect(helped.out.startsWith(`lawmage ${name}`)).toBe(true);
    for (const line of helped.out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
  });
});

test('every action the list of commands names is one', async () => {
  const listed = /cards +the library: (.*)/.exec((await run('--help')).out)?.[1]?.split(', ') ?? [];
  const { err } = await run('cards', 'burn');
  expect(listed.length).toBeGreaterThan(3);
  for (const action of listed) expect(err).toContain(action);
});

test('lawmage --version says which one it is', async () => {
  expect(await run('--version')).toMatchObject({ status: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test('a reader that stops early, as head does, is no failure', async () => {
  expect(await lawmage(['--help'], { deaf: true })).toMatchObject({ status: 0, err: '' });
});

describe('wrong usage is told on standard error with a code, and by the exit status', () => {
  test.each([
    ['unknownCommand', ['conjure']],
    ['usage', ['cards', 'burn']],
    ['usage', ['sim', '--speed', '9']],
    ['wrongDecks', ['sim', '--decks', 'green-fury']],
    ['noDeck', ['sim', '--decks', 'green-fury,no-such-deck']],
    ['badNumber', ['sim', '--decks', 'green-fury,green-fury', '--games', 'many']],
    ['unknownAgent', ['sim', '--decks', 'green-fury,green-fury', '--agents', 'oracle']],
    ['unknownEdition', ['sim', '--decks', 'green-fury,green-fury', '--edition', '1993']],
    ['badNumber', ['cards', 'search', 'bear', '--limit', 'few']],
    ['badOption', ['play', '--edition', '1993']],
    ['noText', ['read']],
    ['cannotRead', ['read', '--file', 'no-such-file']],
    ['usage', ['sim', '--games', '-1']],
  ])('%s', async (code, args) => {
    const failed = await run(...args);
    expect(failed.status).toBe(2);
    expect(failed.err).toMatch(new RegExp(`^lawmage: ${code}: `));
    expect(failed.err.trimEnd()).not.toContain('\n');
    expect(failed.out).toBe('');
  });
});

describe('reading a text', () => {
  test('shows what was understood', async () => {
    const read = await run('read', 'Flying\\nWhenever this creature attacks, draw a card.');
    expect(read).toMatchObject({ status: 0, err: '' });
    expect(read.out).toMatch(/keyword flying/);
  });

  test('for programs, with the place of what was not', async () => {
    const read = await run('read', 'Draw a card and hum.', '--type', 'Sorcery', '--json');
    expect(read.status).toBe(1);
    const [face] = JSON.parse(read.out) as readonly [{ readonly lines: readonly { readonly declined: object }[] }];
    expect(face.lines[0]?.declined).toMatchObject({ start: expect.any(Number), end: expect.any(Number) });
  });

  test("with the wording that would be understood, and the writer's own", async () => {
    const read = await run('read', 'Destroy target craeture.\\nDraw two cards.', '--type', 'Sorcery');
    expect(read.out).toMatch(/\^{8}/);
    expect(read.out).toContain('this would be understood: Destroy target creature.');
    expect(read.out).toContain('written: Draw two cards.');
  });
});

describe('a simulation', () => {
  test('has its figures for programs', async () => {
    const played = await run('sim', '--decks', 'green-fury,skyward-vow', '--games', '4', '--json', '--jobs', '1');
    expect(played, played.err).toMatchObject({ status: 0 });
    const summary = JSON.parse(played.out) as Readonly<Record<string, unknown>>;
    for (const key of ['decisions', 'seconds', 'decisionsPerSecond', 'gamesPerSecond', 'turns'])
      expect(summary).toHaveProperty(key);
    const share = { rate: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
    expect(summary).toMatchObject({
      decks: ['green-fury', 'skyward-vow'],
      agents: ['heuristic', 'heuristic'],
      edition: 'current',
      seed: 1,
      games: 4,
      errors: [],
      wins: [expect.any(Number), expect.any(Number)],
      shares: [share, share],
    });
  });

  test('with the same seed it is the same, however many workers play', async () => {
    const sim = async (jobs: string) => {
      const args = ['--decks', 'iron-banner,living-tide', '--games', '12', '--seed', '7', '--json', '--jobs', jobs];
      const { wins, decisions } = JSON.parse((await run('sim', ...args)).out) as Readonly<Record<string, unknown>>;
      return { wins, decisions };
    };
    expect(await sim('1')).toEqual(await sim('2'));
  });

  test('seats more than two', async () => {
    const played = await run('sim', '--decks', 'green-fury,skyward-vow,oak-and-banner', '--games', '2', '--json');
    expect(JSON.parse(played.out)).toMatchObject({
      games: 2,
      errors: [],
      wins: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
  });
});
