import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { parkPointers } from './viewports';

/** Demo accounts: full rights, and few rights. */
const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
};

export type Account = keyof typeof accounts;

/** Signs in through the page; ends on the account's start page. @param search query of the sign-in page: `?to=/apps/todo` */
export async function signIn(page: Page, account: Account, search = ''): Promise<void> {
  const { email, password } = accounts[account];
  await page.goto(`/login${search}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

export type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Sessions last ten minutes: reused ones must leave the tests enough time. */
const maxAgeMs = 4 * 60_000;

const states = new Map<string, { state: Promise<SignedInState>; until: number }>();

async function createState(browser: Browser, origin: string, account: Account): Promise<SignedInState> {
  const context = await browser.newContext({ baseURL: origin, storageState: undefined });
  try {
    await signIn(await context.newPage(), account, '?to=/access-control');
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

/** Storage of a browser that has signed in by hand: created once, and again before the session ends. */
export function signedInState(browser: Browser, account: Account): Promise<SignedInState> {
  const known = states.get(account);
  if (known && known.until > Date.now()) return known.state;
  const state = createState(browser, process.env.ATRIUM_URL ?? '', account);
  states.set(account, { state, until: Date.now() + maxAgeMs });
  return state;
}

const movedTo = (origin: string, state: SignedInState): SignedInState => ({
  ...state,
  origins: state.origins.map((stored) => ({ ...stored, origin })),
});

/** Signed-in browser at a product served elsewhere. */
export async function openContext(
  browser: Browser,
  origin: string,
  account: Account = 'admin',
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const storageState = movedTo(origin, await signedInState(browser, account));
  return parkPointers(await browser.newContext({ ...options, baseURL: origin, storageState }));
}

/** Browser of another person: separate session, shared demo data. */
export async function openOtherPerson(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const sessionKeys = ['userData', 'accessToken', 'refreshToken'];
    const own = (key: string) => (sessionKeys.includes(key) ? `other.${key}` : key);
    const { getItem, setItem, removeItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return getItem.call(this, own(key));
    };
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, own(key), value);
    };
    Storage.prototype.removeItem = function (key) {
      removeItem.call(this, own(key));
    };
  });
  return page;
}

export const newPassword = 'a kettle of fish';

export async function register(page: Page, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(`${name}@demo.com`);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: `${name}’s account` })).toBeVisible();
}

/** Opens and confirms the address link of the latest email. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto('/apps/email');
  await page.getByText('Confirm your email address').first().click();
  const popup = page.context().waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm email address' }).click();
  const opened = await popup;
  await opened.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(opened.getByText(`${email} is confirmed`)).toBeVisible();
  await opened.close();
}
