import type { Condition, Filter, Objects, Players, Recipient } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import { controlsThings, type Things } from '../conditions/index.ts';

/** Whom a restriction on attacking is about: the defender and where the words stand. */
type Whom = { readonly whom: Recipient; readonly said?: string };

const planeswalkers = (who: Players): Objects => ({
  what: 'each',
  filter: { types: ['planeswalker'], sort: 'permanent', whose: { by: 'controller', who } },
});
const withTheirs = (who: Players): Recipient => ({ all: [who, planeswalkers(who)] });
const YOU = {
  all: [
    { who: 'you' },
    {
      what: 'each',
      filter: { types: ['planeswalker'], sort: 'permanent', whose: { by: 'controller', who: { who: 'you' } } },
    },
  ],
} as const;

type Held = Extract<Condition, { readonly if: 'exists' }>;
/** What the defending player controls, read from that player's side [CR 508.5]. */
const held = ({ of, ...count }: Things): Held | undefined =>
  'anyOf' in of || of.whose !== undefined
    ? undefined
    : { if: 'exists', of: { ...of, whose: { by: 'controller', who: { who: 'you' } } }, ...count };
function things(condition: Condition): Things | undefined {
  if (condition.if !== 'exists' || 'anyOf' in condition.of) return undefined;
  const { of, compare, n } = condition;
  const { whose, ...rest } = of;
  if (whose?.who.who !== 'you') return undefined;
  return { of: rest as Filter, ...(compare && { compare }), ...(n !== undefined && { n }) };
}

/** The player in "all players who do, and their planeswalkers". */
function traitOf({ whom }: Whom): Condition | undefined {
  if (!('all' in whom)) return undefined;
  const [who] = whom.all;
  if (who === undefined || !('who' in who) || who.who !== 'each' || who.if === undefined) return undefined;
  return same(whom, withTheirs(who)) ? who.if.condition : undefined;
}

const defending = (how: 'if' | 'unless', words: Phrase<{ readonly things: Things }>): Phrase<Whom> =>
  as(
    words,
    ({ things: controlled }): Whom | undefined => {
      const found = held(controlled);
      if (found === undefined) return undefined;
      const condition: Condition = how === 'if' ? found : { if: 'not', of: found };
      return { whom: withTheirs({ who: 'each', of: 'player', if: { condition } }), said: how };
    },
    whom => {
      const condition = traitOf(whom);
      if (whom.said !== how || condition === undefined) return undefined;
      const plain = how === 'if' ? condition : condition.if === 'not' ? condition.of : undefined;
      const controlled = plain && things(plain);
      return controlled && { things: controlled };
    },
    ['whom', 'said'],
  );

/** "attack you or planeswalkers you control", "attack unless defending player controls an Island". */
export const attackingWhom: Phrase<Whom> = part<Whom>()(
  oneOf(
    'whom',
    is({ whom: YOU, said: 'planeswalkers' })`you or planeswalkers you control`,
    defending('unless', say`unless defending player controls ${{ things: controlsThings }}`),
    defending('if', say`if defending player controls ${{ things: controlsThings }}`),
  ),
);
