import { EDITIONS, type EditionName } from '@lawmage/engine';
import { editionTitle } from '../../table/edition-words.ts';

export function EditionChoice({ edition, choose }: { edition: EditionName; choose: (edition: EditionName) => void }) {
  return (
    <label className="choice">
      <span>Rules</span>
      <select value={edition} onChange={event => choose(EDITIONS.find(one => one === event.target.value) ?? 'current')}>
        {EDITIONS.map(one => (
          <option key={one} value={one}>
            {editionTitle(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
