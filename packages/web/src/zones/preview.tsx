import { FullCard } from '../card/full-card.tsx';
import { useTableState } from '../rooms/table-context.ts';
import { objectOf } from '../table/objects.ts';
import { previewStore } from '../ui/preview.ts';
import { useStore } from '../ui/store.ts';
import { isStacked } from '../ui/use-size.ts';

/** The large card beside the pointer's half of the table. Pointers pass through it; it covers no attacker that is looked for. */
export function PreviewCard() {
  const { id, side } = useStore(previewStore);
  const { seen, inspected, draft } = useTableState();
  const object = seen === null || id === -1 || inspected === id ? undefined : objectOf(seen, id);
  const inOpening = seen?.decision?.why.code === 'mulligan';
  if (object === undefined || inOpening || isStacked() || draft.pairing !== -1) return null;
  return (
    <div className="preview" data-side={side} aria-hidden="true">
      <FullCard object={object} />
    </div>
  );
}
