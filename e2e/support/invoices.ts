import type { Page } from '@playwright/test';
import { openPage } from './navigation';

export const invoiceRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Invoices' })
    .getByRole('row')
    .filter({ has: page.locator('td') });

export const openInvoices = (page: Page, search = '') => openPage(page, `/apps/invoice/list${search}`, 'Invoices');

export const invoicePaper = (page: Page) => page.getByRole('article');

export async function openFirstInvoice(page: Page): Promise<void> {
  await invoiceRows(page).first().getByRole('link').click();
  await invoicePaper(page).waitFor();
}

/** Chooses in the menu of the open invoice, or of the only row. */
export async function chooseForInvoice(page: Page, action: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for (Invoice|Draft|Credit note)/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
