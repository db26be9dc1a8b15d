// size: the markup of one component, from top to bottom
import { EDITIONS } from '@lawmage/engine';
import { editionTitle } from '@lawmage/judge/tell';
import type { ReactNode } from 'react';
import { decksFor, type GameWish } from './wish.ts';

type ChoicesProps = { wish: GameWish; change: (some: Partial<GameWish>) => void; settings: () => void };

/** Rules, opponents and their deck; all of them have good values already. */
export function Choices({ wish, change, settings }: ChoicesProps) {
  return (
    <div className="home-choices">
      <Choice
        words="Rules"
        value={wish.edition}
        choose={edition => change({ edition: EDITIONS.find(one => one === edition) ?? 'current' })}
      >
        {EDITIONS.map(one => (
          <option key={one} value={one}>
            {editionTitle(one)}
          </option>
        ))}
      </Choice>
      <Choice words="Opponents" value={String(wish.opponents)} choose={n => change({ opponents: Number(n) })}>
        {[1, 2, 3].map(n => (
          <option key={n}>{n}</option>
        ))}
      </Choice>
      <Choice
        words="They play"
        value={wish.agent}
        choose={agent => change({ agent: agent === 'random' ? 'random' : 'heuristic' })}
      >
        <option value="heuristic">to win</option>
        <option value="random">at random</option>
      </Choice>
      <Choice words="Opponent’s deck" value={wish.theirs} choose={theirs => change({ theirs })}>
        <option value="">any starter deck</option>
        {decksFor(wish.edition).map(deck => (
          <option key={deck.id} value={deck.id}>
            {deck.name}
          </option>
        ))}
      </Choice>
      <button type="button" className="second" onClick={settings}>
        Settings
      </button>
    </div>
  );
}

function Choice({
  words,
  value,
  choose,
  children,
}: {
  words: string;
  value: string;
  choose: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className="choice">
      <span>{words}</span>
      <select value={value} onChange={event => choose(event.target.value)}>
        {children}
      </select>
    </label>
  );
}
