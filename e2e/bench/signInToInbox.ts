import type { Browser } from '@playwright/test';
import { median, medianRatio } from '../../tools/median';
import { isInboxShown } from './visits';

const runs = 7;

/** Milliseconds from "Sign in" to the first email, with an empty cache. */
async function measureSignIn(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login?to=/apps/email`);
    // At the pace of a person who knows their password.
    await page.getByLabel('Email').pressSequentially('admin@demo.com', { delay: 60 });
    await page.getByLabel('Password', { exact: true }).pressSequentially('admin', { delay: 60 });
    const start = performance.now();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isInboxShown(page);
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

/** From "Sign in" to the inbox; alternating with another build, if there is one to compare with. */
export async function compareSignIn(browser: Browser, origin: string, other?: string): Promise<string> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measureSignIn(browser, origin));
    if (other) theirs.push(await measureSignIn(browser, other));
  }
  const line = `from the click on "Sign in" to the inbox: ${median(ours).toFixed(0)} ms`;
  return other
    ? `${line} against ${median(theirs).toFixed(0)} ms, × ${medianRatio(ours, theirs).toFixed(2)} (goal 1.00)`
    : line;
}
