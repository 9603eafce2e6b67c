import { expect, type Page } from '@playwright/test';

export const messages = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
export const announced = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages', exact: true }).getByText(text);
export const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
export const inList = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('link', { name });

export async function open(page: Page, path = '/apps/chat'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();
}

export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('toolbar', { name: 'Contact and search' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}
