import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openContext, test } from './fixtures';
import { writeNotesRemote } from './support/remotes/notesRemote';
import { type Product, serveProduct } from './support/servedProduct';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function comeBack(page: Page) {
  const looked = page.waitForResponse((answer) => answer.url().endsWith('/registry.json'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await looked;
}

async function release(product: Product, version: string, crashes = false) {
  return product.buildAndPublish(writeNotesRemote(basename(product.folder), { version, crashes }), `${version}-0`);
}

const shows = (page: Page, version: string) =>
  expect(page.getByRole('main').getByText(`page of ${version}`)).toBeVisible();

async function goTo(page: Page, name: string | RegExp) {
  await menuOf(page).getByRole('link', { name }).click();
}

/** Marks the page, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

test('an open tab takes newer releases without a reload, and never what is being written', async ({ browser }) => {
  test.setTimeout(180_000);
  const product = await serveProduct('open-tabs');
  const context = await openContext(browser, product.origin);
  try {
    await release(product, '1.0.0');
    const page = await context.newPage();
    await page.goto('/access-control');
    await expect(menuOf(page)).toBeVisible();
    await mark(page);
    const main = page.getByRole('main');
    const offer = page.getByRole('button', { name: /^Update: / });

    await test.step('one that is not on screen is taken silently, with its menu, slot and command', async () => {
      await goTo(page, 'Notes 1.0.0');
      await shows(page, '1.0.0');
      await expect(main.getByText('endpoint of 1.0.0')).toBeVisible();
      await main.getByLabel('Draft').fill('half a sentence');
      await goTo(page, /^Calendar/);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await release(product, '1.1.0');
      await comeBack(page);
      await expect(menuOf(page).getByRole('link', { name: 'Notes 1.1.0' })).toBeVisible();
      await expect(offer).toHaveCount(0);
      await goTo(page, 'Notes 1.1.0');
      await shows(page, '1.1.0');
      await expect(main.getByText('endpoint of 1.1.0')).toBeVisible();
      await expect(main.getByText('text of 1.1.0')).toBeVisible();
      await expect(main.getByLabel('Draft')).toHaveValue('half a sentence');
      await page.getByRole('button', { name: 'Notes 1.1.0', exact: true }).click();
      await expect(page.getByText('slot of 1.1.0')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('one on screen waits, and what is typed stays', async () => {
      await main.getByLabel('Note').pressSequentially('typed by ha');
      await release(product, '1.2.0');
      await comeBack(page);
      await expect(offer).toBeVisible();
      await main.getByLabel('Note').pressSequentially('nd');
      await shows(page, '1.1.0');
      await expect(main.getByLabel('Note')).toHaveValue('typed by hand');
    });

    await test.step('the click on Update asks before it takes what was typed', async () => {
      await offer.click();
      const question = page.getByRole('dialog', { name: 'Update now?' });
      await question.getByRole('button', { name: 'Later' }).click();
      await expect(main.getByLabel('Note')).toHaveValue('typed by hand');
      await main.getByLabel('Note').fill('');
      await main.getByLabel('Draft').fill('');
      await offer.click();
      await shows(page, '1.2.0');
      await expect(main.getByText('endpoint of 1.2.0')).toBeVisible();
      await expect(offer).toHaveCount(0);
    });

    await test.step('without a click it comes when the app is left', async () => {
      await release(product, '1.3.0');
      await comeBack(page);
      await expect(offer).toBeVisible();
      await goTo(page, /^Calendar/);
      await expect(offer).toHaveCount(0);
      await goTo(page, 'Notes 1.3.0');
      await shows(page, '1.3.0');
    });

    await test.step('a rollback comes in the same way, with the endpoints and texts of then', async () => {
      await goTo(page, /^Calendar/);
      const back = product.registry().apps.notes?.releases.find(({ manifest }) => manifest.version === '1.2.0');
      if (back) await product.publish(back);
      await comeBack(page);
      await goTo(page, 'Notes 1.2.0');
      await shows(page, '1.2.0');
      await expect(main.getByText('endpoint of 1.2.0')).toBeVisible();
      await expect(main.getByText('text of 1.2.0')).toBeVisible();
    });
    expect(await isSamePage(page)).toBe(true);
  } finally {
    await context.close();
    await product.close();
  }
});

test('a release that crashes twice gives way to the one before, and the tab says so', { tag: '@all' }, async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/Crashed on purpose/);
  const product = await serveProduct('crashing');
  const context = await openContext(browser, product.origin);
  try {
    await release(product, '1.0.0');
    await release(product, '2.0.0', true);
    const page = await context.newPage();
    await page.goto('/access-control');
    await expect(menuOf(page)).toBeVisible();
    await mark(page);
    await goTo(page, 'Notes 2.0.0');
    const card = page.getByRole('main').getByRole('alert');
    await expect(card).toContainText('Notes 2.0.0 can’t be opened right now');
    await card.getByRole('button', { name: 'Try again' }).click();
    await shows(page, '1.0.0');
    await expect(
      page.getByText('Notes 1.0.0 2.0.0-0 crashed twice. This tab uses version 1.0.0-0 instead.'),
    ).toBeVisible();
    expect(await isSamePage(page)).toBe(true);

    // Pinned for the tab, and released when there is a newer one.
    await page.reload();
    await shows(page, '1.0.0');
    await goTo(page, /^Calendar/);
    await release(product, '2.0.1');
    await comeBack(page);
    await goTo(page, 'Notes 2.0.1');
    await shows(page, '2.0.1');
  } finally {
    await context.close();
    await product.close();
  }
});

test('a new shell is offered, and comes when the person reloads', async ({ browser }) => {
  const product = await serveProduct('new-shell');
  const context = await openContext(browser, product.origin);
  try {
    const page = await context.newPage();
    await page.goto('/access-control');
    await expect(menuOf(page)).toBeVisible();
    await mark(page);
    await product.publishShellAgain('9.9.9-again');
    await comeBack(page);
    const offer = page.getByRole('button', { name: /^Reload: / });
    await expect(offer).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await offer.click();
    await expect.poll(() => isSamePage(page)).toBe(false);
    await expect(menuOf(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
  } finally {
    await context.close();
    await product.close();
  }
});
