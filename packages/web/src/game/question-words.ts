/** The words of a question that come from a card's text, by what is asked. */

import type { Ability, Cost, Effect } from '@lawmage/ability';
import {
  type Act,
  abilityNamed,
  type Decision,
  type ObjectView,
  type Option,
  type SpokenShortcut,
  type WhyCode,
} from '@lawmage/engine';
import { capital } from '@lawmage/judge/tell';
import { abilityWords, costWords, effectWords, type Speaker, targetWords } from './words.ts';

type Context = { readonly speaker: Speaker; readonly find: (id: number) => ObjectView | undefined };
type About = Decision['why']['about'];
type Say = (about: About, speaker: Speaker) => string;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const field = (about: About, key: string): unknown => (isRecord(about) ? about[key] : undefined);
const textField = (about: About, key: string): string => String(field(about, key) ?? '');

/** [CR 701.38a | 2007: none] A vote, for words or for objects. */
function votingWords(about: About): string {
  return textField(about, 'do') === 'vote' ? 'what to vote for' : '';
}

const SAYS: Readonly<Partial<Record<WhyCode, Say>>> = {
  target: targetWords,
  retarget: targetWords,
  may: (about, speaker) => (isRecord(about) && 'do' in about ? effectWords(about as Effect, speaker) : ''),
  unless: (about, speaker) => (Array.isArray(about) ? costWords(about as Cost, speaker) : ''),
  payOptional: (about, speaker) => {
    const cost = field(about, 'cost');
    return [textField(about, 'name'), Array.isArray(cost) ? costWords(cost as Cost, speaker) : '']
      .filter(part => part !== '')
      .join(' ');
  },
  cost: about =>
    textField(about, 'symbol') === ''
      ? ''
      : `how often {${textField(about, 'symbol')}} with ${textField(about, 'choice')}`,
  chooseObjects: votingWords,
  chooseWord: about => {
    if (votingWords(about) !== '') return votingWords(about);
    const kind = textField(about, 'kind');
    return kind === '' ? '' : `a ${kind}`;
  },
  payMana: about => needWords(about),
  library: about => textField(about, 'do'),
  shortcut: about => shortcutWords(about as SpokenShortcut),
  changeRoll: (about, speaker) => {
    const rule = field(about, 'rule');
    const die = `${textField(about, 'natural')} on a d${textField(about, 'sides')}`;
    return isRecord(rule) ? `${die}. ${abilityWords({ is: 'static', rule } as Ability, speaker)}` : die;
  },
};

/** A proposed shortcut: what is done in it, and how often. */
function shortcutWords({ loops }: SpokenShortcut): string {
  const parts = loops.map(({ times, choices }) => {
    const done = choices.flatMap(({ act, names }) => (act === null ? [] : [`${act} ${names.join(', ')}`]));
    return `${done.join(', ') || 'pass'}${times === 1 ? '' : `, ${times} times`}`;
  });
  return parts.join('; then ');
}

/** What is still to pay, as symbols. */
function needWords(about: About): string {
  const slots = field(about, 'slots');
  const symbols = Array.isArray(slots) ? slots.map(slot => String(field(slot, 'symbol') ?? '')) : [];
  const generic = Number(field(about, 'generic') ?? 0);
  return [...(generic > 0 ? [String(generic)] : []), ...symbols].map(symbol => `{${symbol}}`).join('');
}

/** What a question is about, in words; '' where its code says enough. */
export const questionWords = ({ why }: Decision, { speaker }: Context): string =>
  SAYS[why.code]?.(why.about, speaker) ?? '';

/** The words of one option that is an ability, a mode, a trigger or an effect. */
export function optionText(decision: Decision, option: Option, context: Context): string {
  switch (option.is) {
    case 'act':
      return actText(option, context);
    case 'mode':
      return modeWords(decision, option.mode, context.speaker);
    case 'trigger':
      return isRecord(option.about) && 'is' in option.about
        ? abilityWords(option.about as Ability, context.speaker)
        : '';
    case 'effect':
      return replacementWords(option.about, context.speaker);
    default:
      return '';
  }
}

/** An ability that is used, or the name of the face or half that is cast or played. */
function actText(act: Act, { find, speaker }: Context): string {
  const object = find(act.id);
  if (object === undefined) return '';
  if (act.act !== 'activate') return object.faces[act.face]?.name ?? '';
  const ability = abilityNamed(object, act.ability);
  return ability === undefined ? '' : abilityWords(ability, speaker);
}

/** A replacement or prevention effect as the text that makes it, whether a static ability or a spell did. */
function replacementWords(about: About, speaker: Speaker): string {
  if (!isRecord(about)) return '';
  if ('regenerate' in about) return 'Regenerate it';
  if (!('static' in about || 'instead' in about)) return shieldWords(about, speaker);
  const rule = 'static' in about ? about : { static: 'replace', replacement: about };
  return abilityWords({ is: 'static', rule } as Ability, speaker);
}

/** A shield of a target that was chosen has no text of its own any more. */
function shieldWords(shield: Readonly<Record<string, unknown>>, speaker: Speaker): string {
  const effect = { do: 'prevent', shield, until: { until: 'endOfTurn' } } as Effect;
  const { amount } = shield;
  return (
    capital(effectWords(effect, speaker)) ||
    `Prevent ${typeof amount === 'number' ? `the next ${amount}` : 'the'} damage`
  );
}

function modeWords({ why }: Decision, mode: number, speaker: Speaker): string {
  const { about } = why;
  if (Array.isArray(about)) return costWords(about[mode] as Cost, speaker);
  const modes = field(about, 'modes');
  const chosen: unknown = Array.isArray(modes) ? modes[mode] : undefined;
  const [effect, cost, name] = ['effect', 'cost', 'name'].map(key => field(chosen, key));
  const head = [name, Array.isArray(cost) ? `+ ${costWords(cost as Cost, speaker)}` : undefined];
  const says = isRecord(effect) ? capital(effectWords(effect as Effect, speaker)) : '';
  return [...head, says].filter(part => typeof part === 'string' && part !== '').join(' — ');
}
