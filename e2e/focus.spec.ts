import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { findHiddenFocus, findHiddenFocusInPage } from './support/focusVisibility';
import { expectRest, goInPage } from './support/navigation';
import { suggested } from './support/suggested';
import { test as tour } from './tour';

test.use({ account: 'admin', contextOptions: { reducedMotion: 'reduce' } });

test('a keyboard user sees where they are: links, controls and rows', { tag: '@all' }, async ({ page }) => {
  // A hundred and forty stops with two frames each: slow on a shared machine.
  test.setTimeout(180_000);
  for (const [path, steps] of [
    ['/', 40],
    ['/apps/user/list', 60],
    ['/pages/account-settings', 40],
  ] as const) {
    await page.goto(path);
    await expectRest(page);
    expect(await findHiddenFocus(page, steps), path).toEqual([]);
  }
});

/** Semi-dark is light within the page: these skins have every colour. */
const appearances = [
  { skin: 'dark' },
  { skin: 'bordered' },
  { skin: 'semi-dark', isRightToLeft: true },
  { skin: 'dark', isRightToLeft: true },
];

/** Changes the appearance as another tab does: the open page follows. */
async function choose(page: Page, appearance: (typeof appearances)[number]): Promise<void> {
  await page.evaluate((settings) => {
    localStorage.setItem('settings', JSON.stringify(settings));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, appearance);
  await expect(
    page.locator(`html[data-skin=${appearance.skin}][dir=${appearance.isRightToLeft ? 'rtl' : 'ltr'}]`),
  ).toBeVisible();
}

for (const appearance of appearances)
  test(`@all the shell shows the focus on every control: ${JSON.stringify(appearance)}`, async ({ page }) => {
    await page.goto('/access-control');
    await choose(page, appearance);
    await expectRest(page);
    expect(await findHiddenFocus(page, 60)).toEqual([]);
  });

for (const { path } of suggested)
  tour(`@all ${path} shows the focus on every control, in every look`, async ({ light }) => {
    await goInPage(light, path);
    for (const appearance of appearances) {
      await choose(light, appearance);
      await expectRest(light);
      expect.soft(await findHiddenFocusInPage(light, 60), JSON.stringify(appearance)).toEqual([]);
    }
  });
