import { pollRegistry } from '../apps/registry/pageRegistry';
import type { ReadRegistry } from '../apps/registry/readRegistry';

// The page itself says that it cannot begin, in its HTML: it has to when no script arrives. These tell it what it cannot see.

/** The page draws itself from here on: a script that fails now is no reason to begin again. */
export const reportStarted = (): void => void window.dispatchEvent(new Event('atrium:started'));

/** The shell's own code failed before it could draw anything. */
export const reportStartupFailure = (): void => void window.dispatchEvent(new Event('atrium:failed'));

/** Says that the list of apps cannot be read, until it can. */
export async function waitForRegistry(): Promise<ReadRegistry> {
  window.dispatchEvent(new Event('atrium:noRegistry'));
  return pollRegistry();
}
