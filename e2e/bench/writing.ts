import type { Browser, Page } from '@playwright/test';
import { median } from '../../tools/median';
import { untilIdle } from './idle';
import { openSignedIn } from './openSignedIn';
import type { TableTiming } from './tables';

/** A printed page holds about 1,800 characters. */
const pages = 200;
const paragraphsOfPage = 3;
const wordsOfParagraph = 100;

/** A key and its letter on the screen. */
const keyAllowed = 50;
const typed = 'The bridge lifts at ten. ';

/** The words of so many pages, as another program puts them on the clipboard. */
function writePages(): string {
  const word = (index: number) => `word${index % 97}`;
  const paragraph = (_: unknown, place: number) =>
    `<p>${Array.from({ length: wordsOfParagraph }, (__, index) => word(index + place)).join(' ')}.</p>`;
  return Array.from({ length: pages * paragraphsOfPage }, paragraph).join('');
}

const paste = (page: Page, html: string): Promise<void> =>
  page.getByRole('textbox', { name: 'Text', exact: true }).evaluate((field, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Notes the milliseconds from each key to the frame that shows it. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { keysTaken: taken });
    addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        // The task behind the next frame runs once that is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => taken.push(performance.now() - pressed);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });

/** Writes at the end of an article of 200 pages. */
export async function measureWriting(browser: Browser, origin: string): Promise<TableTiming[]> {
  const page = await openSignedIn(browser, origin);
  await page.goto(`${origin}/content/new?type=article`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await paste(page, writePages());
  await text
    .locator('p')
    .nth(pages * paragraphsOfPage - 1)
    .waitFor();
  await untilIdle(page);
  await page.keyboard.press('ControlOrMeta+End');
  await watchKeys(page);
  await page.keyboard.type(typed, { delay: 120 });
  await untilIdle(page);
  const taken: number[] = await page.evaluate(() => Reflect.get(window, 'keysTaken'));
  await page.context().close();
  if (taken.length < typed.length) throw new Error(`Only ${taken.length} of ${typed.length} keys were seen`);
  return [{ name: `a key in an article of ${pages} pages`, took: Math.round(median(taken)), allowed: keyAllowed }];
}
