// size: the markup of one component, from top to bottom
import { useLayoutEffect, useState } from 'react';
import type { DecisionSeen, ObjectId, Seen } from '../game/seen.ts';
import { useTableState } from '../rooms/table-context.ts';
import { attackersOf, blocksOf } from '../table/fighters.ts';
import { previewStore } from '../ui/preview.ts';
import { useStore } from '../ui/store.ts';

type Link = {
  readonly from: string;
  readonly to: string;
  readonly kind: 'aim' | 'attack' | 'block';
  readonly strong: boolean;
};
type Drawn = Link & { readonly path: string };

const objectKey = (id: ObjectId): string => `[data-object="${id}"]`;
const seatKey = (seat: number): string => `[data-seat="${seat}"]`;

/**
 * Who aims at, attacks and blocks what. Where there is one player to attack, attackers point at them only when looked
 * at. The top of the stack always shows its targets, the rest when looked at.
 */
function linksOf(
  seen: Seen,
  decision: DecisionSeen | null,
  picks: readonly number[],
  looked: ObjectId | -1,
): readonly Link[] {
  const links: Link[] = [];
  const top = seen.stack.at(-1)?.id;
  for (const object of seen.stack) {
    if (object.id !== top && object.id !== looked) continue;
    for (const target of object.stack?.targets ?? []) {
      links.push({
        from: objectKey(object.id),
        to: target.id >= 0 ? objectKey(target.id) : seatKey(target.seat),
        kind: 'aim',
        strong: true,
      });
    }
  }
  const blocks = blocksOf(seen, decision, picks);
  const blocked = new Set([...blocks.values()].flat());
  const touched = (...ids: readonly ObjectId[]): boolean =>
    looked === -1 || ids.includes(looked as ObjectId) || !isFighter(looked as ObjectId);
  const attackers = attackersOf(seen, decision, picks);
  const told =
    seen.players.filter(player => !player.left).length > 2 ||
    seen.battlefield.some(one => (one.attacking?.id ?? -1) >= 0);
  const isFighter = (id: ObjectId): boolean => attackers.includes(id) || blocks.has(id);
  for (const id of attackers) {
    const to = attackedBy(seen, decision, picks, id);
    if (to !== null && (told || looked === id))
      links.push({ from: objectKey(id), to, kind: 'attack', strong: touched(id) && !blocked.has(id) });
  }
  for (const [blocker, against] of blocks) {
    for (const attacker of against)
      links.push({
        from: objectKey(blocker),
        to: objectKey(attacker),
        kind: 'block',
        strong: touched(blocker, attacker),
      });
  }
  return links;
}

function attackedBy(seen: Seen, decision: DecisionSeen | null, picks: readonly number[], id: ObjectId): string | null {
  const attacking = seen.battlefield.find(one => one.id === id)?.attacking;
  if (attacking != null) return attacking.id >= 0 ? objectKey(attacking.id) : seatKey(attacking.seat);
  for (const index of picks) {
    const option = decision?.options[index];
    if (option?.is === 'attack' && option.attacker === id)
      return option.id >= 0 ? objectKey(option.id) : seatKey(option.seat);
  }
  return null;
}

/** Elements outside the view have no place an arrow could point to. */
function middleOf(selector: string): readonly [x: number, y: number] | null {
  const element = document.querySelector(`.table-room ${selector}`);
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function draw(link: Link): Drawn | null {
  const from = middleOf(link.from);
  const to = middleOf(link.to);
  if (from === null || to === null) return null;
  const [x1, y1] = from;
  const [x2, y2] = to;
  const bend = link.kind === 'block' ? 0 : Math.min(60, Math.hypot(x2 - x1, y2 - y1) * 0.16);
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [mx, my] = [(x1 + x2) / 2 + ((y2 - y1) / length) * bend, (y1 + y2) / 2 - ((x2 - x1) / length) * bend];
  return { ...link, path: `M${x1} ${y1} Q${mx} ${my} ${x2} ${y2}` };
}

export function Arrows() {
  const { seen, draft, busy } = useTableState();
  const { id: looked } = useStore(previewStore);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useLayoutEffect(() => {
    if (seen === null) return;
    const links = linksOf(seen, busy ? null : seen.decision, draft.picks, looked);
    const redraw = (): void => setDrawn(links.flatMap(link => draw(link) ?? []));
    redraw();
    if (links.length === 0) return;
    const late = setTimeout(redraw, 260);
    addEventListener('resize', redraw);
    addEventListener('scroll', redraw, { capture: true, passive: true });
    return () => {
      clearTimeout(late);
      removeEventListener('resize', redraw);
      removeEventListener('scroll', redraw, { capture: true });
    };
  }, [seen, draft.picks, busy, looked]);
  if (drawn.length === 0) return null;
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(['aim', 'attack', 'block'] as const).map(kind => (
          <marker
            key={kind}
            id={`tip-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M0 0L10 5L0 10z" className={`tip ${kind}`} />
          </marker>
        ))}
      </defs>
      {drawn.map(({ from, to, kind, strong, path }) => (
        <path
          key={`${from}${to}${kind}`}
          d={path}
          className={`arrow ${kind}`}
          data-strong={strong ? '' : undefined}
          markerEnd={`url(#tip-${kind})`}
        />
      ))}
    </svg>
  );
}
