// size: the markup of one reader, from top to bottom
import {
  type CoverageSheet,
  chapterOf,
  counterpartsBetween,
  PLAYED_SINCE,
  playedAs,
  type Rulebook,
  type RuleRecord,
} from '@lawmage/judge/rulebook';
import { editionTitle } from '@lawmage/judge/tell';
import { useEffect, useMemo, useRef, useState } from 'react';
import { rulesHref } from '../rule-link.tsx';
import { fetchCoverage } from './fetch-rules.ts';
import { findRules, MOST_FOUND, piecesOf } from './find-rules.ts';

/** `here`: the edition as the address names it; links keep it. */
type ReaderProps = { rulebook: Rulebook; here: string; number: string };

/** The rulebook: contents and search beside one chapter at a time. */
export function Reader({ rulebook, here, number }: ReaderProps) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findRules(rulebook.rules, typed), [rulebook, typed]);
  const searching = typed.trim() !== '';
  return (
    <div className="rules-reader" data-reading={number === '' || searching ? undefined : ''}>
      <nav className="rules-contents" aria-label="Contents and search">
        <input
          type="search"
          aria-label="Search the rules by number or words"
          placeholder="704.5f, or words of a rule"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        {searching ? (
          <Found here={here} found={found} close={() => setTyped('')} />
        ) : (
          <Contents rulebook={rulebook} here={here} number={number} />
        )}
      </nav>
      <Chapter rulebook={rulebook} here={here} number={number} />
    </div>
  );
}

function Found({ here, found, close }: { here: string; found: readonly RuleRecord[]; close: () => void }) {
  return (
    <>
      <p className="rail-note" role="status">
        {found.length === 0
          ? 'No rule says that.'
          : found.length < MOST_FOUND
            ? `${found.length} found`
            : `the first ${found.length}`}
      </p>
      <ul className="rules-found">
        {found.map(rule => (
          <li key={rule.number}>
            <a href={rulesHref(here, rule.number)} onClick={close}>
              <b className="num">{rule.number}</b> {rule.text.slice(0, 140)}
              {rule.text.length > 140 && ' …'}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Contents({ rulebook, here, number }: ReaderProps) {
  const chapter = chapterOf(number);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chapter that is read stays in sight
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chapter]);
  return (
    <ol className="rules-toc" ref={list}>
      {rulebook.rules
        .filter(({ level }) => level === 'section' || level === 'chapter')
        .map(rule => (
          <li key={rule.number} data-level={rule.level}>
            {rule.level === 'section' ? (
              <span>
                {rule.number} {rule.text}
              </span>
            ) : (
              <a href={rulesHref(here, rule.number)} aria-current={rule.number === chapter ? 'page' : undefined}>
                <span className="num">{rule.number}</span> {rule.text}
              </a>
            )}
          </li>
        ))}
    </ol>
  );
}

/** Which scenarios exercise the rules of an edition that is played; null while they are counted, or of another edition. */
function useCoverage(edition: string): CoverageSheet | null {
  const [sheet, setSheet] = useState<CoverageSheet | null>(null);
  useEffect(() => {
    const played = playedAs(edition);
    if (played === null) return setSheet(null);
    let here = true;
    void fetchCoverage(played).then(answer => here && answer.ok && setSheet(answer.coverage));
    return () => {
      here = false;
    };
  }, [edition]);
  return sheet;
}

function Chapter({ rulebook, here, number }: ReaderProps) {
  const coverage = useCoverage(rulebook.edition);
  const chapter = chapterOf(number);
  const rules = useMemo(() => rulebook.rules.filter(rule => chapterOf(rule.number) === chapter), [rulebook, chapter]);
  const numbers = useMemo(() => new Set(rulebook.rules.map(rule => rule.number)), [rulebook]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scenarios that come later move the rule
  useEffect(() => {
    if (number !== '') document.getElementById(`rule-${number}`)?.scrollIntoView({ block: 'center' });
  }, [number, coverage]);
  if (number === '')
    return (
      <article className="rules-chapter rules-cover">
        <h1>Comprehensive Rules</h1>
        <p>
          In force from {rulebook.edition}: {rulebook.rules.length} entries, {rulebook.glossary.length} terms. Choose a
          chapter or search.
        </p>
      </article>
    );
  if (rules.length === 0)
    return (
      <article className="rules-chapter rules-cover">
        <h1>No rule {number}</h1>
        <p>This edition has no rule of that number.</p>
      </article>
    );
  return (
    <article className="rules-chapter">
      <a className="rules-back" href={rulesHref(here, '')}>
        Contents
      </a>
      {rules.map(rule => (
        <Rule
          key={rule.number}
          rule={rule}
          rulebook={rulebook}
          here={here}
          isRule={one => numbers.has(one)}
          current={rule.number === number}
          coverage={coverage}
        />
      ))}
    </article>
  );
}

type RuleProps = {
  rule: RuleRecord;
  rulebook: Rulebook;
  here: string;
  isRule: (number: string) => boolean;
  current: boolean;
  coverage: CoverageSheet | null;
};

function Rule({ rule, rulebook, here, isRule, current, coverage }: RuleProps) {
  const { number, text, level, examples } = rule;
  if (level === 'chapter')
    return (
      <h1 id={`rule-${number}`}>
        <span className="num">{number}</span> {text}
      </h1>
    );
  return (
    <section className="rules-rule" id={`rule-${number}`} data-level={level} data-current={current ? '' : undefined}>
      <a className="rules-number num" href={rulesHref(here, number)}>
        {number}
      </a>
      <div>
        {text.split('\n').map(line => (
          <p key={line}>
            <Linked text={line} here={here} isRule={isRule} />
          </p>
        ))}
        {examples.map(example => (
          <p key={example} className="rules-example">
            <Linked text={example} here={here} isRule={isRule} />
          </p>
        ))}
        <Elsewhere edition={rulebook.edition} number={number} />
        {coverage !== null && <Scenarios coverage={coverage} number={number} />}
      </div>
    </section>
  );
}

function Linked({ text, here, isRule }: { text: string; here: string; isRule: (number: string) => boolean }) {
  return piecesOf(text, isRule).map((piece, at) =>
    piece.rule === null ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <a key={at} className="num" href={rulesHref(here, piece.rule)}>
        {piece.text}
      </a>
    ),
  );
}

const OTHER = { current: '2007-02', '2007-02': 'current' } as const;

/** Its number in the other edition that is played. */
function Elsewhere({ edition, number }: { edition: string; number: string }) {
  const played = playedAs(edition);
  if (played === null) return null;
  const other = OTHER[played];
  const numbers = counterpartsBetween(edition, PLAYED_SINCE[other])(number);
  if (numbers.length === 0) return null;
  return (
    <p className="rules-elsewhere">
      {editionTitle(other)}:{' '}
      {numbers.map(one => (
        <a key={one} className="num" href={rulesHref(other, one)}>
          {one}
        </a>
      ))}
    </p>
  );
}

const MOST_SCENARIOS = 6;

/** Scenarios in which the engine cites the rule; each opens in the judge's room where it does. */
function Scenarios({ coverage, number }: { coverage: CoverageSheet; number: string }) {
  const [all, setAll] = useState(false);
  const places = coverage.rules[number]?.scenarios ?? [];
  if (places.length === 0) return null;
  const shown = places.slice(0, all ? places.length : MOST_SCENARIOS);
  return (
    <ul className="rules-scenarios" aria-label={`Scenarios that exercise ${number}`}>
      {shown.map(place => {
        const scenario = coverage.scenarios[place];
        if (scenario === undefined) return null;
        const query = `?rule=${number}&edition=${coverage.edition}`;
        return (
          <li key={scenario.name}>
            <a href={`#/judge/s/${encodeURIComponent(scenario.name)}${query}`}>{scenario.title}</a>
          </li>
        );
      })}
      {places.length > shown.length && (
        <li>
          <button type="button" onClick={() => setAll(true)}>
            and {places.length - shown.length} more
          </button>
        </li>
      )}
    </ul>
  );
}
