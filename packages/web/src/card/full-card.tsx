import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { FaceSeen, ObjectSeen } from '../game/seen.ts';
import { edgeOf, tintOf } from './colors.ts';
import { Blazon, Colors, Credit, Stats } from './parts.tsx';
import { Pips, Words } from './symbol.tsx';
import { typeLineOf } from './type-line.ts';

/** From the largest text with reminders to the smallest without; what still overflows scrolls. */
const STEPS = ['large', 'small', 'bare'] as const;
type Step = (typeof STEPS)[number];

/** The first step whose text fits its box. At most two measurements. */
function useFit(text: string) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<{ text: string; step: Step }>({ text, step: 'large' });
  const step = fit.text === text ? fit.step : 'large';
  useLayoutEffect(() => {
    const element = box.current;
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (element !== null && next !== undefined && element.scrollHeight > element.clientHeight + 1)
      setFit({ text, step: next });
  });
  return { box, step };
}

const REMINDER = /(\([^)]*\))/;

function Paragraph({ text, bare }: { text: string; bare: boolean }) {
  return text.split(REMINDER).map(part =>
    part.startsWith('(') ? (
      bare ? null : (
        <i key={part} className="reminder">
          <Words text={part} />
        </i>
      )
    ) : (
      <Words key={part} text={part} />
    ),
  );
}

/** What else is printed on the card: an adventure, its back, what it melds into. */
function OtherFace({ face, bare }: { face: FaceSeen; bare: boolean }) {
  return (
    <div className="other-face">
      <p className="other-head">
        <b>{face.name}</b> {face.cost !== null && <Pips cost={face.cost} />}
      </p>
      <p>{typeLineOf(face)}</p>
      {face.lines.map(line => (
        <p key={line}>
          <Paragraph text={line} bare={bare} />
        </p>
      ))}
    </div>
  );
}

/** A card to be read: everything it says, at 14 px or more. One with a width of its own stands in a button. */
export function FullCard({ object, width }: { object: ObjectSeen; width?: number }) {
  const inButton = width !== undefined;
  const tint = tintOf(object);
  const name = object.name === '' ? (object.faceDown ? 'Face-down card' : 'Hidden card') : object.name;
  const { box, step } = useFit(
    name + [...object.lines.map(line => line.text), ...object.others.map(face => face.name)].join('\n'),
  );
  const style = width === undefined ? undefined : ({ inlineSize: width } satisfies CSSProperties);
  return (
    <div className="card" data-form="full" data-plate={tint.plate} data-fit={step} style={style}>
      <div className="plate">
        <span className="edge" style={{ background: edgeOf(tint) }} />
        <div className="top">
          <span className="name">{name}</span>
          {object.cost !== null && <Pips cost={object.cost} />}
        </div>
        <Blazon name={object.printed || name} />
        <div className="type">
          <span>{typeLineOf(object)}</span>
          <Colors letters={tint.letters} />
        </div>
        <div className="text" ref={box} tabIndex={inButton ? undefined : 0}>
          {object.lines.map(line => (
            <p key={line.text} data-granted={line.granted ? '' : undefined}>
              <Paragraph text={line.text} bare={step === 'bare'} />
            </p>
          ))}
          {object.others.map(face => (
            <OtherFace key={face.name} face={face} bare={step === 'bare'} />
          ))}
        </div>
        <Stats object={object} />
        <Credit name={object.printed || name} />
      </div>
    </div>
  );
}
