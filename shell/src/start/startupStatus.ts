import { waitForRegistry } from '../apps/registry/pageRegistry';
import type { RegistryReading } from '../apps/registry/readRegistry';

// The page itself says that it cannot begin, in its HTML: it has to when no script arrives. These tell it what it cannot see.

/** The page draws itself from here on: a script that fails now is no reason to begin again. */
export const tellStart = (): void => void window.dispatchEvent(new Event('atrium:start'));

/** The shell's own code failed before it could draw anything. */
export const tellFault = (): void => void window.dispatchEvent(new Event('atrium:fault'));

/** Says that the list of apps cannot be read, until it can. */
export async function waitAtFault(): Promise<RegistryReading> {
  window.dispatchEvent(new Event('atrium:noRegistry'));
  return waitForRegistry();
}
