/** Verbs as deeds. */
import type { Verb } from '@lawmage/ability';
import { aimAt, aimAtObjects, aimAtPlayers, isX, numberOf, type Targets } from './aim.ts';
import { changeDeeds } from './changes.ts';
import { type Aim, type Deed, deed } from './deed.ts';

/** What a verb does. */
export function verbDeeds(verb: Verb, targets: Targets): readonly Deed[] {
  return aboutPlayers(verb, targets) ?? aboutObjects(verb, targets) ?? [deed('other')];
}

function aboutPlayers(verb: Verb, targets: Targets): readonly Deed[] | null {
  switch (verb.do) {
    case 'draw':
      return [deed('draw', aimAtPlayers(verb.who, targets), { amount: numberOf(verb.count), x: isX(verb.count) })];
    case 'discard':
      return [deed('discard', aimAtPlayers(verb.who, targets), { amount: sizeOf(verb.what) })];
    case 'gainLife':
    case 'loseLife':
      return [deed(verb.do, aimAtPlayers(verb.who, targets), { amount: numberOf(verb.amount), x: isX(verb.amount) })];
    case 'create':
      return [
        deed('token', aimAtPlayers(verb.who, targets), {
          amount: numberOf(verb.count),
          x: isX(verb.count),
          ...sizeOfToken(verb.token),
        }),
      ];
    case 'addMana':
      return [deed('mana')];
    case 'search':
      return [deed('fetch', aimAtPlayers(verb.who, targets))];
    case 'act':
      return [actDeed(verb)];
    case 'sacrifice':
      return [deed('sacrifice', aimAtPlayers(verb.who, targets))];
    case 'winGame':
    case 'loseGame':
      return [deed(verb.do === 'winGame' ? 'win' : 'lose', aimAtPlayers(verb.who, targets))];
    default:
      return null;
  }
}

function aboutObjects(verb: Verb, targets: Targets): readonly Deed[] | null {
  switch (verb.do) {
    case 'destroy':
    case 'exileUntil':
      return [deed('kill', aimAtObjects(verb.what, targets), { lasting: true })];
    case 'damage':
      return [deed('damage', aimAt(verb.to, targets), { amount: numberOf(verb.amount), x: isX(verb.amount) })];
    case 'fight':
      return [deed('fight', aimAtObjects(verb.with, targets))];
    case 'move':
      return [moveDeed(verb, targets)];
    case 'counterSpell':
      return [deed('counterSpell', aimAtObjects(verb.what, targets))];
    case 'tap':
    case 'untap':
      return [deed(verb.do, aimAtObjects(verb.what, targets))];
    case 'putCounters':
      return [countersDeed(verb, targets)];
    case 'modify': {
      const aim = aimAtObjects(verb.what, targets);
      return verb.changes.flatMap(change => changeDeeds(change, aim, verb.until?.until !== 'endOfTurn'));
    }
    case 'attach':
      return [deed('boost', aimAtObjects(verb.to, targets), { lasting: true })];
    case 'regenerate':
      return [deed('protect', aimAtObjects(verb.what, targets))];
    case 'prevent':
      return [
        deed('protect', verb.shield.to === undefined ? { at: 'nothing' } : aimAt(verb.shield.to, targets), {
          amount: verb.shield.amount === undefined ? 20 : numberOf(verb.shield.amount),
        }),
      ];
    default:
      return null;
  }
}

function actDeed({ act, count }: Extract<Verb, { do: 'act' }>): Deed {
  const size = numberOf(count);
  if (act === 'adapt' || act === 'bolster' || act === 'support')
    return deed(act === 'adapt' ? 'adapt' : 'counters', SELF, { power: size, toughness: size, lasting: true });
  return act === 'investigate' || act === 'populate' || act === 'amass'
    ? deed('token', { at: 'players', who: 'you' }, { power: size, toughness: size })
    : deed('other');
}

const SELF: Aim = { at: 'self' };

function moveDeed(verb: Extract<Verb, { do: 'move' }>, targets: Targets): Deed {
  const aim = aimAtObjects(verb.what, targets);
  const { zone } = verb.to;
  if (isFromGraveyard(aim) || zone === 'battlefield')
    return zone === 'hand' || zone === 'battlefield'
      ? deed('raise', aim, { amount: zone === 'hand' ? 1 : 2 })
      : deed('other');
  return zone === 'hand' ? deed('bounce', aim) : deed('kill', aim, { lasting: true });
}

const isFromGraveyard = (aim: Aim): boolean =>
  'filter' in aim &&
  aim.filter !== null &&
  !('anyOf' in aim.filter) &&
  (aim.filter.in?.zone === 'graveyard' || aim.filter.sort === 'card');

function countersDeed(verb: Extract<Verb, { do: 'putCounters' }>, targets: Targets): Deed {
  const aim = aimAt(verb.on, targets);
  const amount = numberOf(verb.count);
  const sign = verb.kind === '-1/-1' ? -1 : 1;
  const size = verb.kind === '+1/+1' || verb.kind === '-1/-1' ? amount * sign : 0;
  return deed(sign < 0 ? 'shrink' : 'counters', aim, { amount, power: size, toughness: size, lasting: true });
}

const sizeOf = (noun: Extract<Verb, { do: 'discard' }>['what']): number =>
  noun.what === 'some' && noun.count !== undefined && 'exactly' in noun.count ? numberOf(noun.count.exactly) : 1;

function sizeOfToken(token: Extract<Verb, { do: 'create' }>['token']): Partial<Deed> {
  if (token.token !== 'described') return { power: 1, toughness: 1 };
  return { power: numberOf(token.power ?? 0), toughness: numberOf(token.toughness ?? 0) };
}
