import { useJudge } from './context.ts';
import type { Judge } from './judge.ts';
import { LONG_LINK } from './link.ts';

/** Copies the study as text of the scenario language, or as a link that holds all of it. */
export function Share() {
  const judge = useJudge();
  return (
    <div className="judge-share">
      <button type="button" className="top-button" onClick={() => void copyText(judge)}>
        Copy scenario
      </button>
      <button type="button" className="top-button" onClick={() => void copyLink(judge)}>
        Copy link
      </button>
    </div>
  );
}

async function copyText(judge: Judge): Promise<void> {
  const text = await judge.written();
  if (text !== null) await copied(judge, text, 'The scenario is copied.');
}

async function copyLink(judge: Judge): Promise<void> {
  const hash = await judge.link();
  if (hash === null) return;
  const long = hash.length > LONG_LINK ? ' It is long: some programs cut such links, a scenario as text is safer.' : '';
  await copied(
    judge,
    `${location.origin}${location.pathname}${hash}`,
    `A link that holds everything is copied.${long}`,
  );
  history.replaceState(null, '', hash);
}

/** A browser that lets no page copy shows the text instead. */
async function copied(judge: Judge, text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    judge.say(words);
  } catch {
    judge.say('This browser did not let the page copy: the text stands in the address or under “Scenario”.');
    judge.edit(text.startsWith('http') ? judge.store.get().text : text);
  }
}
