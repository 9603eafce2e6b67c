import { type BrowserContext, test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import type { Account } from './support/session';
import { signedInState } from './support/session';
import { parkPointers } from './support/viewports';

export { expect } from '@playwright/test';
export { expectContrast, expectNoAxeViolations } from './support/accessibility';
export { openContext, signIn } from './support/session';

interface Fixtures {
  /** Account that is signed in before the test; nobody unless the file says so. */
  account: Account | null;
  /** Tolerates matching console errors; others, policy violations included, fail the test. */
  allowErrors: (...texts: RegExp[]) => void;
}

export function watchErrors(context: BrowserContext): { errors: readonly string[]; stop(): string[] } {
  const errors: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => void errors.push(error.error().stack ?? error.error().message);
  context.on('console', onMessage);
  context.on('weberror', onError);
  return {
    errors,
    stop() {
      context.off('console', onMessage);
      context.off('weberror', onError);
      return errors;
    },
  };
}

export const test = base.extend<Fixtures>({
  account: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
  baseURL: async ({}, use) => use(process.env.ATRIUM_URL),
  storageState: async ({ browser, account }, use) => use(account ? await signedInState(browser, account) : undefined),
  context: async ({ context }, use) => use(parkPointers(context)),
  allowErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const watched = watchErrors(context);
      await use((...texts) => allowed.push(...texts));
      const unexpected = watched.stop().filter((error) => !allowed.some((text) => text.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
