/** Who answers in long play: seats at random, by single picks, and heuristic ones. */
import { type Chance, chanceFrom, heuristicAgent } from '@lawmage/agents';
import { answer, CANCEL, type Game, pick, picks, type Reply, STOP, see } from '@lawmage/engine';

/** One step of a game: a whole reply or a single pick. */
export type Step = { readonly reply: Reply } | { readonly pick: number };

export type Player = (game: Game) => Step;

/** The game after a step. */
export function after(game: Game, step: Step): Game {
  const next = 'reply' in step ? answer(game, step.reply) : pick(game, step.pick);
  if (next.ok) return next.game;
  throw new Error(`refused: ${next.refusal.code} for ${JSON.stringify(step)} to ${JSON.stringify(game.asking)}`);
}

/** Anything that is allowed; mana is seldom made for nothing, and an announcement seldom taken back. */
export function randomPlayer(seed: number): Player {
  const chance = chanceFrom(seed);
  return game => ({ pick: randomPick(game, chance) });
}

/** From so many acts in a turn on, most often nothing more is done: some abilities cost nothing. */
const MANY_ACTS = 30;

function randomPick(game: Game, chance: Chance): number {
  const { kind, options } = game.asking ?? { kind: 'pick', options: [] };
  const open = picks(game).filter(one => one !== CANCEL[0] || chance.below(10) === 0);
  if (kind !== 'priority') return open.length === 0 ? (CANCEL[0] ?? 0) : chance.pick(open);
  if (chance.below(6) === 0 || (game.acts > MANY_ACTS && chance.below(8) > 0)) return STOP;
  const acts = open.filter(one => !isMana(options[one]) || chance.below(12) === 0);
  return chance.pick(acts.length === 0 ? [STOP] : acts);
}

const isMana = (option: unknown): boolean =>
  typeof option === 'object' && option !== null && 'mana' in option && option.mana === true;

/** The heuristic agent; what the game refuses of its replies is replaced by random picks. */
export function heuristicPlayer(seed: number): Player {
  const agent = heuristicAgent();
  const chance = chanceFrom(seed);
  return game => {
    const { asking } = game;
    if (asking === null || asking.sofar.length > 0) return { pick: randomPick(game, chance) };
    const reply = agent.choose(see(game, asking.seat), asking);
    return answer(game, reply).ok ? { reply } : { pick: randomPick(game, chance) };
  };
}
