/** One player at the table: acts and choices by name. */
import { nameOf } from '../src/setup/names.ts';
import type { ObjectId, Seat } from '../src/state/ids.ts';
import { NONE } from '../src/state/ids.ts';
import { player, thing } from '../src/state/store.ts';
import type { Act, Option } from '../src/work/decision.ts';
import type { Table } from './table-play.ts';
import { describeQuestion, wordsFor } from './table-words.ts';

/** What is announced with a spell or ability. */
export type Announced = {
  readonly at?: string | readonly string[];
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly way?: string;
  readonly face?: number;
  /** Which of an object's abilities, by its number, or that it makes mana. */
  readonly ability?: number;
  readonly mana?: boolean;
  /** Optional costs to pay. */
  readonly paying?: boolean;
  readonly divided?: readonly number[];
  /** What is chosen for costs, by name. */
  readonly with?: readonly string[];
};

/** Questions that belong to announcing and paying. */
const ANNOUNCING: ReadonlySet<string> = new Set([
  'target',
  'x',
  'modes',
  'divide',
  'payOptional',
  'payMana',
  'cost',
  'sacrifice',
  'discard',
]);

export class Hand {
  readonly #table: Table;
  readonly seat: Seat;

  constructor(table: Table, seat: Seat) {
    this.#table = table;
    this.seat = seat;
  }

  get life(): number {
    return player(this.#table.game, this.seat).life;
  }

  get lost(): boolean {
    return player(this.#table.game, this.seat).lost;
  }

  get hand(): readonly string[] {
    return this.#names(player(this.#table.game, this.seat).hand);
  }

  get graveyard(): readonly string[] {
    return this.#names(player(this.#table.game, this.seat).graveyard);
  }

  get library(): number {
    return player(this.#table.game, this.seat).library.length;
  }

  get counters(): Readonly<Record<string, number>> {
    return player(this.#table.game, this.seat).counters;
  }

  /** What this player may do with priority, in words. */
  get acts(): readonly string[] {
    this.#mustBeAsked('priority');
    return this.#table.question.options.map(option => wordsFor(this.#table.game, option));
  }

  casts(name: string, announced: Announced = {}): void {
    this.#act(
      act =>
        act.act === 'cast' &&
        this.#isNamed(act.id, name) &&
        act.way === (announced.way ?? act.way) &&
        act.face === (announced.face ?? act.face),
      `cast ${name}`,
    );
    this.#announce(announced);
  }

  activates(name: string, announced: Announced = {}): void {
    const { ability, mana } = announced;
    this.#act(
      act =>
        act.act === 'activate' &&
        this.#isNamed(act.id, name) &&
        act.ability === (ability ?? act.ability) &&
        (mana === undefined || act.mana === mana),
      `activate ${name}`,
    );
    this.#announce(announced);
  }

  plays(name: string): void {
    this.#act(act => act.act === 'land' && this.#isNamed(act.id, name), `play ${name}`);
  }

  /** Any other act, by the way it is listed. */
  does(way: string, name: string, announced: Announced = {}): void {
    this.#act(act => act.way === way && this.#isNamed(act.id, name), `${way} ${name}`);
    this.#announce(announced);
  }

  passes(): void {
    this.#mustBeAsked('priority');
    this.#table.reply([]);
  }

  /** `attacks('Wolf', 'Bear')` at the only opponent, or `attacks({ Wolf: 'bob' })`. */
  attacks(...attackers: readonly (string | Readonly<Record<string, string>>)[]): void {
    this.#mustBeAsked('attack');
    const pairs = attackers.flatMap((one): [string, string | null][] =>
      typeof one === 'string' ? [[one, null]] : Object.entries(one),
    );
    const isIt = (option: Option, attacker: string, whom: string | null): boolean =>
      option.is === 'attack' &&
      this.#isNamed(option.attacker, attacker) &&
      (whom === null ? option.id === NONE : wordsFor(this.#table.game, option).endsWith(`at ${whom}`));
    this.#table.reply(this.#matching(pairs, isIt));
  }

  /** `blocks({ Wall: 'Bear' })`; one creature may block several: `{ Wall: ['Bear', 'Wolf'] }`. */
  blocks(blocks: Readonly<Record<string, string | readonly string[]>> = {}): void {
    this.#mustBeAsked('block');
    const pairs = Object.entries(blocks).flatMap(([blocker, whom]) =>
      [whom].flat().map((one): [string, string] => [blocker, one]),
    );
    const isIt = (option: Option, blocker: string, attacker: string): boolean =>
      option.is === 'block' && this.#isNamed(option.blocker, blocker) && this.#isNamed(option.attacker, attacker);
    this.#table.reply(this.#matching(pairs, isIt));
  }

  /** Chooses among what is offered by name, or says how many, yes or no. */
  chooses(...what: readonly (string | number | boolean)[]): void {
    const { question } = this.#table;
    if (question.seat !== this.seat) throw new Error(`not asked: ${describeQuestion(this.#table.game, question)}`);
    if (question.kind === 'yesNo') this.#table.reply([what[0] === true ? 1 : 0]);
    else if (question.kind === 'number' || question.kind === 'divide') this.#table.reply(what.map(Number));
    else this.#table.reply(this.#byName(what.map(String)));
  }

  #names(ids: readonly ObjectId[]): readonly string[] {
    return ids.map(id => nameOf(this.#table.game, id));
  }

  #isNamed(id: ObjectId, name: string): boolean {
    return (
      nameOf(this.#table.game, id) === name ||
      this.#table.all(name, one => thing(this.#table.game, one).zone !== null).includes(id)
    );
  }

  #mustBeAsked(kind: string): void {
    const { question, game } = this.#table;
    if (question.seat !== this.seat || question.kind !== kind)
      throw new Error(`not asked to ${kind}: ${describeQuestion(game, question)}`);
  }

  #act(fits: (act: Act) => boolean, what: string): void {
    this.#mustBeAsked('priority');
    const at = this.#table.question.options.findIndex(option => option.is === 'act' && fits(option));
    if (at < 0) throw new Error(`cannot ${what}; may: ${this.acts.join(', ')}`);
    this.#table.reply([at]);
  }

  /** Answers the questions of announcing from what was said, each part once. */
  #announce(announced: Announced): void {
    const names = [announced.at ?? []].flat();
    const things = [...(announced.with ?? [])];
    for (;;) {
      const asking = this.#table.game.asking;
      if (asking === null || asking.seat !== this.seat || !ANNOUNCING.has(asking.why.code)) return;
      if (asking.kind === 'priority') return;
      this.#table.reply(this.#announcedReply(asking.why.code, announced, names, things));
    }
  }

  #announcedReply(code: string, announced: Announced, names: string[], things: string[]): readonly number[] {
    const { question, game } = this.#table;
    const missing = (): Error => new Error(`not said: ${describeQuestion(game, question)}`);
    if (question.kind === 'pay')
      return [
        Math.max(
          0,
          question.options.findIndex(option => option.is === 'auto'),
        ),
      ];
    if (question.kind === 'yesNo') return [announced.paying === true ? 1 : 0];
    if (question.kind === 'number')
      return [
        code === 'x' ? (announced.x ?? question.least) : announced.paying === true ? question.most : question.least,
      ];
    if (question.kind === 'divide') return announced.divided ?? [];
    if (question.kind === 'modes')
      return (announced.modes ?? []).map(mode =>
        question.options.findIndex(option => option.is === 'mode' && option.mode === mode),
      );
    const from = code === 'target' ? names : things;
    const taken = from.splice(0, question.most);
    if (taken.length < question.least) throw missing();
    return this.#byName(taken);
  }

  #byName(names: readonly string[]): readonly number[] {
    const { question, game } = this.#table;
    const taken: number[] = [];
    for (const name of names) {
      const at = question.options.findIndex((option, n) => !taken.includes(n) && this.#isCalled(option, name));
      if (at < 0) throw new Error(`no ${name}: ${describeQuestion(game, question)}`);
      taken.push(at);
    }
    return taken;
  }

  #isCalled(option: Option, name: string): boolean {
    if (wordsFor(this.#table.game, option) === name) return true;
    return option.is === 'object' && this.#table.all(name).includes(option.id);
  }

  #matching(
    pairs: readonly [string, string | null][],
    isIt: (option: Option, a: string, b: never) => boolean,
  ): readonly number[] {
    const { question, game } = this.#table;
    const taken: number[] = [];
    const used = new Set<ObjectId>();
    for (const [one, other] of pairs) {
      const at = question.options.findIndex(
        (option, n) =>
          !taken.includes(n) &&
          !(option.is === 'attack' && used.has(option.attacker)) &&
          isIt(option, one, other as never),
      );
      if (at < 0) throw new Error(`no ${one} at ${other ?? 'anybody'}: ${describeQuestion(game, question)}`);
      const option = question.options[at];
      if (option?.is === 'attack') used.add(option.attacker);
      taken.push(at);
    }
    return taken;
  }
}
