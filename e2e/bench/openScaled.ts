import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../tools/signIn';

/** Page of a signed-in person over a multiple of the demo's records. */
export async function openScaled(browser: Browser, origin: string, scale: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Stored as the demo stores it for the tab: it is loaded with the first call, and sign-in has a URL of its own.
  await page.addInitScript((wanted) => sessionStorage.setItem('demo.scale', wanted), String(scale));
  await signIn(page, origin);
  return page;
}
