import { expect, type Page } from '@playwright/test';
import { expectQuiet } from './navigation';

/** The least spacing that a text must bear: https://www.w3.org/TR/WCAG22/#text-spacing. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Words whose box cuts them, above or below. */
const findCutWords = (page: Page): Promise<string[]> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isCut = (element: Element) => {
      const { overflowY, webkitLineClamp, clipPath, color } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowY) || clipPath !== 'none' || webkitLineClamp !== 'none') return false;
      // The count of a narrow menu is a dot: its figure is heard, and not seen.
      if (color === 'rgba(0, 0, 0, 0)') return false;
      return element.clientHeight > 2 && element.scrollHeight > element.clientHeight + 3;
    };
    const cut = [...document.querySelectorAll('#root *')].filter((element) => hasWords(element) && isCut(element));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return cut.map((element) => `${element.localName}.${element.className}: ${element.textContent}`);
  }, spacing);

/** Expects that text with wide spacing is not cut: WCAG 1.4.12. */
export const expectNothingCut = async (page: Page): Promise<void> =>
  expect(await findCutWords(page), 'cut by wide spacing').toEqual([]);

/** What a narrow window cuts at its side: words in a box that hides what does not fit, and ends without an ellipsis. */
const findCutSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') return false;
      return element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 2;
    };
    return [...document.querySelectorAll('#root *')]
      .filter((element) => element.textContent?.trim() && element.checkVisibility() && isCut(element))
      .map((element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 60)}`);
  });

/** Expects that a narrow window cuts nothing at its side, where it would not even scroll: WCAG 1.4.10. */
export const expectNothingCutSideways = async (page: Page): Promise<void> =>
  expect.poll(() => findCutSideways(page), 'cut at the side').toEqual([]);

/** Expects that nothing moves by itself for those who have asked for that. */
export const expectStill = async (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
      ),
    )
    .toEqual([]);

/** States that cannot be told in the colours that a system chooses, where backgrounds and shadows are gone. */
const findUnseenStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust:none;background:Highlight;color:GrayText';
    document.body.append(probe);
    const { backgroundColor: highlight, color: gray } = getComputedStyle(probe);
    probe.remove();
    const isMarked = (element: Element, pseudo?: string) => {
      const { backgroundColor, outlineStyle, borderTopColor } = getComputedStyle(element, pseudo);
      // What cannot be used is grey, and filled with it where it is chosen.
      if (element.matches(':disabled, :has(:disabled)') && backgroundColor === gray) return true;
      return backgroundColor === highlight || outlineStyle !== 'none' || borderTopColor === highlight;
    };
    const seen = (selector: string) =>
      [...document.querySelectorAll(`#root ${selector}`)].filter((element) => element.checkVisibility());
    const chosen = [
      ...seen('[aria-pressed="true"]'),
      ...seen('[role="tab"][aria-selected="true"]'),
      ...seen(':is(a, button)[aria-current]:not([aria-current="false"])'),
      ...seen('.ant-segmented-item-selected'),
      ...seen('.ant-checkbox-checked'),
      ...seen('.ant-radio-checked'),
      ...seen('[role="switch"][aria-checked="true"]'),
    ].filter((element) => !isMarked(element));
    const tabs = seen('[role="tab"]:not([aria-selected="true"])').filter((element) => isMarked(element));
    const switches = seen('[role="switch"]').filter((element) => getComputedStyle(element).borderTopWidth === '0px');
    return [...chosen, ...tabs, ...switches].map((element) => element.outerHTML.slice(0, 160));
  });

/** Expects that states are seen in forced colours: WCAG 1.4.1 and 1.4.11. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => findUnseenStates(page), 'unseen in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await expectQuiet(page);
}
