/** What happens to printed cards in scenarios. */
import { readScenario } from '../read/read.ts';
import type { Library } from '../verdict/cards.ts';
import { runScenario } from '../verdict/run.ts';
import { type Happened, Observer } from './observer.ts';

/** Runs a scenario and gives what happened of the printed cards in it, if it passes. */
export function observeScenario(text: string, library: Library): Happened {
  const reading = readScenario(text);
  if (!reading.ok) return new Map();
  const printed = reading.scenario.printed.flatMap(({ name }) => library(name)?.name ?? []);
  const observer = new Observer(new Map(printed.map(name => [name, new Set<number>()])));
  const { outcome, runs } = observer.watch(() => runScenario(reading.scenario, { library }));
  if (outcome !== 'passed') return new Map();
  for (const { course } of runs)
    for (const [n, stage] of course.entries()) {
      const before = course[n - 1]?.game;
      if (before !== undefined && stage.move?.did === 'reply')
        observer.lookAt({ before, reply: stage.move.reply, after: { ok: true, ...stage } });
      else observer.look(stage.game, stage.events);
      observer.lookRound(stage.game);
    }
  return observer.happened;
}
