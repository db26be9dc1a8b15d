import {
  type Comparison,
  type Condition,
  type Count,
  type EventPattern,
  type Filter,
  type Objects,
  PERMANENT_TYPES,
} from '@lawmage/ability';
import { an, as, eitherOf, forms, is, type Meant, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import {
  filter,
  onePlayer,
  otherPlayers,
  plainFilter,
  self,
  someMany,
  someOne,
  thatObject,
  you,
} from '../nouns/index.ts';
import { cardinal, inFront, numeral, participle, participleNow } from '../words/index.ts';

const yours = { who: 'you' } as const;

/** What happened to objects, in the past tense. */
const objectPast = eitherOf(
  'what happened',
  forms({ on: 'move', from: 'battlefield', to: 'graveyard' })`died`,
  forms({ on: 'move', from: 'battlefield', to: 'graveyard', under: yours })`died under your control`,
  forms({ on: 'move', from: 'battlefield' })`left the battlefield`,
  forms({ on: 'move', from: 'battlefield', under: yours })`left the battlefield under your control`,
  forms({ on: 'move', to: 'battlefield' })`entered`,
  forms({ on: 'move', to: 'battlefield', said: 'the battlefield' })`entered the battlefield`,
  forms({ on: 'move', to: 'battlefield', under: yours })`entered the battlefield under your control`,
  forms({ on: 'move', to: 'graveyard', owner: yours })`[was|were] put into your graveyard from anywhere`,
  forms({ on: 'move', to: 'graveyard' })`[was|were] put into a graveyard from anywhere`,
  forms({ on: 'move', from: 'graveyard', owner: yours })`left your graveyard`,
  forms({ on: 'attack' })`attacked`,
  forms({ on: 'block' })`blocked`,
);

const named: Phrase<Objects> = part<Objects>()(oneOf('an object', self, someOne, thatObject));
const objectEvent: Phrase<EventPattern> = part<EventPattern>()(say`${{ what: named }} ${objectPast.one}`);

const cards = oneOf('cards', someOne, someMany);
const acts = table('an action', { 'committed a crime': 'committedCrime', surveilled: 'surveil', scried: 'scry' });
const anyAbility = { what: 'some', filter: { sort: 'ability' } } as const;
/** What players did, in the past tense; also behind "you've". */
const did = oneOf(
  'what happened',
  is({ on: 'gainLife' })`gained life`,
  is({ on: 'loseLife' })`lost life`,
  is({ on: 'attackWith' })`attacked`,
  is({ on: 'attackWith' })`attacked with ${{ what: cards }}`,
  is({ on: 'attackWith' })`attacked ${{ whom: you }}`,
  is({ on: 'cast' })`cast ${{ what: someOne }}`,
  is({ on: 'cast', from: 'hand' })`cast ${{ what: someOne }} from your hand`,
  is({ on: 'discard' })`discarded ${{ what: someOne }}`,
  is({ on: 'sacrifice' })`sacrificed ${{ what: someOne }}`,
  is({ on: 'create' })`created ${an} ${{ what: filter.one }}`,
  is({ on: 'activate', what: anyAbility })`activated ${an} ${{ kind: inFront }} ability`,
  is({ on: 'act' })`${{ act: acts }}`,
);
type Did = Meant<typeof did>;
const doer = oneOf('a player', you, onePlayer, otherPlayers);
const playerEvent: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'what happened',
    say`${{ who: doer }} ${did}`,
    is({ on: 'damage', said: 'dealt' })`${{ to: doer }} was dealt damage`,
    is({ on: 'damage', combat: true, said: 'dealt' })`${{ to: doer }} was dealt combat damage`,
  ),
);

/** "you've cast", with the same verbs: a player who is always you. */
const ownEvent = (verb: Phrase<Did>): Phrase<EventPattern> =>
  part<EventPattern>()(
    as(
      verb,
      (event): EventPattern => ({ ...event, who: yours }) as EventPattern,
      (event): Did | undefined => {
        if (!('who' in event) || event.who?.who !== 'you') return undefined;
        const { who: _, ...rest } = event;
        return rest as Did;
      },
    ),
  );
const since = ownEvent(did);
const undone = ownEvent(
  part<Did>()(
    oneOf(
      'what happened',
      is({ on: 'attackWith' })`attack`,
      is({ on: 'attackWith' })`attack with ${{ what: cards }}`,
      is({ on: 'cast' })`cast ${{ what: someOne }}`,
      is({ on: 'cast', from: 'hand' })`cast ${{ what: someOne }} from your hand`,
      is({ on: 'gainLife' })`gain life`,
    ),
  ),
);

type Verb = Meant<typeof objectPast.many>;
type Several = { readonly n: Count; readonly of: Filter; readonly verb: Verb };
type Counted = Extract<Condition, { readonly if: 'happened' }>;
const counted = (words: Phrase<Several>, compare: Comparison): Phrase<Condition> =>
  part<Condition>()(
    as(
      words,
      ({ n, of, verb }): Condition => ({
        if: 'happened',
        event: { ...verb, what: { what: 'some', filter: of } } as Counted['event'],
        compare,
        n,
        said: 'many',
      }),
      (condition): Several | undefined => {
        if (condition.if !== 'happened' || condition.said !== 'many' || condition.compare !== compare) return undefined;
        const { event, n } = condition;
        if (n === undefined || !('what' in event) || event.what === undefined || !('what' in event.what))
          return undefined;
        const { what, ...verb } = event;
        return what.what === 'some' && what.count === undefined && what.slot === undefined
          ? { n, of: what.filter, verb: verb as Verb }
          : undefined;
      },
    ),
  );
const spells: Phrase<EventPattern> = part<EventPattern>()(
  is({ on: 'cast', who: yours })`${{ what: is({ what: 'some' })`${{ filter: filter.many }}` }}`,
);
const draws: EventPattern = { on: 'draw', who: yours };

const sum = <const On extends 'gainLife' | 'loseLife'>(on: On): Phrase<Count> =>
  part<Count>()(is({ count: 'happened', sum: true })`${{ event: is({ on })`${{ who: doer }}` }}`);
const gained = sum('gainLife');
const lost = sum('loseLife');

/** [CR 700.11] */
const DESCENDED: EventPattern = {
  on: 'move',
  what: { what: 'some', filter: { sort: 'card', types: [...PERMANENT_TYPES] } },
  to: 'graveyard',
  owner: yours,
  said: 'descended',
};

/** [CR 702.185c] */
const WARPED: EventPattern = {
  on: 'cast',
  who: { who: 'some', of: 'player' },
  what: { what: 'some', filter: { sort: 'spell' } },
  way: 'warp',
};

/** What happened this turn: "a creature died this turn", "you've cast two or more spells this turn", "you gained 3 or more life this turn". */
export const pastCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'happened' })`${{ event: oneOf('what happened', objectEvent, playerEvent) }} this turn`,
    is({ if: 'happened', said: 'since' })`you've ${{ event: since }} this turn`,
    is({ if: 'happened', not: true, said: 'since' })`you haven't ${{ event: since }} this turn`,
    is({ if: 'happened', not: true })`you didn't ${{ event: undone }} this turn`,
    is({ if: 'happened', compare: 'atLeast', said: 'since' })`you've cast ${{ n: cardinal }} or more ${{
      event: spells,
    }} this turn`,
    is({ if: 'happened', event: draws, compare: 'atLeast' })`you've drawn ${{ n: cardinal }} or more cards this turn`,
    counted(say`${{ n: cardinal }} or more ${{ of: filter.many }} ${{ verb: objectPast.many }} this turn`, 'atLeast'),
    counted(part<Several>()(is({ n: 0 })`no ${{ of: filter.many }} ${{ verb: objectPast.many }} this turn`), 'equal'),
    is({
      if: 'compare',
      is: 'atLeast',
      said: 'gained',
    })`${{ a: gained }} gained ${{ b: numeral }} or more life this turn`,
    is({ if: 'compare', is: 'atLeast', said: 'lost' })`${{ a: lost }} lost ${{ b: numeral }} or more life this turn`,
    is({ if: 'happened', said: 'had enter' })`you had ${{
      event: is({
        on: 'move',
        to: 'battlefield',
        under: yours,
      })`${{ what: someOne }} enter the battlefield under your control this turn`,
    }}`,
    is({ if: 'happened', event: DESCENDED })`you descended this turn`,
    is({ if: 'happened', event: WARPED })`a spell was warped this turn`,
    is({ if: 'found', slot: -1 })`${an} ${{ filter: plainFilter.one }} was ${{ said: participle }} this way`,
    is({ if: 'found', slot: -1 })`${an} ${{ filter: plainFilter.one }} is ${{ said: participleNow }} this way`,
    is({ if: 'found', slot: -1, said: 'searched' })`you search your library this way`,
  ),
);
