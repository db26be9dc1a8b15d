import type { Effect, Objects, PlayerSort, Players } from '@lawmage/ability';
import {
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  oneOf,
  type Phrase,
  part,
  partForms,
  run,
  same,
  say,
  table,
  where,
} from '../../2-kernel/index.ts';
import { eitherPayment } from '../costs/index.ts';
import { manyObjects, oneObject, onePlayer, otherPlayers, you } from '../nouns/index.ts';
import { rulebookActs } from '../verbs/acts.ts';
import { choosingFirst, withoutChoosing } from '../verbs/choices.ts';
import { digging, revealingUntil } from '../verbs/digging.ts';
import { byPlayer, type ObjectVerb, objectDoes, objectOf, ofObject, playerDoes, playerOf } from '../verbs/index.ts';
import { joined } from '../verbs/joining.ts';
import { lured } from '../verbs/modifying.ts';
import { nextSpell } from '../verbs/next-spell.ts';
import { piles } from '../verbs/piles.ts';
import { mayPlay, mayPlayUntil } from '../verbs/playing.ts';
import { prevention } from '../verbs/preventing.ts';
import { sameIsTrue } from '../verbs/same-is-true.ts';
import { again } from './process.ts';
import { sharing, unshared } from './sharing.ts';

const effectRow = (effect: Effect) =>
  effect.do === 'sequence' && effect.said !== undefined
    ? { do: effect.do, said: effect.said, steps: effect.steps }
    : undefined;

/** Behind the exceptions of a copy "and it has …" is the last of these, and no step. */
const isException = (step: Effect, before: Effect | undefined): boolean =>
  step.do === 'modify' &&
  step.until === undefined &&
  before?.do === 'create' &&
  before.token.token === 'copy' &&
  before.token.changes !== undefined;
const takesException = (effect: Effect): boolean =>
  effect.do === 'sequence' && effect.steps.some((step, at) => isException(step, effect.steps[at - 1]));

const joinEffects = (first: Phrase<Effect>, item: Phrase<Effect>): Phrase<Effect> =>
  oneOf(
    'a clause',
    first,
    where(
      'clauses',
      joined<Effect>(first, item, row => row, effectRow),
      effect => !takesException(effect),
    ),
  );

const verbRow = (verb: ObjectVerb) =>
  verb.do === 'sequence' && verb.said !== undefined ? { do: verb.do, said: verb.said, steps: verb.steps } : undefined;

/** Joined changes have one duration: a change without one stands alone, so that it cannot borrow its neighbour's. */
const lasting = (form: Phrase<ObjectVerb>): Phrase<ObjectVerb> =>
  where('a verb with its duration', form, verb => verb.do !== 'modify' || verb.until !== undefined);

/** What players do under one subject: "draws a card, then discards a card". */
/** What is repeated is the process, whoever does the steps of it. */
const youDo: Phrase<Effect> = oneOf('a verb', playerDoes.many, again);
export const playerVerbs: Forms<Effect> = {
  one: joinEffects(playerDoes.one, playerDoes.one),
  many: joinEffects(youDo, youDo),
};
const objectVerbs: Forms<ObjectVerb> = inBoth(objectDoes, form =>
  oneOf(
    'a verb',
    form,
    joined<ObjectVerb>(lasting(form), lasting(form), row => row, verbRow),
  ),
);

const does = (subject: Phrase<Players>, verbs: Phrase<Effect>): Phrase<Effect> =>
  as(
    say`${{ who: subject }} ${{ verb: verbs }}`,
    ({ who, verb }) => byPlayer(verb, who),
    effect => playerOf(effect),
  );
const happens = (subject: Phrase<Objects>, verbs: Phrase<ObjectVerb>): Phrase<Effect> =>
  as(
    say`${{ what: subject }} ${{ verb: verbs }}`,
    ({ what, verb }) => choosingFirst(ofObject(verb, what)),
    effect => {
      const chosen = withoutChoosing(effect);
      return chosen && objectOf(chosen);
    },
  );

/** "may have an opponent draw a card". */
export const hadDone: Phrase<Effect> = oneOf(
  'a clause',
  does(onePlayer, playerVerbs.many),
  does(otherPlayers, playerVerbs.many),
);
/** "may have it deal 3 damage to any target": what is had done has its own subject and the plain form of the verb. */
const had: Phrase<Effect> = oneOf(
  'a clause',
  happens(oneObject, objectVerbs.many),
  happens(manyObjects, objectVerbs.many),
  hadDone,
);
/** "may sacrifice an artifact or discard a card": one or the other, whichever can be done. */
const eitherDone: Phrase<Effect> = as(
  eitherPayment.many,
  (cost): Effect => ({ do: 'pay', cost }),
  effect => (effect.do === 'pay' ? effect.cost : undefined),
);
const may = eitherOf(
  'may',
  forms({ do: 'may' })`may ${{ effect: playerVerbs.many }}`,
  forms({ do: 'may' })`may ${{ effect: prevention }}`,
  forms({ do: 'may' })`may have ${{ effect: had }}`,
  forms({ do: 'may' })`may ${{ effect: eitherDone }}`,
);
const playerActs: Forms<Effect> = partForms<Effect>()(eitherOf('a verb', playerVerbs, may, mayPlay));

/** "you and target opponent each", "two target creatures each". */
const eachPlayers: Phrase<Players> = as(
  say`${{ who: otherPlayers }} each`,
  ({ who }): Players | undefined =>
    (who.who === 'both' || who.who === 'target') && who.said === undefined ? { ...who, said: 'each' } : undefined,
  players => {
    if ((players.who !== 'both' && players.who !== 'target') || players.said !== 'each') return undefined;
    const { said: _, ...who } = players;
    return { who };
  },
);
const eachObjects: Phrase<Objects> = as(
  say`${{ what: manyObjects }} each`,
  ({ what }): Objects | undefined =>
    what.what === 'target' && what.said === undefined ? { ...what, said: 'each' } : undefined,
  objects => {
    if (objects.what !== 'target' || objects.said !== 'each') return undefined;
    const { said: _, ...what } = objects;
    return { what };
  },
);

type Anyone = { readonly of: PlayerSort; readonly verb: Effect };
const samePlayer: Players = { who: 'that', slot: -1, said: 'same' };
/** "Any player may sacrifice a land": the first who wants to. */
const anyoneMay: Phrase<Effect> = as(
  say`any ${{ of: part<PlayerSort>()(table('a kind of player', ['player', 'opponent'])) }} may ${{
    verb: playerVerbs.many,
  }}`,
  ({ of, verb }: Anyone): Effect | undefined => {
    const effect = byPlayer(verb, samePlayer);
    return effect && { do: 'may', who: { who: 'each', of }, anyone: true, effect };
  },
  (effect): Anyone | undefined => {
    if (effect.do !== 'may' || effect.anyone !== true || effect.who?.who !== 'each' || effect.then) return undefined;
    const found = playerOf(effect.effect);
    return found && same(found.who, samePlayer) ? { of: effect.who.of, verb: found.verb } : undefined;
  },
);

/** A clause with its subject: "you draw a card", "target creature gets +1/+1 until end of turn". */
export const withSubject: Phrase<Effect> = oneOf(
  'a clause',
  anyoneMay,
  does(you, playerActs.many),
  does(onePlayer, playerActs.one),
  does(otherPlayers, playerActs.many),
  does(eachPlayers, playerActs.many),
  happens(eachObjects, objectVerbs.many),
  happens(oneObject, objectVerbs.one),
  happens(manyObjects, objectVerbs.many),
);

const plainClause = oneOf(
  'a clause',
  as(playerVerbs.many, choosingFirst, withoutChoosing),
  withSubject,
  prevention,
  digging,
  piles,
  sameIsTrue,
  revealingUntil,
  rulebookActs,
  mayPlayUntil,
  lured,
  nextSpell,
);

type Row = { readonly first: Effect; readonly rest: readonly Effect[]; readonly last: Effect };
/** "search the library for a card, exile it, then that player shuffles": only the last has a subject of its own. */
const subjectLast: Phrase<Effect> = as(
  part<Row>()(
    say`${{ first: playerDoes.many }}, ${{ rest: run(playerDoes.many, { between: ',' }) }}, then ${{
      last: withSubject,
    }}`,
  ),
  ({ first, rest, last }): Effect => ({ do: 'sequence', said: 'then', steps: [first, ...rest, last] }),
  (effect): Row | undefined => {
    if (effect.do !== 'sequence' || effect.said !== 'then') return undefined;
    const [first, ...rest] = effect.steps;
    const last = rest.pop();
    return first && last && rest.length > 0 ? { first, rest, last } : undefined;
  },
);
type Pair = { readonly first: Effect; readonly last: Effect };
const COMMA_AND = ', and';
/** "it becomes a Bird, and it loses defender": two clauses that a comma parts; what is said of mana belongs to it. */
const commaAnd: Phrase<Effect> = as(
  part<Pair>()(say`${{ first: oneOf('a clause', plainClause, withSubject) }}, and ${{ last: withSubject }}`),
  ({ first, last }): Effect | undefined =>
    first.do === 'addMana' && last.do === 'modify'
      ? undefined
      : { do: 'sequence', said: COMMA_AND, steps: [first, last] },
  (effect): Pair | undefined => {
    if (effect.do !== 'sequence' || effect.said !== COMMA_AND) return undefined;
    const [first, last] = effect.steps;
    return first && last && { first, last };
  },
);

/** Clauses of one sentence. One without a subject comes first: behind another it would share that one's subject. */
export const clauses: Phrase<Effect> = as(
  oneOf('a clause', joinEffects(plainClause, withSubject), subjectLast, commaAnd),
  effect => sharing(effect),
  effect => unshared(effect),
);
