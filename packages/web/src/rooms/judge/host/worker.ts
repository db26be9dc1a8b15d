/** The worker of the judge's room: answers by the number of the question. Nothing leaves the machine. */
import type { Question } from '../door.ts';
import { createJudgeHost } from './host.ts';

const host = createJudgeHost();

self.addEventListener('message', ({ data }: MessageEvent<{ readonly n: number; readonly question: Question }>) => {
  try {
    self.postMessage({ n: data.n, ok: true, answer: host(data.question) });
  } catch (thrown) {
    self.postMessage({ n: data.n, ok: false, message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
