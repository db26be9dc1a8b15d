/** What is said of a placed thing, in short. */
import type { Mark } from '@lawmage/judge/room';

const PLAIN: Readonly<Partial<Record<Mark['is'], string>>> = {
  tapped: 'tapped',
  sick: 'summoning sick',
  token: 'token',
  commander: 'commander',
  back: 'back face up',
  faceDown: 'face down',
};

export function markText(mark: Mark): string {
  switch (mark.is) {
    case 'called':
      return `“${mark.name}”`;
    case 'attached':
      return `on ${mark.name}`;
    case 'linked':
      return `exiled by ${mark.name}`;
    case 'counters':
      return `${mark.n} ${mark.kind}`;
    case 'damage':
      return `${mark.n} damage`;
    case 'owned':
      return 'owned by another';
    case 'chosen':
      return `chosen: ${mark.word.value}`;
    default:
      return PLAIN[mark.is] ?? mark.is;
  }
}
