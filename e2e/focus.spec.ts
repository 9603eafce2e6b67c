import { join } from 'node:path';
import { hostPages } from '../shared/contract/hostPages';
import { dist } from '../tools/build/paths';
import { readRegistry } from '../tools/release/registryFile';
import { expect, test } from './fixtures';
import { findHiddenFocus } from './support/focus';
import { expectRest } from './support/inPage';

test.use({ account: 'admin', contextOptions: { reducedMotion: 'reduce' } });

test('whoever goes by keys sees where they are: links, controls and rows', async ({ page }) => {
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

for (const skin of ['light', 'dark', 'bordered', 'semi-dark'])
  test(`@all in the skin ${skin} the focus is seen on every control of every page`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript((chosen) => localStorage.setItem('settings', JSON.stringify({ skin: chosen })), skin);
    const hidden: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expectRest(page);
      hidden.push(...(await findHiddenFocus(page, 120)).map((one) => `${path}: ${one}`));
    }
    expect(hidden).toEqual([]);
  });
