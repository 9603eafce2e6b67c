import { pollRegistry } from '../apps/registry/pageRegistry';
import type { ReadRegistry } from '../apps/registry/readRegistry';

// The error page is part of index.html, since it must work without any script. These events tell it what it cannot see.

/** The shell renders from here on: a script that fails now is no reason to restart. */
export const reportStarted = (): void => void window.dispatchEvent(new Event('atrium:started'));

export const reportStartupFailure = (): void => void window.dispatchEvent(new Event('atrium:failed'));

/** Shows that the registry cannot be read, until it can. */
export async function waitForRegistry(): Promise<ReadRegistry> {
  window.dispatchEvent(new Event('atrium:noRegistry'));
  return pollRegistry();
}
