/** The page may not wait longer than that for a piece of work on a file. */
const maxBusyMs = 10;

/** Lets the page answer in the midst of long work, once it has waited long enough. */
export type Pause = () => Promise<void>;

export function createPause(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxBusyMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
