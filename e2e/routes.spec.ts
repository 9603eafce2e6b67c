import { join } from 'node:path';
import { hostPages } from '../shared/contract/hostPages';
import { dist } from '../tools/build/paths';
import { readRegistry } from '../tools/release/storage/folderRegistry';
import { expect, expectNoAxeViolations, watchErrors } from './fixtures';
import { expectReadingOrder } from './support/accessibility';
import { expectRest, goInPage } from './support/navigation';
import { desktop, expectToFit } from './support/viewports';
import { test } from './tour';

/** Of an app's many pages the first stands for all at each change; `npm run test:all` looks at every one. */
const shownOfEach = 1;

const withTags = (paths: readonly string[]) =>
  paths.map((path, index) => ({ path, tag: index < shownOfEach ? [] : ['@all'] }));

/** Every page in search: of the live manifests, and of the shell. */
const suggested = [
  ...Object.values(readRegistry(join(dist, 'registry.json')).apps).flatMap(({ releases, live }) =>
    releases
      .filter(({ release }) => release === live)
      .flatMap(({ manifest: { search = [] } }) => withTags(search.map(({ path }) => path))),
  ),
  ...withTags(hostPages.map(({ path }) => path)),
];

const notFound = ['/misc/error'];

test('there are pages to suggest', () => {
  expect(suggested.length).toBeGreaterThan(30);
  expect(new Set(suggested.map(({ path }) => path)).size).toBe(suggested.length);
});

for (const { path, tag } of suggested) {
  test(`${path} is a page that exists, is for everyone, and fits a phone`, { tag }, async ({ light }) => {
    const errors = watchErrors(light.context());
    await goInPage(light, path);
    await expectRest(light);
    if (!notFound.includes(path))
      await expect(light.getByRole('heading', { level: 1, name: 'This page does not exist' })).toHaveCount(0);
    await expectNoAxeViolations(light);
    await light.setViewportSize({ width: 390, height: 844 });
    await expectToFit(light, 'beyond 390 px');
    await light.setViewportSize(desktop.viewport);
    expect(errors.stop(), 'errors in the console').toEqual([]);
  });

  test(`${path} is a page that opens by its address`, { tag: '@all' }, async ({ light }) => {
    await light.goto(path);
    await expectRest(light);
  });

  test(`${path} is for everyone in the dark, and fits every width from right to left`, {
    tag: '@all',
  }, async ({ dark }) => {
    const errors = watchErrors(dark.context());
    await goInPage(dark, path);
    await expectRest(dark);
    await expectNoAxeViolations(dark);
    await expectReadingOrder(dark);
    for (const width of [768, 390, 1440]) {
      await dark.setViewportSize({ width, height: 900 });
      await expectToFit(dark, `beyond ${width} px`);
    }
    expect(errors.stop(), 'errors in the console').toEqual([]);
  });
}
