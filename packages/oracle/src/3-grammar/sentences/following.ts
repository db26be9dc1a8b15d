import type { Effect } from '@lawmage/ability';
import { as, is, maybe, oneOf, type Phrase, part, say, table, where } from '../../2-kernel/index.ts';
import { ofEach } from '../verbs/index.ts';
import { manaOnly } from '../verbs/paying.ts';
import { moment } from './moments.ts';
import { sentence } from './sentence.ts';

type Followed = { readonly effect: Effect; readonly done: string; readonly then: Effect; readonly otherwise?: Effect };
type Declined = { readonly effect: Effect; readonly done: string; readonly otherwise: Effect };
type May = Extract<Effect, { do: 'may' }>;

/** The optional step that a sentence ends with, and the sentence around it. */
type Last = { readonly may: May; readonly around: (may: Effect) => Effect };

function lastOf(effect: Effect): Last | undefined {
  if (effect.do === 'may') return { may: effect, around: may => may };
  const each = ofEach(effect);
  const inner = each && lastOf(each.effect);
  if (inner) return { may: inner.may, around: may => ({ ...effect, effect: inner.around(may) }) as Effect };
  if (effect.do !== 'sequence' || effect.said === undefined) return undefined;
  const last = effect.steps.at(-1);
  const found = last && lastOf(last);
  return (
    found && {
      may: found.may,
      around: may => ({ ...effect, steps: [...effect.steps.slice(0, -1), found.around(may)] }),
    }
  );
}

/** "If you do" speaks of the last step before it: an optional one, or one that may not be possible. */
function followUp({ effect, done: said, then, otherwise }: Followed): Effect | undefined {
  const after = { then, ...(otherwise && { otherwise }), ...(said !== '' && { said }) };
  const last = lastOf(effect);
  if (last === undefined) return { do: 'ifDone', effect, ...after };
  const { may, around } = last;
  return may.said === undefined && may.then === undefined ? around({ ...may, ...after }) : undefined;
}

/** The inverse of `followUp`. */
function taken(effect: Effect): Followed | undefined {
  if (effect.do === 'ifDone') {
    const { effect: before, then, otherwise, said = '' } = effect;
    return { effect: before, done: said, then, ...(otherwise && { otherwise }) };
  }
  const last = lastOf(effect);
  if (last?.may.then === undefined) return undefined;
  const { then, otherwise, said = '', ...may } = last.may;
  return { effect: last.around(may), done: said, then, ...(otherwise && { otherwise }) };
}

const done = part<string>()(
  table('a condition', {
    'if you do': '',
    'if they do': 'they',
    'if that player does': 'that player',
    'if the player does': 'the player',
    'if a player does': 'a player',
    'if an opponent does': 'an opponent',
  }),
);

/** "You may …. If you do, …. If you don't, …." */
export const followed: Phrase<Effect> = as(
  say`${{ effect: sentence }} . ${{ done }}, ${{ then: sentence }} . ${maybe(
    oneOf('otherwise', say`if you don't, ${{ otherwise: sentence }} .`),
  )}`,
  followUp,
  taken,
);

const NOTHING: Effect = { do: 'sequence', steps: [] };
/** "Exchange control of …. If you don't or can't make an exchange, …. This ability still resolves if its target becomes illegal." */
export const exchanged: Phrase<Effect> = part<Effect>()(
  is({ do: 'ifDone', then: NOTHING, anyway: true })`${{
    effect: where('an exchange', sentence, effect => effect.do === 'exchangeControl'),
  }} . if you don't or can't make an exchange, ${{
    otherwise: sentence,
  }} . this ability still resolves if its target becomes illegal .`,
);

type Spilling = Extract<Effect, { do: 'damage' }>;
/** "~ deals 5 damage to target creature. Excess damage is dealt to that creature's controller instead." [CR 120.4a | 2007: none] */
export const spilling: Phrase<Effect> = as(
  say`${{ effect: sentence }} . excess damage is dealt to that creature's controller instead .`,
  ({ effect }: { readonly effect: Effect }): Effect | undefined =>
    onDamage(effect, damage => (damage.spills === true ? undefined : { ...damage, spills: true })),
  effect => {
    const plain = onDamage(effect, ({ spills, ...rest }) => (spills === true ? rest : undefined));
    return plain && { effect: plain };
  },
);

function onDamage(effect: Effect, change: (damage: Spilling) => Spilling | undefined): Effect | undefined {
  if (effect.do === 'damage') return change(effect);
  const inner = effect.do === 'where' ? onDamage(effect.effect, change) : undefined;
  return effect.do === 'where' && inner !== undefined ? { ...effect, effect: inner } : undefined;
}

const owed = part<Effect>()(
  is({ do: 'ifDone', then: NOTHING })`pay ${{ effect: is({ do: 'pay' })`${{ cost: manaOnly }}` }} . if you don't, ${{
    otherwise: sentence,
  }} .`,
);
/** "At the beginning of your next upkeep, pay {2}{R}. If you don't, you lose the game." [CR 118.12 | 2007: 419.5b] */
export const owing: Phrase<Effect> = part<Effect>()(is({ do: 'later' })`${{ event: moment }}, ${{ effect: owed }}`);

const notDone = part<string>()(
  table('a condition', {
    "if you don't": '',
    otherwise: 'otherwise',
    "if they don't": 'they',
    "if that player doesn't": 'that player',
    "if the player doesn't": 'the player',
  }),
);

/** "You may …. If you don't, …." */
export const declined: Phrase<Effect> = as(
  say`${{ effect: sentence }} . ${{ done: notDone }}, ${{ otherwise: sentence }} .`,
  ({ effect, done: said, otherwise }: Declined): Effect | undefined => {
    const last = lastOf(effect);
    if (last === undefined || last.may.said !== undefined || last.may.then !== undefined) return undefined;
    return last.around({ ...last.may, otherwise, ...(said !== '' && { said }) });
  },
  effect => {
    const last = lastOf(effect);
    if (last?.may.otherwise === undefined || last.may.then !== undefined) return undefined;
    const { otherwise, said = '', ...may } = last.may;
    return { effect: last.around(may), done: said, otherwise };
  },
);
