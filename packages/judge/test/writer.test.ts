/** The writer of the scenario language against its reader. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../src/files.ts';
import { readScenario } from '../src/read/read.ts';
import { type Action, type Announced, NOTHING_ANNOUNCED } from '../src/scenario/action.ts';
import type { Choice, Noun, ObjectNoun } from '../src/scenario/noun.ts';
import type { Remarks, RemarksByPlace } from '../src/scenario/remarks.ts';
import type { Item, Mark, Scenario, Seated } from '../src/scenario/scenario.ts';
import { writeScenario } from '../src/write/write.ts';

const FOLDER = join(import.meta.dirname, '../../../scenarios');

/** A scenario without the places of its words. */
const bare = (scenario: Scenario): unknown =>
  JSON.parse(
    JSON.stringify(scenario, (key, value: unknown) => (key === 'place' || key === 'text' ? undefined : value)),
  );

function read(text: string): Scenario {
  const reading = readScenario(text);
  if (!reading.ok) throw new Error(`${reading.problems.map(one => one.message).join('; ')}\n${text}`);
  return reading.scenario;
}

const NAMES = ['Moss Bear', 'The Old Oak', 'Forest', 'Ember, Lord of Ash'] as const;
const CALLED = ['First Bear', 'Big One'] as const;
const PLACE = { line: 1, column: 1 };

const BASE = read(`Scenario: What is written
Card: Moss Bear {1}{G}
  Creature — Bear 2/2
Card: The Old Oak {3}
  Artifact
  {T}: Add {G}.
Card: Ember, Lord of Ash {R}
  Legendary Creature — Elemental 1/1
Ann:
  battlefield: Forest (called First Bear), Forest (called Big One)
Bob:
Carl:
Play:
  the game goes on
`);

const who = fc.integer({ min: 0, max: 2 });
const small = fc.integer({ min: 0, max: 12 });
const object: fc.Arbitrary<ObjectNoun> = fc.record({
  is: fc.constant('object' as const),
  name: fc.constantFrom(...NAMES, ...CALLED, 'Saproling token', 'some other thing'),
  of: fc.option(who),
  ability: fc.boolean(),
});
const noun: fc.Arbitrary<Noun> = fc.oneof(object, fc.record({ is: fc.constant('player' as const), who }));
const nouns = fc.array(noun, { minLength: 1, maxLength: 3 });
const share = fc.record({ n: small, to: noun });
const choice: fc.Arbitrary<Choice> = fc.oneof(
  noun,
  fc.record({ is: fc.constant('number' as const), n: small }),
  fc.record({ is: fc.constant('mode' as const), mode: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ is: fc.constant('option' as const), option: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ is: fc.constant('color' as const), color: fc.constantFrom('W' as const, 'U' as const, 'G' as const) }),
  fc.record({ is: fc.constant('mana' as const), mana: fc.constantFrom('C' as const, 'B' as const) }),
  fc.record({ is: fc.constant('word' as const), word: fc.constantFrom('top', 'bottom') }),
);
const announced: fc.Arbitrary<Announced> = fc
  .record(
    {
      targets: fc.array(noun, { maxLength: 3 }),
      x: fc.option(small),
      modes: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
      way: fc.option(fc.constantFrom('flashback', 'face down', 'evoke')),
      paying: fc.array(
        fc.record({ keyword: fc.constantFrom('kicker', 'buyback'), times: fc.integer({ min: 1, max: 4 }) }),
        { maxLength: 2 },
      ),
      shares: fc.array(share, { maxLength: 2 }),
      ability: fc.option(fc.integer({ min: 1, max: 3 })),
    },
    { requiredKeys: [] },
  )
  .map(some => ({ ...NOTHING_ANNOUNCED, ...some }));

const pairs = fc.array(fc.record({ attacker: object, at: fc.option(noun) }), { maxLength: 3 });
const blocks = fc.array(fc.record({ attacker: object, blocker: object }), { maxLength: 3 });
const act = fc.constantFrom('cast', 'activate', 'play', 'mana', 'faceUp', 'suspend', 'foretell', 'plot');
const step = fc.record({ of: fc.option(who), step: fc.constantFrom('upkeep', 'combatDamage', 'end', 'precombatMain') });

const simple = fc.oneof(
  fc.record({ do: fc.constant('act'), who, act, what: object, announced }),
  fc.record({ do: fc.constant('attack'), who, pairs }),
  fc.record({ do: fc.constant('block'), who, pairs: blocks }),
  fc.record({ do: fc.constant('choose'), who, what: fc.array(choice, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('order'), who, what: nouns }),
  fc.record({ do: fc.constant('divide'), who, shares: fc.array(share, { minLength: 1, maxLength: 3 }) }),
  fc.record({ do: fc.constant('say'), who, yes: fc.boolean() }),
  fc.record({ do: fc.constant('pass'), who: fc.option(who) }),
  fc.record({ do: fc.constant('resolve'), what: fc.option(object) }),
  fc.record({ do: fc.constant('until'), step }),
  fc.record({ do: fc.constantFrom('concede', 'takeBack'), who }),
  fc.record({ do: fc.constant('mulligan'), who, keep: fc.boolean() }),
  fc.record({ do: fc.constant('byHand'), who, on: fc.boolean() }),
  fc.record({ do: fc.constant('accept'), who: fc.option(who) }),
  fc.record({
    do: fc.constant('stop'),
    who,
    round: fc.integer({ min: 1, max: 900 }),
    choice: fc.integer({ min: 1, max: 3 }),
  }),
) as fc.Arbitrary<Action>;

/** One series, or loops that are each done more than once. */
const proposed = fc.oneof(
  fc.tuple(fc.record({ times: fc.constant(1), steps: fc.array(simple, { minLength: 1, maxLength: 3 }) })),
  fc.array(
    fc.record({ times: fc.integer({ min: 2, max: 900 }), steps: fc.array(simple, { minLength: 1, maxLength: 3 }) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
);
const action: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: simple, weight: 8 },
  { arbitrary: fc.record({ do: fc.constant('propose' as const), who, loops: proposed }), weight: 1 },
);

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({ is: fc.constantFrom('tapped', 'sick', 'token', 'commander', 'back') }),
  fc.record({ is: fc.constant('faceDown'), how: fc.constantFrom('morph', 'manifest', 'exiled') }),
  fc.record({ is: fc.constantFrom('attached', 'linked'), name: fc.constantFrom(...NAMES, ...CALLED) }),
  fc.record({ is: fc.constant('counters'), kind: fc.constantFrom('+1/+1', 'loyalty', 'time'), n: small }),
  fc.record({ is: fc.constant('damage'), n: small }),
  fc.record({ is: fc.constant('owned'), player: who }),
  fc.record({
    is: fc.constant('chosen'),
    word: fc.oneof(
      fc.record({ kind: fc.constant('color'), value: fc.constantFrom('R', 'W') }),
      fc.record({ kind: fc.constant('player'), value: who }),
      fc.record({ kind: fc.constant('word'), value: fc.constantFrom('Goblin', 'Moss Bear') }),
    ),
  }),
) as fc.Arbitrary<Mark>;
const item: fc.Arbitrary<Item> = fc.record({
  card: fc.constantFrom(...NAMES),
  count: fc.integer({ min: 1, max: 9 }),
  zone: fc.constantFrom('battlefield', 'hand', 'library', 'graveyard', 'exile', 'command'),
  place: fc.constant(PLACE),
  marks: fc.array(mark, { maxLength: 3 }),
});

/** Ann keeps the things that bear the names by which sentences call them. */
const player = (at: number): fc.Arbitrary<Seated> =>
  fc.record({
    name: fc.constant(BASE.players[at]?.name ?? ''),
    life: fc.option(fc.integer({ min: -3, max: 99 })),
    counters: fc.constantFrom({}, { poison: 1 }, { poison: 3, energy: 2 }),
    items: fc.array(item, { maxLength: 5 }).map(items => [...(BASE.players[at]?.items ?? []), ...items]),
    deck: fc.constant([]),
    outside: fc.constant([]),
  });

const remark = fc.constantFrom('as printed', 'why: 704.5a', 'twice # as loud');
const before = fc.array(remark, { minLength: 1, maxLength: 2 });
const remarks: fc.Arbitrary<Remarks> = fc.oneof(
  fc.record({ before, beside: fc.constant('') }),
  fc.record({ before: fc.constant([]), beside: remark }),
  fc.record({ before, beside: remark }),
);
const PLACES = ['scenario', 'card:Moss Bear', 'player:Ann', 'player:Ann:battlefield', 'turn', 'case:a way'] as const;
const remarksByPlace: fc.Arbitrary<RemarksByPlace> = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...PLACES), remarks, { noNullPrototype: true }),
    fc.option(before, { nil: undefined }),
  )
  .map(([byPlace, end]) => ({ ...byPlace, ...(end && { end: { before: end, beside: '' } }) }));

const scenario: fc.Arbitrary<Scenario> = fc.record({
  title: fc.constant(BASE.title),
  editions: fc.constantFrom(['current'] as const, ['2007-02'] as const, ['current', '2007-02'] as const),
  rules: fc.constantFrom(
    { current: [], '2007-02': [] },
    { current: ['704.5a', '104.2a'], '2007-02': ['420.5a'] },
    { current: ['111.1'], '2007-02': [] },
  ),
  invented: fc.constant(BASE.invented),
  printed: fc.constantFrom([], [{ name: 'Giant Growth', place: PLACE }]),
  seed: fc.integer({ min: 1, max: 99 }),
  format: fc.constantFrom({}, { commander: true, life: 40 }),
  players: fc.tuple(player(0), player(1), player(2)),
  turn: fc.record({ player: who, step: fc.constantFrom(null, 'upkeep', 'precombatMain', 'end') }),
  cases: fc.array(
    fc.record({
      name: fc.constant('a way'),
      steps: fc.array(
        fc.record(
          {
            place: fc.constant(PLACE),
            text: fc.constant(''),
            edition: fc.constantFrom(null, 'current', '2007-02'),
            does: action,
            remarks,
          },
          { requiredKeys: ['place', 'text', 'edition', 'does'] },
        ),
        { minLength: 1, maxLength: 6 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  remarks: remarksByPlace,
});

describe('what is written of a scenario reads back to the same scenario', () => {
  it.each(scenarioFiles(FOLDER).map(file => [file.slice(FOLDER.length + 1), file] as const))('%s', (_, file) => {
    const written = read(readFileSync(file, 'utf8'));
    expect(bare(read(writeScenario(written)))).toEqual(bare(written));
  });

  it('with every remark where it stood', () => {
    const text = `# asked at a tournament
Scenario: What is remarked  # in our own words

# a plain bear
Card: Moss Bear {1}{G}
  Creature — Bear 2/2

# the one who asks
Ann:
  # two of them
  battlefield: 2 Moss Bear  # untapped
Bob:

Turn: Ann, main phase

Play:
  # nothing is done
  Ann has 20 life  # still
  today: Bob has 20 life
# that was all
`;
    expect(writeScenario(read(text))).toBe(text.replace('\n# that', '\n\n# that'));
  });

  it('whatever is in it', () => {
    fc.assert(
      fc.property(scenario, one => {
        expect(bare(read(writeScenario(one)))).toEqual(bare(one));
      }),
      { numRuns: 300 },
    );
  });
});
