/** Questions and options in words. */
import { type Decision, type Game, type Option, ruleIn } from '@lawmage/engine';
import { nameOf } from '@lawmage/engine/setup';
import { stepWords } from '../tell/index.ts';

export const playerName = (game: Game, seat: number): string => game.players[seat]?.name ?? 'nobody';

function actWords(game: Game, option: Extract<Option, { is: 'act' }>): string {
  const way = option.way === 'normal' || option.way === '' ? '' : ` (${option.way})`;
  const ability = option.ability < 0 ? '' : ` ability ${option.ability + 1}`;
  return `${option.act} ${nameOf(game, option.id)}${ability}${way}`;
}

export function optionWords(game: Game, option: Option): string {
  switch (option.is) {
    case 'act':
      return actWords(game, option);
    case 'object':
      return nameOf(game, option.id);
    case 'player':
      return playerName(game, option.seat);
    case 'mode':
      return `mode ${option.mode + 1}`;
    case 'word':
      return option.word;
    case 'color':
      return option.color;
    case 'place':
      return `${option.at} of ${option.zone}`;
    case 'trigger':
    case 'effect':
      return nameOf(game, option.source);
    case 'attack':
      return `${nameOf(game, option.attacker)} at ${option.id < 0 ? playerName(game, option.seat) : nameOf(game, option.id)}`;
    case 'block':
      return `${nameOf(game, option.attacker)} with ${nameOf(game, option.blocker)}`;
    case 'auto':
      return 'pay by itself';
    case 'pool':
      return `{${option.symbol}} from the pool`;
    case 'payWith':
      return `${option.how} for {${option.symbol}}`;
  }
}

/** Who is asked what, with the options. */
export function describeQuestion(game: Game): string {
  if (game.result !== null) return 'the game has ended';
  return game.asking === null ? 'nobody is asked' : questionWords(game, game.asking);
}

function questionWords(game: Game, decision: Decision): string {
  const { kind, why, least, most } = decision;
  const who = playerName(game, decision.seat);
  const named = decision.options.map(option => optionWords(game, option));
  const rule = ruleIn(game.edition, why.rule);
  if (kind === 'priority') {
    const step = stepWords(game.edition, game.step).name;
    return `${who} has priority in the ${step} and may: ${['pass', ...named].join(', ')}`;
  }
  const range = kind === 'yesNo' ? '' : `, ${least} to ${most}`;
  const about = why.source < 0 ? '' : ` for ${nameOf(game, why.source)}`;
  return `${who} is asked (${kind}, ${why.code}${about}${rule === '' ? '' : `, rule ${rule}`}${range}): ${named.join(', ') || 'yes or no'}`;
}
