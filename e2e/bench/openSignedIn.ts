import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../tools/signIn';
import { watchRequests } from './idle';

/** Page of a signed-in person, with nothing in its cache, whose requests are watched. */
export async function openSignedIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  void watchRequests(page);
  await signIn(page, origin);
  return page;
}
