import { expect, expectNoAxeViolations, watchErrors } from './fixtures';
import { expectReadingOrder } from './support/accessibility';
import { expectNothingCut, expectSeenInForcedColors, expectStill } from './support/adaptations';
import { expectRest, goInPage } from './support/navigation';
import { suggested } from './support/suggested';
import { desktop, expectToFit } from './support/viewports';
import { test } from './tour';

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

  test(`${path} fits at 400 %, bears wide spacing, rests, and is seen in forced colours`, {
    tag: '@all',
  }, async ({ light }) => {
    await goInPage(light, path);
    await expectRest(light);
    // A window of 1280 by 1024 px at 400 %.
    await light.setViewportSize({ width: 320, height: 256 });
    await expectToFit(light, 'beyond 320 px');
    await light.setViewportSize(desktop.viewport);
    await expectStill(light);
    await expectNothingCut(light);
    await expectSeenInForcedColors(light);
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
