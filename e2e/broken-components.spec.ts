import type { Locator, Page } from '@playwright/test';
import { expect, openContext, test } from './fixtures';
import { writeNotesRemote } from './support/remotes/notesRemote';
import { serveProduct } from './support/servedProduct';

/** Longer than any deadline of a slot or command. */
const patience = 25_000;

/** Advances the page's time until something is visible: deadlines follow one another. */
async function seeInTime(page: Page, sight: Locator) {
  await expect(async () => {
    await page.clock.fastForward(patience);
    await expect(sight).toBeVisible({ timeout: 2000 });
  }).toPass();
}

async function runCommand(page: Page, command: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill(command);
  // Apps also offer commands for the typed words, which then come second.
  await page.getByRole('option', { name: new RegExp(`^${command}`) }).click();
}

/** Positions of the shell's regions: none of them may move when something in a slot fails. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    ['main', 'nav', 'header'].map((name) => {
      const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return [name, x, y, width, height];
    }),
  );

const failure = (page: Page, command: string) => page.getByText(`“${command}” could not be run`);

test('slots and commands that throw or hang leave the page as it is', async ({ browser, allowErrors }) => {
  test.setTimeout(180_000);
  allowErrors(/Thrown on purpose/);
  const product = await serveProduct('broken-components');
  const context = await openContext(browser, product.origin);
  try {
    await product.buildAndPublish(
      writeNotesRemote('broken-components', { version: '1.0.0', brokenComponents: true }),
      '1.0.0-broken',
    );
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/access-control');
    const heading = page.getByRole('heading', { level: 1, name: 'Access control' });
    await expect(heading).toBeVisible();

    await test.step('slots', async () => {
      const card = page.getByRole('alert');
      const layout = await layoutOf(page);
      await page.getByRole('button', { name: 'Notes that throw' }).click();
      await expect(card.filter({ hasText: 'It stopped because of an error' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await page.getByRole('button', { name: 'Notes that hang' }).click();
      await seeInTime(page, card.filter({ hasText: 'took too long to get ready' }));
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();

      await runCommand(page, 'Notes over it');
      await expect(card.filter({ hasText: 'It stopped because of an error' })).toBeInViewport({ ratio: 1 });
      expect(await layoutOf(page)).toEqual(layout);
      await page.getByRole('button', { name: 'Hide' }).click();
      await expect(card).toBeHidden();
      await expect(page.getByRole('button', { name: 'Show what is wrong' })).toBeVisible();
    });

    await test.step('commands', async () => {
      await runCommand(page, 'Notes that throw');
      await expect(failure(page, 'Notes that throw')).toBeVisible();
      await runCommand(page, 'Notes that hang');
      await seeInTime(page, failure(page, 'Notes that hang'));
    });
    await expect(heading).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^To-do/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeAttached();
  } finally {
    await context.close();
    await product.close();
  }
});
