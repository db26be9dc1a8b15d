/** "Why can't I?": the engine's reasons in words said to the player, each with its rule. */
import {
  type Cause,
  type CauseCode,
  type Fault,
  type FaultCode,
  type Hindrance,
  NONE,
  type ReasonCode,
  type Rule,
} from '@lawmage/engine';

export type Reason = { readonly code: string; readonly words: string; readonly rule: Rule };

const REASONS: Readonly<Record<ReasonCode, readonly [words: string, rule: Rule]>> = {
  notPriority: ['You do not have priority now.', '117.1|408.1b'],
  wrongTime: ['Only in your main phase with an empty stack.', '117.1a|408.1d'],
  noLandPlay: ['You have played your land this turn.', '305.2b|212.6b'],
  noPermission: ['Nothing lets you use it from here.', '601.3|408.1d'],
  forbidden: ['Something says you can’t.', '101.2|103.2'],
  splitSecond: ['A spell with split second is on the stack.', '702.61a|502.58a'],
  cannotPayMana: ['You can’t make the mana for it.', '118.3|409.1h'],
  cannotPayCost: ['You can’t pay the rest of its cost.', '118.3|409.1h'],
  noTarget: ['There is no legal target for it.', '601.2c|409.1c'],
  notController: ['You don’t control it.', '602.2|403.2'],
  usedUp: ['It has been used as often as it may be.', '602.5b|403.3'],
};

/** Why something may not be played, cast or activated; undefined for a code that is none of these. */
export function reasonOf(code: string): Reason | undefined {
  if (!Object.hasOwn(REASONS, code)) return undefined;
  const [words, rule] = REASONS[code as ReasonCode];
  return { code, words, rule };
}

const CAUSES: Readonly<Record<CauseCode, readonly [words: string, rule: Rule]>> = {
  notYourTurn: ['Only in your own turn.', '305.3|212.6b'],
  loyaltyTime: ['A loyalty ability: only in your main phase with an empty stack.', '606.3|'],
  loyaltyUsed: ['One loyalty ability of it each turn: used.', '606.3|'],
  timesUsed: ['It has been used as often as it may be.', '602.5b|403.3'],
  asSorcery: ['This ability: only when you could cast a sorcery.', '602.5d|403.5'],
  condition: ['What it asks for to be used is not so.', '602.5|403.1'],
  during: ['This ability: not at this time.', '602.5|403.1'],
  prohibited: ['$ says it can’t be used.', '602.5|409.4'],
  tapped: ['It is tapped.', '118.3|409.1h'],
  sick: ['It came under your control this turn: it can’t use {T} yet.', '602.5a|212.3d'],
};

/** The reason with what is behind it. `nameOf` names what says so, or says '' for what may not be known. */
export function causeWords(reason: Reason, { code, source }: Cause, nameOf: (id: Cause['source']) => string): Reason {
  const name = source === NONE ? '' : nameOf(source);
  if (code !== null) {
    const [words, rule] = CAUSES[code];
    return { code, words: words.replace('$', () => name || 'Something'), rule };
  }
  if (name === '') return reason;
  const words = reason.code === 'splitSecond' ? `${name} has split second.` : `${name} says you can’t.`;
  return { ...reason, words };
}

/** Why a creature may not attack or block. `nameOf` names what forbids it, or says '' for what may not be known. */
export function hindranceWords(
  { code, rule, source, keyword }: Hindrance,
  nameOf: (id: Hindrance['source']) => string,
): Reason {
  switch (code) {
    case 'forbidden': {
      const name = source === NONE ? '' : nameOf(source);
      return { code, words: `${name || 'Something'} says it can’t.`, rule };
    }
    case 'evasion':
      return { code, words: `It can’t block this attacker: ${keyword}.`, rule };
    default:
      return { code, words: HINDRANCES[code], rule };
  }
}

const HINDRANCES: Readonly<Record<Exclude<Hindrance['code'], 'forbidden' | 'evasion'>, string>> = {
  notController: 'You don’t control it.',
  notCreature: 'It is not a creature.',
  phasedOut: 'It is phased out.',
  tapped: 'It is tapped.',
  sick: 'It came under your control this turn: it can’t attack yet.',
  defender: 'Defender.',
  notAttacking: 'No creature that it could block attacks you.',
  notYourTurn: 'It is not your turn.',
};

/** What is wrong with a declaration. `nameOf` names creatures and what says so, or says '' for what may not be known. */
export function faultWords({ code, id, source, rule }: Fault, nameOf: (id: Fault['id']) => string): Reason {
  const says = source === NONE || source === id ? '' : nameOf(source);
  const who = id === NONE ? '' : nameOf(id) || 'A creature';
  const words = FAULTS[code](who);
  return { code, words: says === '' ? words : `${says}: ${words}`, rule };
}

const FAULTS: Readonly<Record<FaultCode, (who: string) => string>> = {
  mustAttack: who => `${who} must attack if able.`,
  mustBlock: who => `${who} must block if able.`,
  mustBeBlocked: who => `${who} must be blocked if able.`,
  notAlone: who => `${who} can’t do it alone.`,
  tooFewBlockers: who => `${who} can’t be blocked by so few.`,
  tooManyBlockers: who => `${who} can’t be blocked by so many.`,
  limit: () => 'No more creatures than that.',
};

const PERSONS: readonly (readonly [of: RegExp, says: string])[] = [
  [/\bYou do not\b/gu, '$ does not'],
  [/\bYou don’t\b/gu, '$ doesn’t'],
  [/\bYou have\b/gu, '$ has'],
  [/\byou don’t\b/gu, '$ doesn’t'],
  [/\bYou\b/gu, '$'],
  [/\byou\b/gu, '$'],
  [/\byour\b/gu, '$’s'],
];

/** What is said to a player, said of one. */
export const saidOf = (who: string, words: string): string =>
  PERSONS.reduce((text, [of, says]) => text.replaceAll(of, () => says.replace('$', () => who)), words);
