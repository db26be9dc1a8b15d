/** Progress bars on standard error, where a person watches; silent otherwise. */
import cliProgress from 'cli-progress';

export type Bar = { readonly update: (done: number, total?: number) => void; readonly stop: () => void };

const SILENT: Bar = { update: () => undefined, stop: () => undefined };

/** A bar with a name. `total` may be unknown at first. */
export function bar(name: string, total = 0): Bar {
  if (!process.stderr.isTTY) return SILENT;
  const shown = new cliProgress.SingleBar(
    {
      format: `${name} {bar} {percentage}% {value}/{total}`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    cliProgress.Presets.shades_classic,
  );
  shown.start(total, 0);
  return {
    update: (done, known) => {
      if (known !== undefined) shown.setTotal(known);
      shown.update(done);
    },
    stop: () => shown.stop(),
  };
}
