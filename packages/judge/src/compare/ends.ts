/** What is otherwise at the ends of two games, and where two courses part. */
import { type Game, JUDGE, see } from '@lawmage/engine';

/** Something that is one thing at the end of one game and another at the end of the other. */
export type EndDifference = { readonly what: string; readonly is: readonly [string, string] };

/** The first place at which two courses say something else; -1 if there is none. */
export function partsAt(one: readonly string[], other: readonly string[]): number {
  const most = Math.max(one.length, other.length);
  for (let at = 0; at < most; at++) if (one[at] !== other[at]) return at;
  return -1;
}

export function endDifferences(one: Game | undefined, other: Game | undefined): readonly EndDifference[] {
  if (one === undefined || other === undefined) return [];
  const [facts, others] = [factsOf(one), factsOf(other)];
  return [...new Set([...facts.keys(), ...others.keys()])].flatMap(what => {
    const is = [facts.get(what) ?? 'nothing', others.get(what) ?? 'nothing'] as const;
    return is[0] === is[1] ? [] : [{ what, is }];
  });
}

function factsOf(game: Game): ReadonlyMap<string, string> {
  const view = see(game, JUDGE);
  const facts = new Map<string, string>();
  for (const player of view.players) {
    facts.set(`${player.name}’s life`, String(player.life));
    facts.set(`${player.name}’s counters`, counters(player.counters));
    facts.set(`${player.name}’s mana`, mana(player.pool));
    facts.set(`${player.name}’s hand`, names(player.hand));
    facts.set(`${player.name}’s graveyard`, names(player.graveyard));
    const own = view.battlefield.filter(one => one.controller === player.seat);
    facts.set(`${player.name}’s permanents`, names(own.map(permanent)));
  }
  facts.set('Exile', names(view.exile));
  facts.set('Stack', names(view.stack.toReversed()));
  facts.set('Result', resultOf(view));
  return facts;
}

type View = ReturnType<typeof see>;
type Named = { readonly name: string };

const counters = (on: Readonly<Record<string, number>>): string =>
  Object.entries(on)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n} ${kind}`)
    .join(', ') || 'none';

const mana = (pool: Readonly<Record<string, number>>): string =>
  Object.entries(pool)
    .map(([type, n]) => `{${type}}`.repeat(n))
    .join('') || 'none';

const nameOf = ({ name }: Named): string => name || 'a face-down card';

const names = (objects: readonly Named[]): string => objects.map(nameOf).toSorted().join(', ') || 'nothing';

/** A permanent with its size, damage and counters. */
function permanent(one: View['battlefield'][number]): Named {
  const size = one.power === null ? '' : ` ${one.power}/${one.toughness}`;
  const marks = [
    ...(one.tapped ? ['tapped'] : []),
    ...(one.damage > 0 ? [`${one.damage} damage`] : []),
    ...Object.entries(one.counters).flatMap(([kind, n]) => (n > 0 ? [`${n} ${kind}`] : [])),
  ];
  return { name: `${nameOf(one)}${size}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}` };
}

function resultOf({ result, players }: View): string {
  if (result === null) return 'the game goes on';
  return result.draw ? 'a draw' : `won by ${result.winners.map(seat => players[seat]?.name).join(', ')}`;
}
