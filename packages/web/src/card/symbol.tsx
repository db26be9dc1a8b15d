import { memo } from 'react';
import { piecesOf, symbolOf } from './symbols.ts';

/** One symbol, readable and copied as words. `cost` draws it on its round ground. */
export const Sym = memo(function Sym({ text, cost = true }: { text: string; cost?: boolean }) {
  const { className, words } = symbolOf(text);
  return (
    <span className="sym">
      {className === null ? (
        <span className="pill" aria-hidden="true">
          {text}
        </span>
      ) : (
        <i className={`ms ${className} ${cost ? 'ms-cost' : ''}`} aria-hidden="true" />
      )}
      <span className="vh">{words}</span>
    </span>
  );
});

/** A sentence with its symbols drawn. */
export function Words({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) =>
    piece.is === 'text' ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <Sym key={at} text={piece.text} />
    ),
  );
}

export function Pips({ cost }: { cost: readonly (string | number)[] }) {
  return (
    <span className="pips">
      {cost.map((symbol, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the symbols of one cost never move
        <Sym key={at} text={String(symbol)} />
      ))}
    </span>
  );
}
