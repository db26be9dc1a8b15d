import { useEffect, useState } from 'react';
import type { RoomProps } from '../routes.ts';
import { openJudgeDoor } from './ask.ts';
import { JudgeProvider } from './context.ts';
import { exampleNamed } from './examples.ts';
import { createJudge, type Judge } from './judge.ts';
import { JudgeRoom } from './judge-room.tsx';
import { unpacked } from './link.ts';

/** `p/CODE` is a shared study, `s/NAME?rule=N` a scenario that comes with Lawmage, opened where it cites a rule. */
export default function JudgePage({ rest }: RoomProps) {
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    const made = createJudge(openJudgeDoor());
    setJudge(made);
    return made.leave;
  }, []);
  useEffect(() => {
    if (judge !== null) void enter(judge, rest);
  }, [judge, rest]);
  if (judge === null) return null;
  return (
    <JudgeProvider value={judge}>
      <JudgeRoom />
    </JudgeProvider>
  );
}

async function enter(judge: Judge, rest: string): Promise<void> {
  const [kind = '', ...parts] = rest.split('/');
  const what = parts.join('/');
  if (kind === 'p') {
    const shared = await unpacked(what);
    if (shared === null) return judge.say('This link is damaged: nothing could be read from it.');
    return judge.open(shared.text, shared);
  }
  if (kind !== 's') return;
  const [name = '', query = ''] = decodeURIComponent(what).split('?');
  const example = exampleNamed(name);
  if (example === undefined) return judge.say(`No scenario is named “${name}”.`);
  const asked = new URLSearchParams(query);
  const edition = asked.get('edition');
  return judge.open(example.text, {
    rule: asked.get('rule') ?? undefined,
    ...(edition === 'current' || edition === '2007-02' ? { edition } : {}),
  });
}
