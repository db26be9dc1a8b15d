/** Scripts that must be refused. */
import { type Miss, miss } from './peer.ts';
import type { Segment } from './record.ts';

/** Codes of ours that stand for a class of error. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  illegalAction: ['illegalAction', 'actionsLeft'],
  illegalTarget: ['illegalTarget', 'illegalAnswer', 'illegalAction', 'answersLeft'],
  illegalAttack: ['illegalAttack', 'actionsLeft', 'noSuchPermanent'],
  illegalBlock: ['illegalBlock'],
  illegalMode: ['illegalMode', 'illegalAnswer'],
  illegalAnswer: ['illegalAnswer', 'illegalTarget', 'answersLeft'],
  missingAnswer: ['missingAnswer'],
  noSuchPermanent: ['noSuchPermanent', 'actionsLeft'],
  notAllowedThisTurn: ['illegalAction', 'actionsLeft'],
  actionsLeft: ['actionsLeft', 'illegalAttack'],
};

/** What is wrong with how a segment ended: refused although it should not be, or the other way round. */
export function judgeRefusal({ expectError }: Segment, refused: Miss | null): Miss | null {
  if (refused?.code === 'unsupported') return refused;
  if (expectError === undefined) return refused;
  if (refused === null)
    return expectError.required === false ? null : miss('fact', `the script should be refused: ${expectError.class}`);
  if (expectError.class === 'any') return null;
  return CLASSES[expectError.class]?.includes(refused.code) === true ? null : refused;
}
