import { type BrowserContext, test as base, expect } from '@playwright/test';
import { signedInState } from './support/signedIn';
import type { Account } from './support/signIn';

export { expect } from '@playwright/test';
export { expectContrast, expectNoAxeViolations } from './support/axe';
export { openContext } from './support/signedIn';
export { signIn } from './support/signIn';

interface Fixtures {
  /** Who has signed in before the test begins; nobody, unless a file says so. */
  account: Account | null;
  /** Lets errors in the console pass whose text matches; every other one fails the test, broken policies among them. */
  allowErrors: (...texts: RegExp[]) => void;
}

/** The errors in the console of a browser, from now on. */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
  return errors;
}

export const test = base.extend<Fixtures>({
  account: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
  baseURL: async ({}, use) => use(process.env.ATRIUM_URL),
  storageState: async ({ browser, account }, use) => use(account ? await signedInState(browser, account) : undefined),
  allowErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors = watchErrors(context);
      await use((...texts) => allowed.push(...texts));
      const unexpected = errors.filter((error) => !allowed.some((text) => text.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
