import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 AA that axe knows. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that a change of skin alone can break. */
const contrastRules = ['color-contrast', 'link-in-text-block'];

/** Violations of a page: rule and places. axe cannot run in a frame without scripts. */
async function findViolations(page: Page, rules: readonly string[], type: 'tag' | 'rule'): Promise<string[]> {
  expect(await page.locator('iframe:not([sandbox])').count(), 'frames that axe does not look into').toBe(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([values, kind]) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
      const { violations } = await axe.run(
        { exclude: ['iframe'] },
        {
          runOnly: { type: kind, values: [...values] },
          // Experimental in axe, WCAG 2.5.3: the name contains the visible words.
          ...(kind === 'tag' ? { rules: { 'label-content-name-mismatch': { enabled: true } } } : {}),
          resultTypes: ['violations'],
          iframes: false,
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [rules, type] as const,
  );
}

const expectNone = (find: () => Promise<string[]>) =>
  expect(async () => expect(await find(), 'accessibility').toEqual([])).toPass({ timeout: 90_000 });

/** Expects that the settled page meets WCAG 2.2 AA, as far as axe can tell. */
export const expectNoAxeViolations = (page: Page): Promise<void> =>
  expectNone(() => findViolations(page, everyRule, 'tag'));

/** Contrast check for another skin of an already checked page. `npm run test:all` runs every rule again. */
export const expectContrast = (page: Page): Promise<void> =>
  process.env.ATRIUM_TEST_ALL
    ? expectNoAxeViolations(page)
    : expectNone(() => findViolations(page, contrastRules, 'rule'));

/** Visible right-to-left texts in wrong visual order: “Nov 2026 26”. */
const textsOutOfOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    // A number before a word, a sign or currency before a number, and a sentence with its full stop.
    const pieces = /\p{N}[\p{N}.,:]*\s+\p{Script=Latin}|[\p{Sc}−+]\s?\p{N}|\p{N}\s?[%€]|^\p{Script=Latin}.*[.?!]$/gu;
    const isHidden = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isHidden(element.parentElement));
    const placeOf = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.closest('svg, script, style, pre, code')) continue;
      for (const piece of node.data.trimEnd().matchAll(pieces)) {
        const first = placeOf(node, piece.index);
        const last = placeOf(node, piece.index + piece[0].length - 1);
        const isOneLine = first.width > 0 && last.width > 0 && Math.abs(first.top - last.top) < 4;
        if (isOneLine && first.left > last.left + 1 && !isHidden(node.parentElement)) found.add(node.data.trim());
      }
    }
    return [...found];
  });

/** Expects that left-to-right text keeps its order on a right-to-left page. */
export const expectReadingOrder = async (page: Page): Promise<void> =>
  expect(await textsOutOfOrder(page), 'read in another order than seen').toEqual([]);
