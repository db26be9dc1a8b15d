/** The course of play of a run: one sentence an event, with the rule it cites. */
import { type EditionName, type GameEvent, NOBODY, type ObjectId, objectIdOf, ruleIn } from '@lawmage/engine';
import { nameOf, thingOrNone } from '@lawmage/engine/setup';
import type { Stage } from '../play/table.ts';
import { plainText, say, type Telling } from '../tell/index.ts';
import type { Run } from './verdict.ts';

export type CourseLine = { readonly text: string; readonly rule: string };

const NO_FIGHTERS: ReadonlyMap<ObjectId, string> = new Map();

/** What happened, with everything hidden told; in the words of its own edition unless those of another are wanted. */
export const courseOf = ({ course, edition }: Run, words: EditionName = edition): readonly CourseLine[] =>
  course.flatMap(stage => linesOf(stage, words));

type Happened = Pick<Stage, 'game' | 'events'>;

function linesOf({ game, events }: Happened, words: EditionName): readonly CourseLine[] {
  const lines: CourseLine[] = [];
  const life = lifeBefore({ game, events });
  for (const event of events) {
    const rule = ruleIn(game.edition, event.rule);
    const sentence = say({ ...tellingOf({ game }, event, life, rule), edition: words }, event);
    if (event.what === 'life') life[event.seat] = (life[event.seat] ?? 0) + event.change;
    if (sentence !== null) lines.push({ text: plainText(sentence.parts), rule });
  }
  return lines;
}

/** The life totals before the events of a stage. */
function lifeBefore({ game, events }: Happened): number[] {
  const life = game.players.map(player => player.life);
  for (const event of events) if (event.what === 'life') life[event.seat] = (life[event.seat] ?? 0) - event.change;
  return life;
}

function tellingOf({ game }: Pick<Stage, 'game'>, event: GameEvent, life: readonly number[], rule: string): Telling {
  const moved = event.what === 'move' ? thingOrNone(game, event.id) : undefined;
  return {
    edition: game.edition,
    you: NOBODY,
    playerNames: game.players.map(player => player.name),
    names: namesIn(game, event),
    fighters: NO_FIGHTERS,
    life,
    owner: moved?.owner ?? NOBODY,
    rule,
  };
}

/** The names of all objects that an event mentions by any of its fields. */
function namesIn(game: Stage['game'], event: GameEvent): Readonly<Record<number, string>> {
  const names: Record<number, string> = {};
  const add = (id: unknown): void => {
    if (typeof id !== 'number') return;
    const known = thingOrNone(game, objectIdOf(id));
    if (known !== undefined) names[id] = nameOf(game, known.id);
  };
  for (const value of Object.values(event)) {
    if (!Array.isArray(value)) add(value);
    else
      for (const part of value)
        typeof part === 'object' && part !== null ? Object.values(part).forEach(add) : add(part);
  }
  if (event.what === 'move') add(event.arrival?.melded);
  return names;
}
