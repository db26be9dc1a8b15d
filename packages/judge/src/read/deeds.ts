/** Sentences about what players may do, in both moods: "Ann casts Shock", "Ann may cast Shock". */
import { type ActKind, type AttackPair, type BlockPair, type Deed, NOTHING_ANNOUNCED } from '../scenario/action.ts';
import type { Check } from '../scenario/check.ts';
import type { Choice, Who } from '../scenario/noun.ts';
import { announced } from './announced.ts';
import {
  after,
  listOf,
  many,
  map,
  notBefore,
  oneOf,
  optional,
  type Parser,
  pattern,
  seq,
  wordOf,
  words,
} from './kernel.ts';
import { choices, noun, object, objects, player, shares } from './nouns.ts';

/** What is said of a player. */
type Predicate = Parser<(who: Who) => Deed>;
/** A verb after "Ann" and after "Ann may". */
type Verb = readonly [does: string, may: string];
type Mood = 0 | 1;

const act = (verb: string, kind: ActKind, rest = ''): Predicate =>
  map(seq(words(verb), object, words(rest), announced), ([, what, , said]) => (who: Who) => ({
    do: 'act',
    who,
    act: kind,
    what,
    announced: said,
  }));

const equip = (verb: string): Predicate =>
  map(seq(words(verb), object, words('to'), noun), ([, what, , to]) => (who: Who) => ({
    do: 'act',
    who,
    act: 'activate',
    what,
    announced: { ...NOTHING_ANNOUNCED, targets: [to] },
  }));

const attacker: Parser<AttackPair> = map(seq(object, optional(after('at', noun), null)), ([one, at]) => ({
  attacker: one,
  at,
}));

/** "attacks with A at Bob, B at Carl", "attacks Bob with A, B". */
const attack = (verb: string): Predicate =>
  map(
    oneOf(
      after(`${verb} with`, listOf(attacker)),
      map(seq(words(verb), noun, words('with'), objects), ([, at, , all]) => all.map(one => ({ attacker: one, at }))),
    ),
    pairs => (who: Who) => ({ do: 'attack', who, pairs }),
  );

const blocked: Parser<readonly BlockPair[]> = map(
  seq(object, words('with'), listOf(notBefore(object, 'with'))),
  ([one, , all]) => all.map(blocker => ({ attacker: one, blocker })),
);
const ALSO = oneOf(seq(words(','), words('and')), words(','), words(';'), words('and'));

/** "blocks A with B and C, D with E". */
const block = (verb: string): Predicate =>
  map(
    seq(words(verb), blocked, many(map(seq(ALSO, blocked), ([, more]) => more))),
    ([, first, rest]) =>
      (who: Who) => ({ do: 'block', who, pairs: [first, ...rest].flat() }),
  );

const choose = (verb: string): Predicate =>
  map(seq(words(verb), oneOf<readonly Choice[]>(choices, words('nothing', []))), ([, what]) => (who: Who) => ({
    do: 'choose',
    who,
    what,
  }));

const divide = (verb: string): Predicate =>
  map(after(verb, shares), of => (who: Who) => ({ do: 'divide', who, shares: of }));

const idle = (verb: string, kind: 'attack' | 'block'): Predicate =>
  words(verb, (who: Who) => ({ do: kind, who, pairs: [] }));

const VERBS: readonly (readonly [Verb, (verb: string) => Predicate])[] = [
  [['casts', 'cast'], verb => act(verb, 'cast')],
  [['plays', 'play'], verb => act(verb, 'play')],
  [['activates', 'activate'], verb => act(verb, 'activate')],
  [['cycles', 'cycle'], verb => act(verb, 'activate')],
  [['suspends', 'suspend'], verb => act(verb, 'suspend')],
  [['foretells', 'foretell'], verb => act(verb, 'foretell')],
  [['plots', 'plot'], verb => act(verb, 'plot')],
  [['unlocks', 'unlock'], verb => act(verb, 'unlock')],
  [['ends the effect of', 'end the effect of'], verb => act(verb, 'endEffect')],
  [['ignores', 'ignore'], verb => act(verb, 'ignore')],
  [['discards', 'discard'], verb => act(verb, 'discard')],
  [['taps', 'tap'], verb => act(verb, 'mana', 'for mana')],
  [['turns', 'turn'], verb => act(verb, 'faceUp', 'face up')],
  [['equips', 'equip'], equip],
  [['attacks', 'attack'], attack],
  [['blocks', 'block'], block],
  [['chooses', 'choose'], choose],
  [['divides', 'divide'], divide],
  [['assigns', 'assign'], divide],
  [['does not attack', 'attack with nothing'], verb => idle(verb, 'attack')],
  [['does not block', 'block with nothing'], verb => idle(verb, 'block')],
];

const predicate = (mood: Mood): Predicate => oneOf(...VERBS.map(([verb, make]) => make(verb[mood])));

export const deed: Parser<Deed> = map(seq(player, predicate(0)), ([who, does]) => does(who));

const reason = optional(
  after(
    ':',
    pattern('a reason', /[a-z]+/iuy, ([code]) => code),
  ),
  null,
);

/** "Ann may not cast Shock: cannotPay". */
export const permission: Parser<Check> = map(
  seq(player, wordOf({ 'may not': true, cannot: true, may: false }), predicate(1), reason),
  ([who, not, does, code]) => ({ check: 'may', not, deed: does(who), code }),
);
