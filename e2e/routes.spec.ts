import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostPages } from '../shared/contract/hostPages';
import { dist } from '../tools/build/paths';
import { readRegistry } from '../tools/release/registryFile';
import { expect, expectNoAxeViolations, test } from './fixtures';

test.use({ account: 'admin' });

/** Every page that search suggests: those of the live manifests, and the shell's own. */
const suggested = [
  ...Object.values(readRegistry(join(dist, 'registry.json')).apps).flatMap(({ releases, live }) =>
    releases.filter(({ release }) => release === live).flatMap(({ manifest }) => manifest.search ?? []),
  ),
  ...hostPages,
].map(({ path }) => path);

const notFound = ['/misc/error'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
}

test('there are pages to suggest', () => {
  expect(suggested.length).toBeGreaterThan(30);
  expect(new Set(suggested).size).toBe(suggested.length);
});

for (const path of suggested)
  test(`${path} is a page that exists, in light and dark for everyone, and fits every width from right to left`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await open(page, path);
    if (!notFound.includes(path))
      await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toHaveCount(0);
    await expectNoAxeViolations(page);

    await page.evaluate(() => localStorage.setItem('settings', '{"skin":"dark","isRightToLeft":true}'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expectNoAxeViolations(page);

    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, `beyond ${width} px`).toBeLessThanOrEqual(0);
    }
  });
