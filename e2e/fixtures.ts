import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The demo's accounts: who may do everything, and who may read little. */
const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
};

interface Fixtures {
  /** Lets errors in the console pass whose text matches; every other one fails the test, broken policies among them. */
  allowErrors: (...texts: RegExp[]) => void;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
  baseURL: async ({}, use) => use(process.env.ATRIUM_URL),
  allowErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
      await use((...texts) => allowed.push(...texts));
      const unexpected = errors.filter((error) => !allowed.some((text) => text.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Signs in through the page, as a person does; ends on the page that the account starts with.
 * @param search what the address asks of the demo: `?demo.scale=10`
 */
export async function signIn(page: Page, who: keyof typeof accounts, search = ''): Promise<void> {
  const { email, password } = accounts[who];
  await page.goto(`/login${search}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** The page, once it has come to rest, keeps WCAG 2.2 AA, as far as axe can tell. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page })
      // Nothing runs in a frame without scripts, a checker neither.
      .exclude('iframe[sandbox]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(found, 'accessibility').toEqual([]);
  }).toPass({ timeout: 90_000 });
}
