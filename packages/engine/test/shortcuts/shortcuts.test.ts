import { activated, card, creature, draw, gainLife, gains, instant, permanents, target } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import {
  answer,
  load,
  type Proposal,
  type ProposedChoice,
  propose,
  repeatable,
  save,
  seatOf,
} from '../../src/index.ts';
import { picks } from '../../src/work/picks.ts';
import { forest } from '../pool.ts';
import { table } from '../table.ts';

const wheel = card('Idle Wheel', 'artifact', {}, activated([], gainLife(1)));
const ANN = seatOf(0);
const BOB = seatOf(1);
/** Ann activates the first thing offered, both pass. */
const round: readonly ProposedChoice[] = [
  { seat: ANN, reply: [0] },
  { seat: ANN, reply: [] },
  { seat: BOB, reply: [] },
];
const often = (times: number): Proposal => [{ times, choices: round }];

describe('a proposed shortcut [CR 732.2 | 2007: 421.2]', () => {
  test('is carried out so many times once the other players accept it', () => {
    const t = table({ ann: { board: [wheel] }, bob: {} });
    t.reply(propose(often(1000)));
    expect(t.question).toMatchObject({ kind: 'number', seat: BOB, least: 0, most: 1000, why: { code: 'shortcut' } });
    t.reply([1000]);
    expect([t.ann.life, t.question.kind, t.question.seat]).toEqual([1020, 'priority', ANN]);
  });
});
