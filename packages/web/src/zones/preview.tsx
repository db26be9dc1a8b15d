import { FullCard } from '../card/full-card.tsx';
import { useTableState } from '../rooms/table-context.ts';
import { objectOf } from '../table/objects.ts';
import { previewStore } from '../ui/preview.ts';
import { useStore } from '../ui/store.ts';
import { isStacked } from '../ui/use-size.ts';

/** The large card beside the pointer's half of the table. Pointers pass through it. */
export function PreviewCard() {
  const { id, side } = useStore(previewStore);
  const { seen, inspected } = useTableState();
  const object = seen === null || id === -1 || inspected === id ? undefined : objectOf(seen, id);
  const inOpening = seen?.decision?.why.code === 'mulligan';
  if (object === undefined || inOpening || isStacked()) return null;
  return (
    <div className="preview" data-side={side} aria-hidden="true">
      <FullCard object={object} />
    </div>
  );
}
