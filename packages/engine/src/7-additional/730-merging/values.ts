/** What a merged permanent is [CR 702.140e, 712.8g, 730.2a | 2007: none]. */
import type { Ability } from '@lawmage/ability';
import { faceOf, hasNonmodalBack } from '../../2-parts/faces.ts';
import { manaValue } from '../../2-parts/printed.ts';
import { cardAt } from '../../4-zones/printed.ts';
import { INTRINSIC } from '../../state/characteristics.ts';
import type { Component, Copiable, Game, Thing } from '../../state/game.ts';
import { must } from '../../state/must.ts';
import { cite } from '../../work/cite.ts';
import { valuesOfCopy } from '../707-copying/values-of-copy.ts';
import { PLAIN, WARDED } from '../708-face-down/card.ts';

/** A copy effect that lasts for a while. */
export type CopyEffect = { readonly copied: Copiable; readonly timestamp: number };

const kept = new WeakMap<readonly Component[], Map<Copiable | null, Copiable>>();

/**
 * [CR 613.2a, 712.8g, 730.2a] The characteristics of what is on top with the abilities of all, as one copiable value. Merging is a
 * copiable effect with a timestamp: of what was there before a newer copy effect began nothing is left meanwhile.
 */
export function compositeOf(game: Game, components: readonly Component[], copy: CopyEffect | null): Copiable {
  cite(components.some(({ half }) => half) ? '712.8g|' : '730.2a|');
  const known = kept.get(components) ?? new Map<Copiable | null, Copiable>();
  kept.set(components, known);
  const key = copy?.copied ?? null;
  let made = known.get(key);
  if (made === undefined) {
    made = compose(game, copy === null ? components : replaced(components, copy));
    known.set(key, made);
  }
  return made;
}

type Represented = Pick<Thing, 'kind' | 'card' | 'face' | 'faceDown' | 'copied' | 'components'>;

/** [CR 730.2a, 730.2d, 730.2e] What a record says of a permanent that these represent: the status is that of what is on top. */
export function representedBy(game: Game, components: readonly Component[]): Represented {
  const { kind, card, face, faceDown } = must(components[0], 'a merged permanent has components', game);
  return { kind, card, face, faceDown, copied: compositeOf(game, components, null), components };
}

/** What a copy effect has replaced is one component, with the values of the copy, in the place of those. */
function replaced(components: readonly Component[], { copied, timestamp }: CopyEffect): readonly Component[] {
  const isNewer = (one: Component): boolean => one.timestamp > timestamp;
  const first = components.findIndex(one => !isNewer(one));
  const from = components[first];
  if (from === undefined) return components;
  const copy: Component = { ...from, copied, faceDown: 'no', half: false };
  return components.flatMap((one, at) => (isNewer(one) ? [one] : at === first ? [copy] : []));
}

function compose(game: Game, components: readonly Component[]): Copiable {
  const [top, ...others] = components;
  const values = valuesOn(must(top, 'a merged permanent has components', game));
  const abilities = others.flatMap(one => abilitiesOn(game, one));
  const defining = abilities.filter(isDefining);
  const changes = [...values.changes, ...abilities.filter(one => !isDefining(one))];
  return { ...values, changes: defining.length === 0 ? changes : [...changes, gained(defining)] };
}

const isDefining = (ability: Ability): boolean => ability.is === 'static' && ability.rule.static === 'define';

/** Defining abilities of others define it as well: they are no exceptions to what it is. */
const gained = (abilities: readonly Ability[]): Ability => ({
  is: 'static',
  rule: { static: 'define', changes: [{ change: 'gain', abilities }] },
});

const NO_CHANGES: Copiable['changes'] = [];
const valuesOn = ({ card, face, copied }: Component): Copiable => copied ?? { card, face, changes: NO_CHANGES };

/** [CR 702.140e, 708.2 | 2007: none] The abilities of a component; one that is face down shows nothing but what that gives it. */
function abilitiesOn(game: Game, one: Component): readonly Ability[] {
  if (one.half) return [];
  cite('702.140e|');
  if (one.faceDown !== 'no') return (FACE_DOWN.has(one.faceDown) ? WARDED : PLAIN).faces[0].abilities;
  return valuesOfCopy(game, valuesOn(one))
    .abilities.filter(({ meaningOf, at }) => meaningOf === null && at < INTRINSIC)
    .map(({ ability }) => ability);
}

const FACE_DOWN: ReadonlySet<string> = new Set(['disguise', 'cloak']);

/**
 * [CR 202.3b, 202.3c, 712.8g] The mana value of a melded permanent is that of its front faces together; that of a back face on
 * top is that of its front. Null: as its mana cost says.
 */
export function manaValueOf(game: Game, components: readonly Component[]): number | null {
  const [top, under] = components;
  if (top === undefined || top.copied !== null || top.face === 0) return null;
  const own = cardAt(game, top.card);
  if (own.layout === 'meld' && under?.half === true) {
    cite('202.3c|', '712.8g|');
    return [own, cardAt(game, under.card)].reduce((sum, card) => sum + manaValue(faceOf(card, 0).cost), 0);
  }
  return hasNonmodalBack(own) ? manaValue(faceOf(own, 0).cost) : null;
}
