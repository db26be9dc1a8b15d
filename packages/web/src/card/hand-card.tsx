import { memo } from 'react';
import type { ObjectSeen } from '../game/seen.ts';
import { CardName } from './card-name.tsx';
import { edgeOf, tintOf } from './colors.ts';
import type { Mark } from './mark.ts';
import { markAttributes } from './mark.ts';
import { Badges, Blazon, Stats } from './parts.tsx';
import { Pips, Words } from './symbol.tsx';
import { typeLineOf } from './type-line.ts';

type HandCardProps = { object: ObjectSeen; mark: Mark; note?: string };

/** Text without what stands in brackets: reminders are read in the preview. */
const plain = (text: string): string => text.replaceAll(/\s*\([^)]*\)/g, '');

/** A card in a hand or a tray: cost, name and numbers at the left edge, which its neighbour never covers. */
export const HandCard = memo(function HandCard({ object, mark, note = '' }: HandCardProps) {
  const tint = tintOf(object);
  return (
    <span className="card" data-form="hand" data-plate={tint.plate} {...markAttributes(mark)}>
      <span className="plate">
        <span className="edge" style={{ background: edgeOf(tint) }} />
        <span className="top">
          {object.cost !== null && <Pips cost={object.cost} />}
          <Stats object={object} />
        </span>
        <CardName name={object.name} />
        <Blazon name={object.printed || object.name} />
        <span className="type">{typeLineOf(object)}</span>
        <span className="text">
          {object.lines.map(line => (
            <span key={line.text} className="line">
              <Words text={plain(line.text)} />
            </span>
          ))}
        </span>
        {note !== '' && <span className="note">{note}</span>}
      </span>
      <Badges mark={mark} count={1} />
    </span>
  );
});

/** The back of a card nobody here may see. */
export const CardBack = ({ form }: { form: 'hand' | 'mini' }) => (
  <span className="card" data-form={form} data-back="" aria-hidden="true" />
);
