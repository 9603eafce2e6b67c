import { expect, type Locator, type Page } from '@playwright/test';

/** The menu of the frame. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Goes on by Tab until something has the focus, as people without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error('Eighty times Tab did not lead there.');
}

/** Opens the search of the frame; gives its field. */
export async function openPalette(page: Page): Promise<Locator> {
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or run a command' });
  await expect(field).toBeFocused();
  return field;
}
