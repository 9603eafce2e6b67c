/** Longest time that work on a file may block the page. */
const maxBusyMs = 10;

/** Lets the page respond during long work, once it was blocked long enough. */
export type Pause = () => Promise<void>;

export function createPause(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxBusyMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
