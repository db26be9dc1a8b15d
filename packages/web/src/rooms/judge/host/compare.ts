/** Two lines of play beside each other, up to where they part, and what is otherwise at their ends. */
import { type Game, JUDGE, see } from '@lawmage/engine';
import { type Branch, pathTo, type Study } from '@lawmage/judge/room';
import { plainText } from '../../../log/parts.ts';
import type { Compared, ComparedLine } from '../door.ts';
import { doneAt, entriesAt, spotSeen } from './spots.ts';

type Side = { readonly study: Study; readonly branch: Branch; readonly name: string };

export function compare(one: Side, other: Side): Compared {
  const [mine, others] = [linesOf(one), linesOf(other)];
  return {
    names: [one.name, other.name],
    sides: [mine.map(shown), others.map(shown)],
    differ: firstDifference(mine, others),
    ends: endsOf(lastGame(one), lastGame(other)),
    stopped: [stopOf(one.branch), stopOf(other.branch)],
  };
}

const stopOf = ({ stopped }: Branch): string => (stopped === null ? '' : `${stopped.sentence}: ${stopped.message}`);

/** `same`: what it says in the words of one edition, so that other words for the same are no difference. */
type Line = ComparedLine & { readonly same: string };

const shown = ({ words, rule }: Line): ComparedLine => ({ words, rule });

function linesOf({ study, branch }: Side): readonly Line[] {
  return pathTo(study, branch.leaf).flatMap(spot => {
    const { by, who, entries } = spotSeen(study, spot);
    const done = by === '' || by === 'Pass' ? [] : [doneLine(who, by, doneAt(study, spot, 'current').by)];
    const same = entriesAt(study, spot, 'current');
    const events = entries.map(({ parts, rule }, at) => ({
      words: plainText(parts),
      rule,
      same: plainText(same[at]?.parts ?? []),
    }));
    return [...done, ...events];
  });
}

const doneLine = (who: string, by: string, same: string): Line => ({
  words: `${who}: ${by}`,
  rule: '',
  same: `${who}: ${same}`,
});

function firstDifference(one: readonly Line[], other: readonly Line[]): number {
  const most = Math.max(one.length, other.length);
  for (let at = 0; at < most; at++) if (one[at]?.same !== other[at]?.same) return at;
  return -1;
}

const lastGame = ({ study, branch }: Side): Game | undefined => study.spots[branch.leaf]?.game;

function endsOf(one: Game | undefined, other: Game | undefined): Compared['ends'] {
  if (one === undefined || other === undefined) return [];
  const [facts, others] = [factsOf(one), factsOf(other)];
  return [...new Set([...facts.keys(), ...others.keys()])].flatMap(what => {
    const is = [facts.get(what) ?? 'nothing', others.get(what) ?? 'nothing'] as const;
    return is[0] === is[1] ? [] : [{ what, is }];
  });
}

function factsOf(game: Game): ReadonlyMap<string, string> {
  const view = see(game, JUDGE);
  const names = (objects: readonly { readonly name: string }[]): string =>
    objects
      .map(({ name }) => name || 'a face-down card')
      .toSorted()
      .join(', ') || 'nothing';
  const facts = new Map<string, string>();
  for (const player of view.players) {
    facts.set(`${player.name}’s life`, String(player.life));
    facts.set(`${player.name}’s hand`, names(player.hand));
    facts.set(`${player.name}’s graveyard`, names(player.graveyard));
    const own = view.battlefield.filter(one => one.controller === player.seat);
    facts.set(
      `${player.name}’s permanents`,
      names(own.map(one => ({ name: one.power === null ? one.name : `${one.name} ${one.power}/${one.toughness}` }))),
    );
  }
  facts.set('Exile', names(view.exile));
  facts.set('Stack', names(view.stack.toReversed()));
  facts.set('Result', resultOf(view));
  return facts;
}

function resultOf({ result, players }: ReturnType<typeof see>): string {
  if (result === null) return 'the game goes on';
  return result.draw ? 'a draw' : `won by ${result.winners.map(seat => players[seat]?.name).join(', ')}`;
}
