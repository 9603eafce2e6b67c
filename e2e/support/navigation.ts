import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a URL without a reload, like Back and Forward. */
export async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('#root h1')) heading.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('#root h1[data-left]')).toHaveCount(0);
}

/** Loading indicators of the kit, in English; except examples of them, which stay. */
const loading = (page: Page) =>
  page
    .locator('[aria-busy="true"], [role="status"][aria-label="Loading"], .ant-skeleton')
    .or(page.getByRole('status').filter({ hasText: /^Loading$/ }))
    .and(page.locator(':not([data-example-of="kit"] *)'));

export const expectQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const enough = 8;
        let quiet = 0;
        const observer = new MutationObserver(() => {
          quiet = 0;
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        const count = () => {
          quiet += 1;
          if (quiet < enough) return void requestAnimationFrame(count);
          observer.disconnect();
          resolve();
        };
        requestAnimationFrame(count);
      }),
  );

/** Waits for heading and data, and for rendering to settle. */
export async function expectRest(page: Page): Promise<void> {
  await expect(page.locator('#root h1:not([data-example-of] *)')).toHaveCount(1);
  await expect(loading(page)).toHaveCount(0);
  await expectQuiet(page);
}

export async function openPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

export async function downloadedText(page: Page, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await act();
  const stream = await (await coming).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error('Eighty times Tab did not lead there.');
}

export async function openPalette(page: Page): Promise<Locator> {
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or run a command' });
  await expect(field).toBeFocused();
  return field;
}
