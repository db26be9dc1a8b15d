/** The table itself: what everybody does together, and looking at things. */
import type { StepName } from '@lawmage/ability';
import { characteristics, controllerOf } from '../src/6-spells-and-effects/613-layers/characteristics.ts';
import { ruleIn } from '../src/editions/rule.ts';
import { nameOf } from '../src/setup/names.ts';
import type { Game } from '../src/state/game.ts';
import type { ObjectId } from '../src/state/ids.ts';
import { allThings, thing } from '../src/state/store.ts';
import { answer } from '../src/work/answer.ts';
import type { Decision, Reply } from '../src/work/decision.ts';
import type { GameEvent } from '../src/work/event.ts';
import { describeQuestion, placeOf, playerName } from './table-words.ts';

export class Table {
  game: Game;
  /** Everything that has happened since the table was set. */
  readonly told: GameEvent[] = [];
  readonly replies: Reply[] = [];

  constructor(game: Game) {
    this.game = game;
    this.told.push(...game.events);
  }

  /** The question that is asked. Fails if the game has ended. */
  get question(): Decision {
    if (this.game.asking === null) throw new Error('nobody is asked anything');
    return this.game.asking;
  }

  /** Gives a reply; throws the code of the refusal with the question if it does not fit. */
  reply(reply: Reply): void {
    const { question } = this;
    const answered = answer(this.game, reply);
    if (!answered.ok) throw new Error(`${answered.refusal.code}: ${describeQuestion(this.game, question)}`);
    this.replies.push(reply);
    this.told.push(...answered.events);
    this.game = answered.game;
  }

  /** All players pass once in succession: the top of the stack resolves, or the step ends. */
  everyonePasses(): void {
    const living = this.game.players.filter(one => !one.left).length;
    for (let n = 0; n < living && this.game.asking?.kind === 'priority'; n++) this.reply([]);
  }

  /** Everybody passes until the stack is empty or somebody is asked to choose. */
  resolve(): void {
    while (this.game.stack.length > 0 && this.game.asking?.kind === 'priority') this.reply([]);
  }

  /** Everybody passes, nobody attacks or blocks, until a step begins, of this turn or a player's next one. */
  passTo(step: StepName, player?: string): void {
    const start = this.game.turn;
    const there = (): boolean => {
      const { game } = this;
      if (game.step !== step) return false;
      return (
        player === undefined ||
        (playerName(game, game.active) === player && (game.turn > start || game.asking !== null))
      );
    };
    for (let n = 0; !there(); n++) {
      if (n > 1000) throw new Error(`no way to ${step}`);
      if (!['priority', 'attack', 'block'].includes(this.question.kind))
        throw new Error(`on the way to ${step}: ${describeQuestion(this.game, this.question)}`);
      this.reply([]);
    }
  }

  /** The object of a name; `name 2` is the second of them, in order of age. Objects that are somewhere come first. */
  find(name: string, fits: (id: ObjectId) => boolean = () => true): ObjectId {
    const found = this.all(name, fits);
    const [id] = found;
    if (id === undefined) throw new Error(`there is no ${name}`);
    return id;
  }

  all(name: string, fits: (id: ObjectId) => boolean = () => true): readonly ObjectId[] {
    const [, base = name, nth] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
    const ids = [...allThings(this.game)].filter(one => one.zone !== null).map(one => one.id);
    const named = ids.filter(id => nameOf(this.game, id) === base && fits(id));
    return nth === undefined ? named : named.slice(Number(nth) - 1, Number(nth));
  }

  /** Where the only or first object of a name is. */
  where(name: string): string {
    return this.all(name).length === 0 ? 'gone' : placeOf(this.game, this.find(name));
  }

  is(name: string) {
    return characteristics(this.game, this.find(name));
  }

  /** "2/3" */
  size(name: string): string {
    const { power, toughness } = this.is(name);
    return `${power}/${toughness}`;
  }

  record(name: string) {
    return thing(this.game, this.find(name));
  }

  controller(name: string): string {
    return playerName(this.game, controllerOf(this.game, this.find(name)));
  }

  /** What is on the stack, the top first. */
  get stack(): readonly string[] {
    return this.game.stack.map(id => nameOf(this.game, id)).toReversed();
  }

  /** Whether something has happened by a rule of the game's edition. */
  cited(rule: string): boolean {
    return this.told.some(event => ruleIn(this.game.edition, event.rule) === rule);
  }
}
