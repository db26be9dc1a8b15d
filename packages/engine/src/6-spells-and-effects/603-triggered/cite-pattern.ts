/** The rules about kinds of trigger events, named when one of them triggers an ability. */
import type { EventPattern, Objects } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { cite, citeAll } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { isAboutHaunted } from './patterns.ts';

type Rules = readonly Rule[];
const BEGINNING: Rules = ['603.2b|410.2', '500.6|300.5'];
const CHANGING_ZONES: Rule = '603.6|410.10';

const BY_PATTERN: { readonly [K in EventPattern['on']]?: Rules } = {
  attack: ['508.3a|308.3', '508.2a|308.3', '508.1m|', '508.2b|'],
  unblocked: ['509.3g|', '508.3f|', '509.1i|'],
  tapForMana: ['106.12a|'],
  lose: ['603.9|'],
  prevented: ['615.13|'],
  target: ['603.2e|'],
  attach: ['603.2e|'],
  resolved: ['603.7h|', '608.2p|'],
};

/** [CR 508.3b–508.3e] A player attacks: with certain creatures, another player, or anything; or somebody is attacked. */
function ofAttacking({ what, whom, said }: Extract<EventPattern, { readonly on: 'attackWith' }>): Rules {
  const rule =
    said === 'attacked' ? '508.3b|' : whom !== undefined ? '508.3e|' : what !== undefined ? '508.3c|' : '508.3d|';
  return [rule, '508.1m|', '508.2b|'];
}

/** [CR 509.3a–509.3d | 2007: 410.9a–410.9d] Blocking and becoming blocked, with or without a word on the other creature. */
function ofCombat(pattern: EventPattern): Rules {
  if (pattern.on === 'attackWith') return ofAttacking(pattern);
  if (pattern.on === 'block')
    return [
      pattern.whom === undefined ? '509.3a|410.9a' : '509.3b|410.9b',
      ...of(pattern.what),
      '509.3a|309.3',
      ...BLOCKS,
    ];
  if (pattern.on !== 'blocked') return [];
  const rule = pattern.by === undefined ? '509.3c|410.9c' : '509.3d|410.9d';
  return [rule, ...of(pattern.what), ...of(pattern.by), '509.3c|309.4', ...BLOCKS];
}
const BLOCKS: Rules = ['509.1i|', '509.2a|309.1'];

/** [CR 509.3e, 509.3f | 2007: 410.9e, 309.3] Creatures of certain characteristics, or at least so many. */
function of(what: Objects | undefined): Rules {
  if (what?.what !== 'some') return [];
  const such = 'anyOf' in what.filter || what.filter.adj !== undefined || what.filter.with !== undefined;
  return [...(what.count === undefined ? [] : MANY), ...(such ? SUCH : [])];
}
const MANY: Rules = ['509.3e|410.9e'];
const SUCH: Rules = ['509.3f|309.3', '509.3f|309.4'];

const isAura = (game: Game, id: ObjectId): boolean => characteristics(game, id).subtypes.has('Aura');

/** Names the rules about the event that triggers an ability. */
export function citePattern(game: Game, pattern: EventPattern, event: GameEvent, source: ObjectId): void {
  if (event.what === 'damage' && event.combat) cite('510.3a|');
  citeAll(BY_PATTERN[pattern.on] ?? ofCombat(pattern));
  if (pattern.on === 'step') cite(...BEGINNING, ...(pattern.step === 'endCombat' ? (['511.2|311.1'] as const) : []));
  if (pattern.on !== 'move') return;
  cite(CHANGING_ZONES);
  if (isAboutHaunted(pattern)) cite('702.55c|502.51c', '113.6k|402.8f');
  if (pattern.from === 'battlefield' && pattern.what.what === 'bearer' && isAura(game, source)) cite('603.6e|410.10f');
  if (pattern.to === 'battlefield') cite('603.6a|410.10a');
  else if (pattern.from === 'battlefield') cite('603.6c|410.10c');
}
