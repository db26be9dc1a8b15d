// size: the markup of one component, from top to bottom
import { Paperclip } from 'lucide-react';
import { memo } from 'react';
import type { ObjectSeen } from '../game/seen.ts';
import { CardName } from './card-name.tsx';
import { edgeOf, tintOf } from './colors.ts';
import type { Mark } from './mark.ts';
import { markAttributes } from './mark.ts';
import { Badges, Blazon, Colors, Keywords, States, Stats } from './parts.tsx';
import { cornerOf } from './state-marks.ts';
import { shortName } from './type-line.ts';

type TileProps = { object: ObjectSeen; mark: Mark; count?: number; narrow?: boolean };

const flag = (on: boolean): '' | undefined => (on ? '' : undefined);

/** A permanent on the battlefield. The button around it is the caller's. */
export const Tile = memo(function Tile({ object, mark, count = 1, narrow = false }: TileProps) {
  const tint = tintOf(object);
  const name = object.faceDown && object.name === '' ? 'Face-down' : object.name;
  return (
    <span
      className="card"
      data-form="tile"
      data-narrow={flag(narrow)}
      data-plate={tint.plate}
      data-kind={object.kind}
      data-tapped={flag(object.tapped)}
      data-sick={flag(object.summoningSick && object.type.types.includes('creature'))}
      data-phased={flag(object.phasedOut)}
      data-stack={flag(count > 1)}
      data-facedown={flag(object.faceDown)}
      {...markAttributes(mark)}
    >
      <span className="plate">
        <span className="edge" style={{ background: edgeOf(tint) }} />
        <CardName name={narrow ? shortName(name) : name} />
        <Colors letters={tint.letters} />
        {object.faceDown ? <span className="back" aria-hidden="true" /> : <Blazon name={object.printed || name} />}
        <Keywords keywords={object.keywords} most={narrow ? 2 : 4} />
        <span className="foot">
          <States object={object} />
          <Stats object={object} />
        </span>
        {cornerOf(object) !== '' && <span className="corner">{cornerOf(object)}</span>}
        {object.tapped && <i className="ms ms-tap tapped" aria-hidden="true" />}
        {object.summoningSick && object.type.types.includes('creature') && (
          <i className="ms ms-ability-summoning-sickness sick" aria-hidden="true" />
        )}
        {object.attachments.length > 0 && (
          <span className="clip num">
            <Paperclip size={10} />
            {object.attachments.length}
          </span>
        )}
      </span>
      <Badges mark={mark} count={count} />
    </span>
  );
});
