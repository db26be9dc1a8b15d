/** Texts of abilities, compared as loosely as two engines word them. */
import type { Ability, Cost, Face } from '@lawmage/ability';
import type { Act, Game, ObjectId } from '@lawmage/engine';
import { characteristics, copiedBy, nameOf, thing } from '@lawmage/engine/setup';
import { atThisDoor, writeTokens } from '@lawmage/oracle';

/** Keywords by which a card is cast face down. */
export const FACE_DOWN: readonly string[] = ['morph', 'megamorph', 'disguise'];

const MARKUP = /<[^>]*>|&[a-z]+;?/giu;
const HEADING = /^(?![ivx, ]+\s*\u2014)[a-z' ]+(?:\u2014|--)\s*/u;
const ITSELF =
  /\{this\}|this (?:creature|artifact|permanent|land|enchantment|equipment|aura|vehicle|planeswalker|card|spell|token|battle|class|saga)/giu;

/** One form for what is written differently: case, spaces, dashes, and the ways to say "this". */
export function folded(text: string, names: readonly string[] = []): string {
  let plain = text.replaceAll('&mdash;', '\u2014').replace(MARKUP, '').toLowerCase();
  for (const name of names) {
    if (name === '') continue;
    plain = plain.replaceAll(name.toLowerCase(), '~');
    const [short] = name.toLowerCase().split(',');
    if (short !== undefined && short !== '') plain = plain.replaceAll(short, '~');
  }
  return plain
    .replace(HEADING, '')
    .replace(ITSELF, '~')
    .replace(/[\u2012-\u2015\u2212]/gu, '-')
    .replace(/[\s.\u2022]/gu, '');
}

const written = new WeakMap<Ability, string>();

/** An ability in the words of the writer. */
export function abilityText(ability: Ability): string {
  const known = written.get(ability);
  if (known !== undefined) return known;
  const text = writeTokens(atThisDoor([ability]))?.join(' ') ?? '';
  written.set(ability, text);
  return text;
}

/** What an object on the stack says: `Cast NAME` for a spell, even a face-down one, its words for an ability. */
export function stackText(game: Game, id: ObjectId): string {
  const { stack, kind, card, face, faceDown } = thing(game, id);
  if (kind !== 'ability' || stack === null) {
    const hidden = faceDown === 'no' ? undefined : game.cards[card]?.faces[face]?.name;
    return `Cast ${hidden ?? nameOf(game, id)}`;
  }
  if (stack.ability === null) return '';
  return isSolving(stack.ability) ? 'To solve' : abilityText(stack.ability);
}

/** [CR 719.3a | 2007: none] What a Case does in the end step is headed so on the card. */
const isSolving = (ability: Ability): boolean =>
  ability.is === 'triggered' && ability.effect.do === 'mark' && ability.effect.mark === 'solved';

/** A cost, as written before a colon. */
export function costText(cost: Cost): string {
  const text = abilityText({ is: 'activated', cost, effect: { do: 'shuffle' } });
  return text.slice(0, Math.max(0, text.lastIndexOf(':')));
}

/** What an activated ability may be called: its words, those of its keyword, its cost. */
export function textsOfAbility(game: Game, id: ObjectId, at: number): readonly string[] {
  const { abilities } = characteristics(game, id);
  const live = abilities[at];
  if (live === undefined) return [];
  const own = abilityText(live.ability);
  if (live.meaningOf === null || live.meaningOf === 'type') return [own];
  const keywords = abilities.filter(({ ability }) => ability.is === 'keyword' && ability.keyword === live.meaningOf);
  return [own, ...keywords.map(({ ability }) => abilityText(ability)), `${live.meaningOf}`];
}

/** What a special action may be called. */
export function textsOfSpecial(game: Game, { id, way }: Act): readonly string[] {
  const record = thing(game, id);
  const faces = game.cards[copiedBy(game, record)?.card ?? record.card]?.faces ?? [];
  const abilities = faces.flatMap(face => face.abilities);
  if (way === 'turnFaceUp' || way === 'turnManifestUp') {
    const own = abilities.flatMap(one =>
      one.is === 'keyword' && FACE_DOWN.includes(one.keyword) && one.cost !== undefined ? [one.cost] : [],
    );
    const mana = faces.flatMap(({ cost }) => (cost === null ? [] : [[{ pay: 'mana', cost } as const]]));
    const costs = way === 'turnFaceUp' && own.length > 0 ? own : mana;
    return costs.map(cost => `${costText(cost)}: turn this face-down permanent face up`);
  }
  const door = /^unlocked:(\d)$/u.exec(way)?.[1];
  if (door !== undefined) {
    const cost = faces[Number(door)]?.cost ?? [];
    return [`${costText([{ pay: 'mana', cost }])}: Unlock the ${door === '0' ? 'left' : 'right'} half`];
  }
  if (way === 'ignore') return abilities.flatMap(textsOfIgnoring);
  const keyword = abilities.filter(one => one.is === 'keyword' && one.keyword === way);
  const { foretold } = record.memory;
  const become =
    way === 'foretell' && typeof foretold === 'number' ? faces.map(face => textOfForetold(face, foretold)) : [];
  return [way, ...keyword.map(abilityText), ...become];
}

/** [CR 116.2d | 2007: 408.2j] A player may pay to ignore an effect. */
const textsOfIgnoring = (ability: Ability): readonly string[] =>
  ability.is === 'static' && ability.ignore !== undefined
    ? [`${costText(ability.ignore.cost)}: Any player may pay ${costText(ability.ignore.cost)}`]
    : [];

/** [CR 702.143d] What has become foretold is cast for its mana cost less some. */
const textOfForetold = ({ cost }: Face, less: number): string =>
  `foretell ${costText([{ pay: 'mana', cost: (cost ?? []).map(one => (typeof one === 'number' ? one - less : one)) }])}`;

/** Whether a wanted beginning is that of some text. A cost alone is enough where it is all that is wanted. */
export const begins = (wanted: string, texts: readonly string[], names: readonly string[]): boolean => {
  const start = folded(wanted, names);
  return texts.some(text => folded(text, names).startsWith(start) || isHeading(wanted, text));
};

/** A word that stands before a dash. */
const isHeading = (wanted: string, text: string): boolean =>
  /^[a-z]+$/iu.test(wanted) && text.toLowerCase().startsWith(`${wanted.toLowerCase()} \u2014`);
