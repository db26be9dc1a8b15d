import type { Effect, Filter, KeywordAction, Objects, TokenSpec } from '@lawmage/ability';
import { type Called, calledBy } from './nouns.ts';
import { referenceOf } from './wording.ts';

/** What an instruction makes or finds rather than names, and how it may be called afterwards. */
export interface Product {
  readonly many: boolean;
  readonly called: Called;
  readonly unseen?: true;
}

/** The product of an instruction: tokens, copies, milled cards, cards from a library. */
export function productOf(effect: Effect): Product | undefined {
  switch (effect.do) {
    case 'create':
      return { many: effect.count !== 1, called: calledToken(effect.token) };
    case 'copySpell':
      return {
        many: effect.count !== undefined || effect.each !== undefined || areMany(effect.what),
        called: noun => noun === 'copy' || noun === 'spell',
      };
    case 'draw':
      return { many: effect.count !== 1, called: noun => noun === 'card', unseen: true };
    case 'mill':
      return { many: effect.count !== 1, called: noun => noun === 'card' };
    case 'search':
      return { many: effect.count !== undefined || effect.and !== undefined, called: orCard(effect.for) };
    case 'dig':
      return {
        many: !('exactly' in effect.take.count) || effect.take.count.exactly !== 1,
        called: orCard(effect.take.of),
      };
    case 'swapControl':
      return { many: true, called: calledBy(effect.of) };
    case 'chooseEach':
      return { many: true, called: calledBy(effect.from) };
    case 'revealUntil':
      return { many: false, called: orCard(effect.until) };
    case 'act':
      return productOfAct(effect.act);
    case 'reveal':
    case 'look':
      return 'hand' in effect.what ? { many: true, called: noun => noun === 'card' } : undefined;
    default:
      return undefined;
  }
}

/** Whether a noun phrase or reference stands for several objects. */
const areMany = (what: Objects): boolean =>
  what.what === 'each' ||
  (what.what === 'that' && what.said !== undefined && referenceOf(what.said).many === true) ||
  (what.what === 'target' && what.count !== undefined && !('upTo' in what.count && what.count.upTo === 1));

/** What keyword actions are done to: "the amassed Army". */
function productOfAct(act: KeywordAction): Product | undefined {
  if (act === 'amass') return { many: false, called: noun => noun === 'Army' || noun === 'creature' };
  if (act === 'blight') return { many: false, called: noun => noun === 'creature' };
  return act === 'discover' ? { many: false, called: noun => noun === 'card' } : undefined;
}

const orCard = (filter: Filter): Called => {
  const called = calledBy(filter);
  return noun => noun === 'card' || called(noun);
};

function calledToken(token: TokenSpec): Called {
  if (token.token === 'predefined') return noun => noun === 'token' || noun === token.name || noun === 'artifact';
  if (token.token === 'named') return noun => noun === 'token' || noun === 'permanent';
  if (token.token === 'copy') return noun => noun === 'token' || noun === 'copy' || noun === 'creature';
  const types: readonly string[] = [...token.types, ...token.subtypes];
  return noun => noun === 'token' || noun === 'permanent' || types.includes(noun);
}
