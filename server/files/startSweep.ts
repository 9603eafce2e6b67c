import type { ApiEngine } from '@atrium/backend/engine';
import { sweepFiles } from '@atrium/backend/files';
import type { ServerFiles } from './ServerFiles';

interface SweepOptions {
  api: ApiEngine;
  files: ServerFiles;
  /** False where nothing is to happen by itself. */
  isOn: boolean;
  onError: (error: unknown) => void;
}

const everyMs = 60 * 60_000;

/**
 * Deletes files that nothing uses any more, each hour. Two processes that do it at the same time do the same. Returns how to
 * stop, which waits for what has begun.
 */
export function startSweep({ api, files, isOn, onError }: SweepOptions): () => Promise<void> {
  let isOver = false;
  let working = Promise.resolve();
  const sweep = () => {
    working = working
      .then(() =>
        sweepFiles(
          files,
          { read: (work) => api.read([], work), change: (work) => api.change('frame', work) },
          () => isOver,
        ),
      )
      .catch(onError);
  };
  const timer = isOn ? setInterval(sweep, everyMs).unref() : undefined;
  return async () => {
    isOver = true;
    clearInterval(timer);
    await working;
  };
}
