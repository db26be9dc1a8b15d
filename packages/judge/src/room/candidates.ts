/** Sentences that may say what was done next, the most natural first. */
import { CANCEL, type Decision, type Game, type ObjectId, type Option, type Reply } from '@lawmage/engine';
import { characteristics, thing } from '@lawmage/engine/setup';
import type { Table } from '../play/table.ts';
import { wordsOfWay } from '../play/ways.ts';
import type { Action, ActKind } from '../scenario/action.ts';
import { NOTHING_ANNOUNCED } from '../scenario/action.ts';
import type { Choice, Noun, Share } from '../scenario/noun.ts';
import { announcedIn } from './announced.ts';
import { choiceFor, optionNoun } from './choices.ts';
import { nounFor, nounOf } from './naming.ts';
import type { Spot } from './study.ts';

export function candidates(table: Table, rest: readonly Spot[]): readonly Action[] {
  const move = rest[0]?.move ?? null;
  if (move === null) return [];
  if (move.did === 'concede') return [{ do: 'concede', who: move.seat }];
  if (move.did === 'byHand') return [{ do: 'byHand', who: move.seat, on: move.on }];
  const { asking } = table.game;
  return asking === null ? [] : replies(table, asking, move.reply, rest);
}

function replies(table: Table, decision: Decision, reply: Reply, rest: readonly Spot[]): readonly Action[] {
  const { seat: who, options, why, kind } = decision;
  if (reply[0] === CANCEL[0] && reply.length === 1 && kind !== 'number') return [{ do: 'takeBack', who }];
  const chosen = reply.flatMap(at => options[at] ?? []);
  const byPlace: Action = { do: 'choose', who, what: reply.map(at => ({ is: 'option', option: at + 1 })) };
  switch (kind) {
    case 'priority':
      return reply.length === 0 ? passes(table, who) : [...acts(table, decision, chosen, rest), byPlace];
    case 'yesNo':
      return [
        ...(why.code === 'mulligan' ? [{ do: 'mulligan', who, keep: reply[0] === 0 } as const] : []),
        { do: 'say', who, yes: reply[0] === 1 },
      ];
    case 'number':
      return [{ do: 'choose', who, what: numbers(reply) }];
    case 'divide':
      return [
        { do: 'divide', who, shares: sharesOf(table, options, reply) },
        { do: 'choose', who, what: numbers(reply) },
      ];
    case 'order':
      return [{ do: 'order', who, what: orderOf(table, decision, chosen) }, byPlace];
    case 'attack':
      return [...attacks(table, who, chosen), byPlace];
    case 'block':
      return [...blocks(table, who, chosen), byPlace];
    default:
      return [{ do: 'choose', who, what: chosen.map(option => choiceFor(table, option)) }, byPlace];
  }
}

const numbers = (reply: Reply): readonly Choice[] => reply.map(n => ({ is: 'number', n }));

function passes({ game }: Table, who: number): readonly Action[] {
  const top = game.stack.at(-1);
  const what = top === undefined ? null : nounOf(game, top);
  return [
    ...(what === null || what.name === '' ? [] : [{ do: 'resolve', what } as const]),
    { do: 'pass', who: null },
    { do: 'pass', who },
  ];
}

const KINDS: Readonly<Record<string, ActKind>> = {
  suspend: 'suspend',
  foretell: 'foretell',
  plot: 'plot',
  turnFaceUp: 'faceUp',
  endEffect: 'endEffect',
  ignore: 'ignore',
  discard: 'discard',
  'unlocked:0': 'unlock',
  'unlocked:1': 'unlock',
};
const FACE_DOWN: readonly string[] = ['morph', 'megamorph', 'disguise'];

/** An act with all that was announced; without what was chosen for costs; bare. */
function acts(table: Table, { seat: who }: Decision, chosen: readonly Option[], rest: readonly Spot[]): Action[] {
  const [option] = chosen;
  if (option?.is !== 'act') return [];
  const kind = kindOf(option);
  const way = option.act === 'cast' && option.way !== 'normal' && option.way !== '' ? wordsOfWay(option.way) : null;
  const ability = option.act === 'activate' ? nthActivated(table.game, option.id, option.ability) : null;
  const own = { way: way !== null && FACE_DOWN.includes(way) ? 'face down' : way, ability };
  const said = announcedIn(table, who, rest);
  const what = nounFor(table, option.id);
  const act = (announced: Partial<typeof said>): Action => ({
    do: 'act',
    who,
    act: kind,
    what: { ...what, name: faceName(table.game, option) ?? what.name },
    announced: { ...NOTHING_ANNOUNCED, ...own, ...announced },
  });
  const nth = act({ ...said });
  const plain = act({ ...said, ability: null });
  return [plain, nth, act({ ...said, chosen: [] }), act({ targets: said.targets }), act({})];
}

function kindOf(option: Extract<Option, { is: 'act' }>): ActKind {
  if (option.act === 'land') return 'play';
  if (option.act === 'cast') return 'cast';
  return option.act === 'activate' ? (option.mana ? 'mana' : 'activate') : (KINDS[option.way] ?? 'activate');
}

/** Which of an object's activated abilities one of all its abilities is, from 1. */
function nthActivated(game: Game, id: ObjectId, at: number): number | null {
  const { abilities } = characteristics(game, id);
  const before = abilities.slice(0, at + 1).filter(({ ability }) => ability.is === 'activated').length;
  return before === 0 ? null : before;
}

/** A card of several faces is named by the one that is used. */
function faceName(game: Game, { id, face }: Extract<Option, { is: 'act' }>): string | null {
  const faces = game.cards[thing(game, id).card]?.faces ?? [];
  return faces.length > 1 ? (faces[face]?.name ?? null) : null;
}

function sharesOf(table: Table, options: readonly Option[], reply: Reply): readonly Share[] {
  return options.flatMap((option, at) => {
    const to = optionNoun(table, option);
    const n = reply[at] ?? 0;
    return to === null || n === 0 ? [] : [{ n, to }];
  });
}

/** Of triggers the last in the reply resolves first. */
function orderOf(table: Table, { why }: Decision, chosen: readonly Option[]): readonly Noun[] {
  const nouns = chosen.flatMap(option => optionNoun(table, option) ?? []);
  return why.code === 'orderTriggers' ? nouns.toReversed() : nouns;
}

function attacks(table: Table, who: number, chosen: readonly Option[]): readonly Action[] {
  const all = chosen.flatMap(option => (option.is === 'attack' ? [option] : []));
  const pairs = all.map(({ attacker, id, seat }) => ({
    attacker: nounFor(table, attacker),
    at: id >= 0 ? nounFor(table, id) : ({ is: 'player', who: seat } as const),
  }));
  const plain = pairs.map(({ attacker }) => ({ attacker, at: null }));
  return [
    { do: 'attack', who, pairs: plain },
    { do: 'attack', who, pairs },
  ];
}

function blocks(table: Table, who: number, chosen: readonly Option[]): readonly Action[] {
  const pairs = chosen.flatMap(option =>
    option.is === 'block'
      ? [{ attacker: nounFor(table, option.attacker), blocker: nounFor(table, option.blocker) }]
      : [],
  );
  return [{ do: 'block', who, pairs }];
}
