import type { Page } from '@playwright/test';
import { openPage } from './navigation';

/** The rows of the list of invoices, without its head. */
export const invoiceRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Invoices' })
    .getByRole('row')
    .filter({ has: page.locator('td') });

export const openInvoices = (page: Page, search = '') => openPage(page, `/apps/invoice/list${search}`, 'Invoices');

/** The invoice as it is on paper. */
export const invoicePaper = (page: Page) => page.getByRole('article');

/** Opens the first invoice of the list, and waits until it can be read. */
export async function openFirstInvoice(page: Page): Promise<void> {
  await invoiceRows(page).first().getByRole('link').click();
  await invoicePaper(page).waitFor();
}

/** Chooses in the menu of the invoice that is open, or of the one row of the list. */
export async function chooseForInvoice(page: Page, action: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for (Invoice|Draft|Credit note)/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
