/** Words and colours, places, ways to cast. */
import { COLORS } from '@lawmage/ability';
import type { Decision, Option, Reply } from '@lawmage/engine';
import { thing } from '@lawmage/engine/setup';
import { optionWords } from '../../play/words.ts';
import type { Peer, Script } from '../peer.ts';
import type { Answer } from '../record.ts';
import { take } from './queue.ts';

const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

export function wordAnswer(peer: Peer, script: Script, decision: Decision): Reply {
  const { options, least, most } = decision;
  const { aiming } = peer;
  const wanted = aiming?.color ?? null;
  if (wanted !== null && aiming?.seat === script.seat && wanted.of === decision.why.source) {
    const at = options.findIndex(option => isColor(option, wanted.symbol));
    if (at >= 0) return [at];
  }
  const place = placeAnswer(script, options);
  if (place !== null) return place;
  const chosen: number[] = [];
  while (chosen.length < most) {
    const fits = (entry: Answer): boolean =>
      options.some((option, at) => !chosen.includes(at) && isWord(peer, option, entry));
    const entry = take(script, 'choices', fits);
    if (entry === null) break;
    chosen.push(options.findIndex((option, at) => !chosen.includes(at) && isWord(peer, option, entry)));
  }
  if (chosen.length >= Math.max(1, least)) return chosen;
  if (options.length > 1 && (script.strict || options.some(option => option.is === 'word' || option.is === 'color')))
    peer.guesses.push(`a word for ${decision.why.code}`);
  return options.slice(0, Math.max(1, least)).map((_, at) => at);
}

const isColor = (option: Option, color: string): boolean =>
  (option.is === 'color' && option.color === color) ||
  (option.is === 'word' && (option.word === color || option.word === COLOR_NAMES[color]));

/** "Top?" is asked with yes or no. */
function placeAnswer(script: Script, options: readonly Option[]): Reply | null {
  if (!options.every(option => option.is === 'place')) return null;
  const entry = take(script, 'choices', one => one.yes !== undefined);
  if (entry === null) return null;
  return [options.findIndex(option => option.is === 'place' && option.at === (entry.yes === true ? 'top' : 'bottom'))];
}

function isWord({ game }: Peer, option: Option, { color, text, number, x, option: label }: Answer): boolean {
  if (color !== undefined) return isColor(option, color);
  if (option.is === 'act') {
    const face = game.cards[thing(game, option.id).card]?.faces[option.face]?.name ?? '';
    return label === true && (text ?? '').replace(/^(?:Cast|Play) /u, '').startsWith(face);
  }
  const word = optionWords(game, option).toLowerCase();
  if (number !== undefined || x !== undefined) return word === String(number ?? x);
  if (text === undefined) return false;
  const isOneColor = COLORS.some(one => COLOR_NAMES[one] === text.toLowerCase() && isColor(option, one));
  return word === text.toLowerCase() || isOneColor;
}
