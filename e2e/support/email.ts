import { expect, type Locator, type Page } from '@playwright/test';

export const emailsIn = (page: Page, title = 'Inbox') => page.getByRole('list', { name: `Emails in ${title}` });
export const row = (page: Page, subject: string | RegExp, title?: string) =>
  emailsIn(page, title)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: subject }) });
export const subjectOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
export const composing = (page: Page, name: string | RegExp = /./) => page.getByRole('dialog', { name });
export const answering = (page: Page, name: string | RegExp = /^(?:Re|Fwd):/) => page.getByRole('region', { name });
export const toast = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
export const undo = (page: Page) => page.getByText('Undo', { exact: true }).first();

export async function open(page: Page, path = '/apps/email'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('list', { name: /^Emails in/ })).toBeVisible();
}

export async function addressTo(dialog: Locator, address: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'To' }).fill(`${address},`);
  await expect(dialog.getByRole('button', { name: `Remove ${address}` })).toBeVisible();
}

export const stored = {
  to: [],
  cc: [],
  bcc: [],
  attachments: [],
  time: '2100-01-01T00:00:00.000Z',
  isStarred: false,
  isRead: true,
  labels: [],
  folder: 'inbox',
  replies: [],
};
