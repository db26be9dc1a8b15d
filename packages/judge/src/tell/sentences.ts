/** One sentence per kind of event: present tense, actor first, cause after a colon. */
import type { EventKind, EventOf, GameEvent, ObjectId } from '@lawmage/engine';
import { sayAct } from './acts.ts';
import { wordsOf } from './edition-words.ts';
import { sayMove } from './moves.ts';
import {
  capital,
  line,
  listed,
  mana,
  object,
  type Part,
  type Sentence,
  type Telling,
  verb,
  who,
  whom,
  whose,
} from './parts.ts';
import { stepWords } from './steps.ts';

type Say<K extends EventKind> = (telling: Telling, event: EventOf<K>) => Sentence | null;

/** The sentence of an event, or null for what nobody says at a table. */
export function say(telling: Telling, event: GameEvent): Sentence | null {
  const sentence = (SENTENCES[event.what] as Say<EventKind>)(telling, event);
  if (sentence === null) return null;
  const [first, ...rest] = sentence.parts;
  return typeof first === 'string' ? { ...sentence, parts: [capital(first), ...rest] } : sentence;
}

const silent = (): null => null;

const fighter = (telling: Telling, id: Parameters<typeof object>[1]): readonly Part[] => {
  const number = telling.fighters.get(id);
  return number === undefined ? [object(telling, id)] : [object(telling, id), ` (${number})`];
};

const change = (telling: Telling, seat: number, by: number): string => {
  const now = telling.life[seat];
  return now === undefined ? '' : ` (${now} → ${now + by})`;
};

/** An object by the name that it had. */
const before = (telling: Telling, id: ObjectId, was: string | undefined): Part =>
  was === undefined ? object(telling, id) : was === '' ? 'a face-down permanent' : { id, name: was };

/** What shows another face or half is told with both names, if they differ. */
function became(telling: Telling, id: ObjectId, was: string | undefined, verb: string): Sentence {
  const now = object(telling, id);
  const same = was === undefined || typeof now === 'string' || now.name === was;
  return same ? line('short', now, ` ${verb}.`) : line('short', before(telling, id, was), ` ${verb} into `, now, '.');
}

const VOWEL = /^[aeiou]/iu;
const counters = (kind: string, n: number): string =>
  `${Math.abs(n) === 1 ? `${VOWEL.test(kind) ? 'an' : 'a'} ${kind} counter` : `${Math.abs(n)} ${kind} counters`}`;

const LOST: Readonly<Record<string, string>> = {
  life: 'no life left',
  draw: 'drew from an empty library',
  poison: 'ten poison counters',
  effect: 'an effect says so',
  concede: 'conceded',
  commander: '21 damage by one commander',
};

const SHORTCUT: Readonly<Record<'proposes' | 'accepts' | 'shortens', readonly [third: string, second: string]>> = {
  proposes: ['proposes a shortcut', 'propose a shortcut'],
  accepts: ['accepts', 'accept'],
  shortens: ['will choose differently on the way', 'will choose differently on the way'],
};
const times = (n: number): string => (n === 1 ? '' : `, ${n} times`);

const SENTENCES: { readonly [K in EventKind]: Say<K> } = {
  move: sayMove,
  draw: (telling, { seat, newId }) =>
    line('full', who(telling, seat), verb(telling, seat, ' draws ', ' draw '), object(telling, newId, 'a card'), '.'),
  draws: () => null,
  mills: () => null,
  damage: (telling, event) =>
    line(
      'short',
      ...fighter(telling, event.from),
      ` deals ${event.amount} to `,
      event.id >= 0 ? object(telling, event.id) : whom(telling, event.seat),
      '.',
    ),
  life: (telling, { seat, change: by }) => {
    const gains = by > 0 ? verb(telling, seat, 'gains', 'gain') : verb(telling, seat, 'loses', 'lose');
    return line('short', `${who(telling, seat)} ${gains} ${Math.abs(by)} life${change(telling, seat, by)}.`);
  },
  create: (telling, { seat, newId }) =>
    line(
      'short',
      who(telling, seat),
      verb(telling, seat, ' creates ', ' create '),
      object(telling, newId, 'a token'),
      '.',
    ),
  counters: (telling, { id, seat, kind, n }) =>
    line(
      'full',
      id >= 0 ? object(telling, id) : who(telling, seat),
      n > 0 ? ' gets ' : ' loses ',
      counters(kind, n),
      '.',
    ),
  tap: (telling, { id }) => line('rules', object(telling, id), ' becomes tapped.'),
  untap: (telling, { id }) => line('rules', object(telling, id), ' untaps.'),
  addMana: (telling, { seat, source, mana: made }) =>
    line(
      'rules',
      who(telling, seat),
      verb(telling, seat, ' makes ', ' make '),
      mana(made),
      ' with ',
      object(telling, source),
      '.',
    ),
  emptyPool: (telling, { seat, lost }) => line('full', `${lost} unspent mana of ${whom(telling, seat)} is lost.`),
  cast: (telling, { seat, id }) =>
    line(
      'short',
      who(telling, seat),
      ` ${verb(telling, seat, wordsOf(telling.edition).casts, wordsOf(telling.edition).cast.toLowerCase())} `,
      object(telling, id),
      '.',
    ),
  activate: (telling, { seat, id, mana: isMana }) =>
    line(
      isMana ? 'rules' : 'short',
      who(telling, seat),
      verb(telling, seat, ' activates ', ' activate '),
      object(telling, id),
      '.',
    ),
  trigger: (telling, { id }) => line('full', object(telling, id), ' triggers.'),
  copySpell: (telling, { seat, id }) =>
    line('short', who(telling, seat), verb(telling, seat, ' copies ', ' copy '), object(telling, id), '.'),
  target: (telling, { id, seat, by }) =>
    line('full', object(telling, by), ' targets ', id >= 0 ? object(telling, id) : whom(telling, seat), '.'),
  /** Told by the move, which shows the land where everybody sees it. */
  playLand: silent,
  resolve: (telling, { id }) => line('rules', object(telling, id), ' resolves.'),
  fizzle: (telling, { id }) => line('short', object(telling, id), ' does nothing: its target is gone.'),
  attack: (telling, { seat, attackers }) => {
    if (attackers.length === 0)
      return line('full', who(telling, seat), verb(telling, seat, ' doesn’t attack.', ' don’t attack.'));
    const first = attackers[0];
    const defender =
      first === undefined ? '' : first.target >= 0 ? object(telling, first.target) : whom(telling, first.seat);
    const all = attackers.map((one): Part => withNumber(telling, one.id));
    return line(
      'short',
      who(telling, seat),
      verb(telling, seat, ' attacks ', ' attack '),
      defender,
      ' with ',
      ...listed(all),
      '.',
    );
  },
  block: (telling, { seat, blocks }) => {
    if (blocks.length === 0)
      return line('full', who(telling, seat), verb(telling, seat, ' doesn’t block.', ' don’t block.'));
    const pairs = blocks.flatMap((one, at): readonly Part[] => [
      at === 0 ? '' : '; ',
      ...fighter(telling, one.attacker),
      ' with ',
      object(telling, one.blocker),
    ]);
    return line('short', who(telling, seat), verb(telling, seat, ' blocks ', ' block '), ...pairs, '.');
  },
  blocked: silent,
  assignDamage: (telling, { damage }) =>
    line(
      'short',
      'Combat damage is assigned: ',
      ...damage.flatMap((one, at): readonly Part[] => [
        at === 0 ? '' : '; ',
        object(telling, one.source),
        ` ${one.amount} to `,
        one.id >= 0 ? object(telling, one.id) : whom(telling, one.seat),
      ]),
      '.',
    ),
  removeFromCombat: (telling, { id }) => line('full', object(telling, id), ' is removed from combat.'),
  attach: (telling, { id, to, seat }) =>
    line('full', object(telling, id), ' is attached to ', to >= 0 ? object(telling, to) : whom(telling, seat), '.'),
  unattach: (telling, { id }) => line('full', object(telling, id), ' becomes unattached.'),
  turn: (telling, { seat, n }) => line('short', `Turn ${n} · ${who(telling, seat)}`),
  step: (telling, { step, seat }) =>
    line('rules', `${capital(whose(telling, seat))} ${stepWords(telling.edition, step).name} begins.`),
  shuffle: (telling, { seat }) => line('full', who(telling, seat), verb(telling, seat, ' shuffles.', ' shuffle.')),
  reveal: (telling, { seat, ids }) =>
    line(
      'short',
      who(telling, seat),
      verb(telling, seat, ' reveals ', ' reveal '),
      ...listed(ids.map(id => object(telling, id))),
      '.',
    ),
  look: (telling, { seat, ids }) =>
    seat === telling.you
      ? line('full', 'You look at ', ...listed(ids.map(id => object(telling, id))), '.')
      : line('full', `${who(telling, seat)} looks at ${ids.length === 1 ? 'a card' : `${ids.length} cards`}.`),
  search: (telling, { seat, of, zone }) =>
    line(
      'full',
      `${who(telling, seat)} ${verb(telling, seat, 'searches', 'search')} ${seat === of && seat !== telling.you ? 'their' : whose(telling, of)} ${zone}.`,
    ),
  transform: (telling, { id, was, converts }) => became(telling, id, was, converts ? 'converts' : 'transforms'),
  merge: (telling, { id, from, top, was }) =>
    line('short', object(telling, from), ' merges ', top ? 'on top of ' : 'under ', before(telling, id, was), '.'),
  flipOver: (telling, { id, was }) => became(telling, id, was, 'flips'),
  turnFaceUp: (telling, { id }) => line('short', object(telling, id), ' is turned face up.'),
  turnFaceDown: (telling, { id }) => line('short', object(telling, id, 'a permanent'), ' is turned face down.'),
  phaseOut: (telling, { id }) => line('short', object(telling, id), ' phases out.'),
  phaseIn: (telling, { id }) => line('short', object(telling, id), ' phases in.'),
  act: sayAct,
  mark: (telling, { id, seat, mark: word, on }) =>
    word.includes(':')
      ? null
      : line(
          'full',
          id >= 0 ? object(telling, id) : who(telling, seat),
          on ? ` is now ${word}.` : ` is no longer ${word}.`,
        ),
  choose: (telling, { seat, words, ids }) =>
    line(
      'short',
      who(telling, seat),
      verb(telling, seat, ' chooses ', ' choose '),
      ...listed([...words, ...ids.map(id => object(telling, id))]),
      '.',
    ),
  flip: (telling, { seat, heads, won }) =>
    line(
      'short',
      `${who(telling, seat)} ${verb(telling, seat, 'flips', 'flip')} a coin: ${heads ? 'heads' : 'tails'}${won === null ? '' : won ? ', won' : ', lost'}.`,
    ),
  roll: (telling, { seat, sides, result }) =>
    line('short', `${who(telling, seat)} ${verb(telling, seat, 'rolls', 'roll')} ${result} on a d${sides}.`),
  protect: (telling, { id, seat }) =>
    line('full', who(telling, seat), verb(telling, seat, ' protects ', ' protect '), object(telling, id), '.'),
  cycle: (telling, { seat, id }) =>
    line('short', who(telling, seat), verb(telling, seat, ' cycles ', ' cycle '), object(telling, id), '.'),
  mulligan: (telling, { seat, n }) =>
    line('short', `${who(telling, seat)} ${verb(telling, seat, 'takes', 'take')} a mulligan (${n}).`),
  keep: (telling, { seat }) =>
    line('short', `${who(telling, seat)} ${verb(telling, seat, 'keeps', 'keep')} the opening hand.`),
  prevent: (telling, { amount, id, seat }) =>
    line('short', `${amount} damage to `, id >= 0 ? object(telling, id) : whom(telling, seat), ' is prevented.'),
  lose: (telling, { seat, reason }) =>
    line('short', `${who(telling, seat)} ${verb(telling, seat, 'loses', 'lose')} the game: ${LOST[reason] ?? reason}.`),
  win: (telling, { seat }) => line('short', `${who(telling, seat)} ${verb(telling, seat, 'wins', 'win')} the game.`),
  drawGame: () => line('short', 'The game is a draw.'),
  leave: (telling, { seat }) =>
    line('full', `${who(telling, seat)} ${verb(telling, seat, 'leaves', 'leave')} the game.`),
  cease: (telling, { id }) => line('rules', object(telling, id, 'a token'), ' ceases to exist.'),
  daytime: (_, { is }) => line('short', `It becomes ${is}.`),
  shortcut: (telling, { seat, said, n }) =>
    said === 'repeats'
      ? line('short', `… and so on: this is round ${n}.`)
      : line(
          'short',
          `${who(telling, seat)} ${verb(telling, seat, ...SHORTCUT[said])}${said === 'proposes' ? times(n) : ''}.`,
        ),
  takeBack: (telling, { seat, id }) =>
    line('full', who(telling, seat), verb(telling, seat, ' takes back ', ' take back '), object(telling, id), '.'),
};

function withNumber(telling: Telling, id: Parameters<typeof object>[1]): Part {
  const number = telling.fighters.get(id);
  const part = object(telling, id);
  if (number === undefined || typeof part === 'string') return part;
  return { id: part.id, name: `${part.name} (${number})` };
}
