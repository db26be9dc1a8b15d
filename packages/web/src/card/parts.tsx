import { Check, Crosshair, HeartCrack, Shield, Skull, Swords } from 'lucide-react';
import type { ObjectSeen } from '../game/seen.ts';
import { blazonOf } from './blazon.ts';
import { keywordMarks } from './keyword-glyphs.ts';
import type { Mark } from './mark.ts';
import { usePicture } from './pictures.ts';
import { changeOf, counterMarks, isLethal, statsOf } from './state-marks.ts';
import { Sym } from './symbol.tsx';

/** The figure of a name, under the card's picture if there is one: a picture that does not load leaves the figure. */
export function Blazon({ name }: { name: string }) {
  const picture = usePicture(name);
  const drawn = blazonOf(name);
  if (picture === null) return <span className="blazon" aria-hidden="true" style={{ backgroundImage: drawn }} />;
  const backgroundImage = `url(${JSON.stringify(picture.url)}), ${drawn}`;
  return <span className="blazon" data-picture="" aria-hidden="true" style={{ backgroundImage }} />;
}

/** Whose work the picture of a card is. */
export function Credit({ name }: { name: string }) {
  const picture = usePicture(name);
  if (picture === null) return null;
  return <span className="credit">Picture: {picture.artist}, from Scryfall, © Wizards of the Coast</span>;
}

export function Stats({ object }: { object: ObjectSeen }) {
  const change = changeOf(object);
  if (object.loyalty !== null) return <span className="pt loyalty num">{object.loyalty}</span>;
  if (object.defense !== null) return <span className="pt defense num">{object.defense}</span>;
  if (object.power === null) return null;
  return (
    <span className="pt num" data-change={change}>
      {change === 'same' ? '' : change === 'up' ? '▲' : '▼'}
      {statsOf(object)}
    </span>
  );
}

export function Keywords({ keywords, most = 4 }: { keywords: readonly string[]; most?: number }) {
  const { marks, more } = keywordMarks(keywords, most);
  if (marks.length === 0) return null;
  return (
    <span className="keywords" aria-hidden="true">
      {marks.map(({ keyword, glyph }) => (
        <i key={keyword} className={`ms ms-ability-${glyph}`} title={keyword} />
      ))}
      {more > 0 && <span className="more">+{more}</span>}
    </span>
  );
}

export function Colors({ letters }: { letters: readonly string[] }) {
  return (
    <span className="letters" aria-hidden="true">
      {letters.map(letter => (
        <Sym key={letter} text={letter} />
      ))}
    </span>
  );
}

/** What has happened to it: counters, damage, designations. */
export function States({ object }: { object: ObjectSeen }) {
  return (
    <span className="states" aria-hidden="true">
      {counterMarks(object.counters).map(({ text }) => (
        <span key={text} className="state">
          {text}
        </span>
      ))}
      {object.damage > 0 && (
        <span className="state" data-lethal={isLethal(object) ? '' : undefined}>
          {isLethal(object) && <Skull size={10} />} {object.damage}
          <HeartCrack className="state-glyph" size={10} />
          <span className="state-word">dmg</span>
        </span>
      )}
      {object.designations.map(one => (
        <span key={one} className="state">
          {one}
        </span>
      ))}
    </span>
  );
}

/** Badges at the corners, each with its own shape. */
export function Badges({ mark, count }: { mark: Mark; count: number }) {
  return (
    <>
      {count > 1 && <span className="badge count num">×{count}</span>}
      {mark.fight !== '' && (
        <span className="badge fight" data-role={mark.role}>
          {mark.role === 'block' ? <Shield size={11} /> : <Swords size={11} />} {mark.fight}
        </span>
      )}
      {mark.fight !== '' ? null : mark.chosen ? (
        <span className="badge pick num">{mark.ordinal > 0 ? mark.ordinal : <Check size={12} strokeWidth={3} />}</span>
      ) : (
        mark.target && (
          <span className="badge pick aim">
            <Crosshair size={12} />
          </span>
        )
      )}
      {mark.pays && (
        <span className="badge pays">
          <i className="ms ms-tap" />
        </span>
      )}
      {mark.share !== null && <span className="badge share num">{mark.share}</span>}
    </>
  );
}
