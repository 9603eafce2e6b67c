import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { parkPointers } from './pointer';
import { type Account, signIn } from './signIn';

export type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A session ends after ten minutes: what is kept for other tests must leave them enough of it. */
const keptFor = 4 * 60_000;

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

/** What a browser holds of somebody who has signed in by hand: made once, and again before the session ends. */
export function signedInState(browser: Browser, account: Account): Promise<SignedInState> {
  const known = states.get(account);
  if (known && known.until > Date.now()) return known.state;
  const state = createState(browser, process.env.ATRIUM_URL ?? '', account);
  states.set(account, { state, until: Date.now() + keptFor });
  return state;
}

const movedTo = (origin: string, state: SignedInState): SignedInState => ({
  ...state,
  origins: state.origins.map((stored) => ({ ...stored, origin })),
});

/** A browser of somebody who has signed in, at a product that is served elsewhere. */
export async function openContext(
  browser: Browser,
  origin: string,
  account: Account = 'admin',
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const storageState = movedTo(origin, await signedInState(browser, account));
  return parkPointers(await browser.newContext({ ...options, baseURL: origin, storageState }));
}
