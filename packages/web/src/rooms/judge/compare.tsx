// size: the markup of one component, from top to bottom
import { Words } from '../../card/symbol.tsx';
import { useJudge } from './context.ts';
import type { Compared } from './door.ts';

/** Lines before the first difference that are shown with it. */
const BEFORE = 3;

/** Two courses of play beside each other from where they part, and what is otherwise at the end. */
export function Compare({ compared }: { compared: Compared }) {
  const judge = useJudge();
  const { names, differ, ends } = compared;
  return (
    <section className="judge-compare" aria-labelledby="compare-title">
      <header>
        <h2 id="compare-title">
          {names[0]} and {names[1]}
        </h2>
        <button type="button" className="second" onClick={judge.endCompare}>
          Back to the board
        </button>
      </header>
      <p>{differ < 0 ? 'Event by event they are the same.' : 'They part where the line is marked.'}</p>
      <div className="judge-columns">
        <Side compared={compared} side={0} />
        <Side compared={compared} side={1} />
      </div>
      {ends.length > 0 && (
        <table>
          <caption>At the end</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {ends.map(({ what, is }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{is[0]}</td>
                <td>{is[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Side({ compared, side }: { compared: Compared; side: 0 | 1 }) {
  const { names, sides, differ, stopped } = compared;
  const from = differ < 0 ? 0 : Math.max(0, differ - BEFORE);
  return (
    <div className="judge-side">
      <h3>{names[side]}</h3>
      {from > 0 && <p className="rail-note">{from} equal events before</p>}
      <ol start={from + 1}>
        {sides[side].slice(from).map(({ words, rule }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal events are told apart by their place only
          <li key={from + n} data-differs={differ >= 0 && from + n === differ ? '' : undefined}>
            <Words text={words} /> <span className="rule num">{rule}</span>
          </li>
        ))}
      </ol>
      {stopped[side] !== '' && <p className="judge-stopped">It stops here. {stopped[side]}</p>}
    </div>
  );
}
