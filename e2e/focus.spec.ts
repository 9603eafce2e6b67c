import { join } from 'node:path';
import { hostPages } from '../shared/contract/hostPages';
import { dist } from '../tools/build/paths';
import { readRegistry } from '../tools/release/registryFile';
import { expect, test } from './fixtures';
import { findHiddenFocus } from './support/focus';
import { expectRest } from './support/inPage';

test.use({ account: 'admin', contextOptions: { reducedMotion: 'reduce' } });

test('whoever goes by keys sees where they are: links, controls and rows', async ({ page }) => {
  // A hundred and forty stops, each with two frames: long where others use the machine too.
  test.setTimeout(300_000);
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

const paths = [
  ...Object.values(readRegistry(join(dist, 'registry.json')).apps).flatMap(({ releases, live }) =>
    releases.filter(({ release }) => release === live).flatMap(({ manifest }) => manifest.search ?? []),
  ),
  ...hostPages,
].map(({ path }) => path);

const skins = ['light', 'dark', 'bordered', 'semi-dark'];

for (const path of paths)
  test(`@all ${path} shows the focus on every control, in every skin`, async ({ page }) => {
    for (const skin of skins) {
      await page.goto('/access-control');
      await page.evaluate((chosen) => localStorage.setItem('settings', JSON.stringify({ skin: chosen })), skin);
      await page.goto(path);
      await expectRest(page);
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
      expect(await findHiddenFocus(page, 60), skin).toEqual([]);
    }
  });
