import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseForInvoice, openFirstInvoice, openInvoices } from './support/invoices';

test.use({ account: 'admin' });

test('a number leads to the records behind it, which add up to it, and both follow the period', async ({ page }) => {
  await page.goto('/dashboard/ecommerce');
  const revenue = page.getByRole('region', { name: 'Statistics' }).getByRole('link', { name: /^€/ }).first();
  const shown = (await revenue.textContent()) ?? '';
  await revenue.click();
  await expect(page.getByText(`, ${shown} revenue`)).toBeVisible();
  await page.getByText('Last month', { exact: true }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByText(`, ${shown} revenue`)).toHaveCount(0);
});

test('a chart is walked through by keys, read as a table, and saved', { tag: '@all' }, async ({ page }) => {
  await page.goto('/dashboard/analytics');
  const card = page.getByRole('region', { name: 'Revenue' });
  await test.step('keys, and files', async () => {
    await card.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('status')).toContainText('This period: €');
    for (const kind of ['Picture (PNG)', 'Numbers (CSV)']) {
      await card.getByRole('button', { name: 'Save Revenue' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: kind }).click();
      expect((await download).suggestedFilename()).toMatch(/^Revenue\.(png|csv)$/);
    }
  });
  await test.step('a table, and the records behind a number', async () => {
    await card.getByRole('button', { name: 'Show Revenue as a table' }).click();
    await expect(card.getByRole('row')).toHaveCount(29);
    const latest = card.getByRole('row').last();
    const earned = (await latest.getByRole('cell').first().textContent()) ?? '';
    await latest.getByRole('link').press('Enter');
    await expect(page.getByText(`, ${earned} revenue`)).toBeVisible();
    await page.goBack();
    const place = { position: { x: 200, y: 60 } };
    await card.getByRole('application').hover(place);
    await expect(card.getByRole('status')).toContainText('This period: €');
    await card.getByRole('application').click(place);
    await expect(page).toHaveURL(/\/dashboard\/records\?counts=revenue&from=/);
    await page.goBack();
    await card.getByRole('button', { name: 'Add a note' }).waitFor();
  });

  await test.step('a note', async () => {
    await card.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: 'What happened' }).fill('Fair in Lisbon');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(card.getByRole('listitem').filter({ hasText: 'Fair in Lisbon' })).toBeVisible();
    await card.getByRole('button', { name: 'Remove the note “Fair in Lisbon”' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('listitem').filter({ hasText: 'Fair in Lisbon' })).toBeVisible();
  });

  await test.step('another year', async () => {
    await page.goto('/dashboard/ecommerce');
    await page.getByRole('button', { name: /^Year: / }).click();
    await page.getByRole('menuitem', { name: '2024' }).click();
    await expect(page).toHaveURL(/\?year=2024$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Year: 2024' })).toBeVisible();
  });
});

const euros = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);

test('what is bought and paid in the demo is counted the same day, once', { tag: '@all' }, async ({ page }) => {
  const statistics = page.getByRole('region', { name: 'Statistics' });
  const read = async () => {
    await page.goto('/dashboard/ecommerce');
    const links = statistics.getByRole('link');
    await expect(links).toHaveCount(6);
    return { revenue: euros(await links.first().textContent()), orders: euros(await links.nth(1).textContent()) / 100 };
  };
  const before = await read();
  await page.goto('/apps/ecommerce/checkout/address');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Thank you, the order is placed')).toBeVisible();
  const ordered = await read();
  expect(ordered).toEqual({ revenue: before.revenue + 12_575, orders: before.orders + 1 });

  await openInvoices(page, '?status=Sent');
  await openFirstInvoice(page);
  await chooseForInvoice(page, 'Record a payment');
  const form = page.getByRole('dialog', { name: /^Payment for invoice/ });
  await form.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await form.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/^Payment recorded; /)).toBeVisible();
  expect(await read()).toEqual({ revenue: ordered.revenue + 1_234, orders: ordered.orders });
});

test('a view is saved, shown in another tab, renamed, and taken away, each with Undo', { tag: '@all' }, async ({
  context,
  page,
}) => {
  await page.goto('/dashboard/analytics?period=year&compare=none');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Name for what is shown now' }).fill('The whole year');
  await page.keyboard.press('Enter');
  const viewIn = (tab: Page, name = 'The whole year') => tab.getByRole('button', { name, exact: true });
  await expect(viewIn(page)).toHaveAttribute('aria-current', 'true');

  const tab = await context.newPage();
  await tab.goto('/dashboard/ecommerce');
  const menu = tab.getByRole('button', { name: 'Views' });
  await menu.click();
  await expect(viewIn(tab)).toHaveAttribute('aria-current', 'false');
  await viewIn(tab).click();
  await expect(tab).toHaveURL(/\/dashboard\/ecommerce\?period=year&compare=none$/);

  await menu.click();
  await tab.getByRole('button', { name: 'Rename the view “The whole year”' }).click();
  await tab.getByRole('textbox', { name: 'New name of “The whole year”' }).fill('Board meeting');
  await tab.keyboard.press('Enter');
  await expect(viewIn(tab, 'Board meeting')).toBeVisible();
  await expect(viewIn(page, 'Board meeting')).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(viewIn(page)).toBeVisible();

  await menu.click();
  await tab.getByRole('button', { name: 'Remove the view “The whole year”' }).click();
  await expect(viewIn(tab)).toHaveCount(0);
  await tab.getByRole('button', { name: 'Undo' }).last().click();
  await expect(viewIn(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the periods are under the title and all else is in one menu', { tag: '@all' }, async ({ page }) => {
    await page.goto('/dashboard/ecommerce');
    const options = page.getByRole('button', { name: 'Options' });
    await options.click();
    await page.getByRole('menuitem', { name: 'No comparison' }).click();
    await expect(page).toHaveURL(/compare=none$/);
    await options.click();
    await page.getByRole('menuitem', { name: 'Custom range' }).click();
    const window = page.getByRole('dialog', { name: 'From and to' });
    await window.getByRole('textbox', { name: 'To' }).fill('31 Dec 2090');
    await page.keyboard.press('Tab');
    await expect(window.getByRole('alert')).toBeVisible();
    for (const [end, day] of [
      ['From', '1 Sep 2026'],
      ['To', '15 Sep 2026'],
    ] as const) {
      await window.getByRole('textbox', { name: end }).fill(day);
      await page.keyboard.press('Tab');
    }
    await window.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/from=2026-09-01&to=2026-09-15/);
    await page.getByText('Last month', { exact: true }).click();
    await expect(page).toHaveURL(/period=month/);
    const download = page.waitForEvent('download');
    await options.click();
    await page.getByRole('menuitem', { name: 'Numbers (CSV)' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('a bar leads to the days of its segment, which add up to its card, and the chip takes it off', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/dashboard/analytics?period=month');
  const card = page.getByRole('region', { name: 'Sessions by device' });
  await card.getByRole('link', { name: 'Mobile' }).press('Enter');
  await expect(page).toHaveURL(/view=days&segment=device\.Mobile&period=month$/);
  const table = page.getByRole('table', { name: 'Days' });
  await expect(table.getByRole('columnheader', { name: 'Sessions, Mobile' })).toBeVisible();
  await page.getByRole('button', { name: 'Device or browser Mobile' }).click();
  await page.getByRole('menuitem').last().click();
  await expect(page).not.toHaveURL(/segment/);
  await expect(table.getByRole('columnheader', { name: 'Revenue' })).toBeVisible();
});

test('a range is entered by hand, compared with the year before, and printed whole', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/dashboard/analytics');
  await page.getByRole('button', { name: 'Custom range' }).click();
  const range = page.getByRole('group', { name: 'From and to' });
  for (const [end, day] of [
    ['From', '1 Sep 2026'],
    ['To', '15 Sep 2026'],
  ] as const) {
    await range.getByRole('textbox', { name: end }).fill(day);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Compare: before' }).click();
  await page.getByRole('menuitem', { name: 'Compare: year before' }).click();
  await expect(page).toHaveURL(/from=2026-09-01&to=2026-09-15&compare=year$/);
  const card = page.getByRole('region', { name: 'Revenue' });
  await expect(card.getByText('vs. previous year')).toBeVisible();
  const shown = (await card.getByRole('link', { name: /^€/ }).textContent()) ?? '';
  await page.reload();
  await expect(card.getByRole('link', { name: shown })).toBeVisible();

  const unread = page.getByRole('region', { name: 'Latest invoices' }).getByRole('row');
  await expect(unread).toHaveCount(0);
  const printed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.print = () => resolve(document.querySelectorAll('[data-loading]').length);
      }),
  );
  await page.keyboard.press('Control+p');
  expect(await printed, 'cards that were still loading').toBe(0);
  await expect(unread).not.toHaveCount(0);
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('every page says the same revenue', { tag: '@all' }, async ({ page }) => {
      await page.goto('/');
      const tile = page.getByRole('region', { name: 'Revenue' }).getByRole('link', { name: /^€/ });
      await expect(tile).toBeVisible();
      const revenue = (await tile.textContent()) ?? '';
      await page.goto('/dashboard/analytics');
      await expect(page.getByRole('region', { name: 'Revenue' }).getByRole('link', { name: revenue })).toBeVisible();
      await page.goto('/dashboard/ecommerce');
      const statistics = page.getByRole('region', { name: 'Statistics' });
      await expect(statistics.getByRole('link', { name: revenue })).toBeVisible();
      await statistics.getByRole('link', { name: revenue }).click();
      await expect(page.getByText(`, ${revenue} revenue`)).toBeVisible();
    });
  });
}
