import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, watchErrors } from './fixtures';
import { expectReadingOrder } from './support/accessibility';
import {
  expectNothingCut,
  expectNothingCutSideways,
  expectSeenInForcedColors,
  expectStill,
} from './support/adaptations';
import { fixedPages, openRoutes, placesOf, visit } from './support/everyPage';
import { expectRest } from './support/navigation';
import { suggested } from './support/suggested';
import { desktop, expectToFit } from './support/viewports';
import { test } from './tour';

const notFound = ['/misc/error'];

test('there are pages to suggest', () => {
  expect(suggested.length).toBeGreaterThan(30);
  expect(new Set(suggested.map(({ path }) => path)).size).toBe(suggested.length);
});

async function expectToAdapt(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // A window of 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectToFit(page, 'beyond 320 px');
  await expectNothingCutSideways(page);
  await page.setViewportSize(desktop.viewport);
  await expectStill(page);
  await expectNothingCut(page);
  await expectSeenInForcedColors(page);
}

async function expectFromRightToLeft(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expectNoAxeViolations(page);
  await expectReadingOrder(page);
  for (const width of [768, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page, `beyond ${width} px`);
  }
}

for (const { path, tag } of fixedPages) {
  test(`${path} is a page that exists, is for everyone, and fits a phone`, { tag }, async ({ light }) => {
    const errors = watchErrors(light.context());
    await visit(light, path);
    if (!notFound.includes(path))
      await expect(light.getByRole('heading', { level: 1, name: 'This page does not exist' })).toHaveCount(0);
    await expectNoAxeViolations(light);
    await light.setViewportSize({ width: 390, height: 844 });
    await expectToFit(light, 'beyond 390 px');
    await light.setViewportSize(desktop.viewport);
    expect(errors.stop(), 'errors in the console').toEqual([]);
  });

  test(
    `${path} fits at 400 %, bears wide spacing, rests, and is seen in forced colours`,
    {
      tag: '@all',
    },
    ({ light }) => expectToAdapt(light, path),
  );

  test(`${path} is a page that opens by its address`, { tag: '@all' }, async ({ light }) => {
    await light.goto(path);
    await expectRest(light);
  });

  test(`${path} is for everyone in the dark, and fits every width from right to left`, {
    tag: '@all',
  }, async ({ dark }) => {
    const errors = watchErrors(dark.context());
    await expectFromRightToLeft(dark, path);
    expect(errors.stop(), 'errors in the console').toEqual([]);
  });
}

// Pages of records, and parts of pages, are found by the links that lead to them.
for (const route of openRoutes) {
  test(`${route.path} fits at 400 %, bears wide spacing, rests, and is seen in forced colours`, {
    tag: '@all',
  }, async ({ light }) => {
    test.setTimeout(600_000);
    const places = await placesOf(light, route);
    test.skip(places.length === 0, 'nothing in the demo links to it');
    for (const path of places) await test.step(path, () => expectToAdapt(light, path));
  });

  test(`${route.path} is for everyone in the dark, and fits every width from right to left`, {
    tag: '@all',
  }, async ({ dark }) => {
    test.setTimeout(600_000);
    const places = await placesOf(dark, route);
    test.skip(places.length === 0, 'nothing in the demo links to it');
    for (const path of places) await test.step(path, () => expectFromRightToLeft(dark, path));
  });
}
