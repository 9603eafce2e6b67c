import type { BrowserContext, Page } from '@playwright/test';

/** Another person's browser: it keeps a session of its own, and shares with the other pages what the demo keeps for all. */
export async function openOtherPerson(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const sessionKeys = ['userData', 'accessToken', 'refreshToken'];
    const own = (key: string) => (sessionKeys.includes(key) ? `other.${key}` : key);
    const { getItem, setItem, removeItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return getItem.call(this, own(key));
    };
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, own(key), value);
    };
    Storage.prototype.removeItem = function (key) {
      removeItem.call(this, own(key));
    };
  });
  return page;
}
