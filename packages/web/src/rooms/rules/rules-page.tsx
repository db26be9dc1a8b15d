import type { EditionsAnswer, RulebookAnswer } from '@lawmage/judge/rulebook';
import { useEffect, useState } from 'react';
import { RoomLinks } from '../room-links.tsx';
import type { RoomProps } from '../routes.ts';
import { rulesHref } from '../rule-link.tsx';
import { fetchEditions, fetchRulebook } from './fetch-rules.ts';
import { NoRules } from './no-rules.tsx';
import { Reader } from './reader.tsx';

/** `EDITION/NUMBER`: the rule in its chapter. Without a number the contents, without an edition the newest. */
export default function RulesPage({ rest }: RoomProps) {
  const [edition = '', number = ''] = decodeURIComponent(rest).split('/');
  const name = edition === '' ? 'current' : edition;
  const editions = useTold<EditionsAnswer>('editions', fetchEditions);
  const answer = useTold<RulebookAnswer>(name, () => fetchRulebook(name));
  return (
    <main className="rules-room">
      <header className="top-bar judge-top">
        <a className="brand" href="#/">
          Lawmage
        </a>
        <RoomLinks here="rules" />
        <span className="spacer" />
        {editions?.ok === true && answer?.ok === true && (
          <label className="judge-edition">
            <span className="vh">Edition</span>
            <select
              value={answer.rulebook.edition}
              onChange={event => location.assign(rulesHref(event.target.value, ''))}
            >
              {editions.editions.map(one => (
                <option key={one.edition}>{one.edition}</option>
              ))}
            </select>
          </label>
        )}
      </header>
      {answer === null && <p className="waiting">The rulebook is being opened …</p>}
      {answer?.ok === false && <NoRules refusal={answer} number={number} />}
      {answer?.ok === true && <Reader key={name} rulebook={answer.rulebook} here={name} number={number} />}
    </main>
  );
}

/** What was answered to the question of this name; null until it is. */
function useTold<T>(name: string, ask: () => Promise<T>): T | null {
  const [told, setTold] = useState<{ readonly name: string; readonly answer: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the question
  useEffect(() => {
    let here = true;
    void ask().then(answer => here && setTold({ name, answer }));
    return () => {
      here = false;
    };
  }, [name]);
  return told?.name === name ? told.answer : null;
}
