import { capital } from '@lawmage/judge/tell';
import type { PlayerSeen } from '../game/seen.ts';
import { useTableState } from '../rooms/table-context.ts';
import { type Group, groupObjects } from '../table/groups.ts';
import type { Marks } from '../table/marks.ts';
import { whoseName } from '../table/objects.ts';
import { type Rows, rowsOf } from '../table/rows.ts';
import { useShape } from '../ui/use-size.ts';
import { Chips } from './chips.tsx';
import { Row } from './row.tsx';

type TerritoryProps = { player: PlayerSeen; marks: Marks; mirrored: boolean };

/** A player's permanents: creatures towards the spine, lands at one end of the back row, the rest at the other. */
export function Territory({ player, marks, mirrored }: TerritoryProps) {
  const { seen, opened } = useTableState();
  const shape = useShape();
  if (seen === null) return null;
  const rows = rowsOf(seen.battlefield, player.seat);
  const apart = (id: Parameters<Marks>[0]): string => {
    const { chosen, target, fight, pack, share, pays } = marks(id);
    return `${chosen}${target}${pack || fight}${share}${pays}`;
  };
  const grouped = (objects: Rows['front']): readonly Group[] => groupObjects(objects, apart, opened);
  const [front, lands, others] = [grouped(rows.front), grouped(rows.lands), grouped(rows.others)];
  const whose = capital(whoseName(seen, player.seat));
  const common = { attached: rows.attached, marks, mirrored };
  const creatures = <Row key="front" label={`${whose} creatures`} groups={front} {...common} />;
  const back =
    shape === 'phone' ? (
      <Chips key="back" label={`${whose} lands and other permanents`} groups={[...lands, ...others]} marks={marks} />
    ) : (
      <div key="back" className="back-row">
        <Row label={`${whose} lands`} groups={lands} align="start" {...common} />
        {others.length > 0 && <Row label={`${whose} other permanents`} groups={others} align="end" {...common} />}
      </div>
    );
  return (
    <div className="territory" data-mirrored={mirrored ? '' : undefined}>
      {mirrored ? [back, creatures] : [creatures, back]}
    </div>
  );
}
