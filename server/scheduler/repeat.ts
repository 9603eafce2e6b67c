/**
 * Does something again and again, never twice at a time; returns how to stop, which waits for a turn that has begun.
 * @param work hears by `isOver` that it is to stop, for a turn that could take long
 */
export function repeat(
  everyMs: number,
  work: (isOver: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  if (everyMs <= 0) return async () => {};
  let isOver = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (isOver) return;
    timer = setTimeout(() => {
      running = work(() => isOver)
        .catch(onError)
        .then(schedule);
    }, everyMs);
  };
  schedule();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
