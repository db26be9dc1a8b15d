import { useEffect, useRef, useState } from 'react';
import { Words } from '../card/symbol.tsx';
import { type Entry, LEVELS, type Part } from '../log/parts.ts';
import { RuleLink } from '../rooms/rule-link.tsx';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { settingsStore, useSettings } from '../settings/settings.ts';
import { lookAt, lookAway } from '../ui/preview.ts';

/** How many lines are kept in the document; older ones are in the copied text. */
const LINES = 300;

export function Log() {
  const { log } = useTableState();
  const { logLevel } = useSettings();
  const deepest = LEVELS.indexOf(logLevel);
  const entries = log.filter(entry => LEVELS.indexOf(entry.level) <= deepest).slice(-LINES);
  const { box, fresh, follow } = useFollow(entries.length);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title" className="rail-title">
        Log
        <LevelSwitch />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard */}
      <div className="log-lines" role="log" aria-live="polite" aria-label="Game log" tabIndex={0} ref={box}>
        {entries.map(entry => (
          <LogLine key={entry.key} entry={entry} />
        ))}
      </div>
      {fresh > 0 && (
        <button type="button" className="log-new" onClick={follow}>
          {fresh} new
        </button>
      )}
    </section>
  );
}

/** Follows the newest line until the reader scrolls up. */
function useFollow(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [seenTo, setSeenTo] = useState(count);
  const following = useRef(true);
  const top = useRef(0);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const scrolled = (): void => {
      const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 24;
      if (atEnd) following.current = true;
      else if (element.scrollTop < top.current - 4) following.current = false;
      top.current = element.scrollTop;
      if (following.current) setSeenTo(Number.MAX_SAFE_INTEGER);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, []);
  const follow = (): void => {
    following.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => {
      if (following.current) element.scrollTo({ top: element.scrollHeight });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  useEffect(() => {
    if (following.current) {
      box.current?.scrollTo({ top: box.current.scrollHeight });
      setSeenTo(count);
    }
  }, [count]);
  return { box, fresh: Math.max(0, count - seenTo), follow };
}

function LevelSwitch() {
  const { logLevel } = useSettings();
  return (
    <label className="rail-note">
      <span className="vh">How much the log tells</span>
      <select
        value={logLevel}
        onChange={event => settingsStore.set({ logLevel: LEVELS.find(one => one === event.target.value) ?? 'full' })}
      >
        {LEVELS.map(level => (
          <option key={level}>{level}</option>
        ))}
      </select>
    </label>
  );
}

function LogLine({ entry }: { entry: Entry }) {
  return (
    <p className="log-line" data-kind={entry.kind} data-follows={entry.follows ? '' : undefined}>
      {tied(entry.parts).map(([part, mark], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
        <LogPart key={at} part={part} mark={mark} />
      ))}
      {entry.kind === 'event' && <LogRule rule={entry.rule} />}
    </p>
  );
}

/** The rule of a line, which leads to the rule. */
function LogRule({ rule }: { rule: string }) {
  const { seen } = useTableState();
  return seen === null || rule === '' ? null : (
    <>
      {' '}
      <RuleLink edition={seen.edition} rule={rule} />
    </>
  );
}

/** Names with the mark that follows them: no line begins with a comma. */
function tied(parts: readonly Part[]): readonly (readonly [part: Part, mark: string])[] {
  return parts.map((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (typeof part !== 'string') return [part, typeof after === 'string' ? markOf(after) : ''];
    return [before === undefined || typeof before === 'string' ? part : part.slice(markOf(part).length), ''];
  });
}

const markOf = (text: string): string => /^[.,;:)]*/.exec(text)?.[0] ?? '';

function LogPart({ part, mark }: { part: Part; mark: string }) {
  if (typeof part === 'string') return <Words text={part} />;
  return (
    <span className="log-tied">
      <LogName part={part} />
      {mark}
    </span>
  );
}

function LogName({ part }: { part: Exclude<Part, string> }) {
  const table = useTable();
  return (
    <button
      type="button"
      className="log-name"
      onClick={() => table.store.set({ inspected: part.id })}
      onPointerEnter={event => event.pointerType === 'mouse' && lookAt(part.id, event.currentTarget, 120)}
      onPointerLeave={lookAway}
    >
      {part.name}
    </button>
  );
}
