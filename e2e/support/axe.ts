import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 AA, as far as axe knows them. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a change of skin alone can break. */
const contrastRules = ['color-contrast', 'link-in-text-block'];

/** What is wrong on a page: rule and places. Nothing runs in a frame without scripts, a checker neither. */
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
          // Experimental to axe, and WCAG 2.5.3: a name holds the words that are seen.
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

/** The page, once it has come to rest, keeps WCAG 2.2 AA, as far as axe can tell. */
export const expectNoAxeViolations = (page: Page): Promise<void> =>
  expectNone(() => findViolations(page, everyRule, 'tag'));

/**
 * A page that was checked in one skin keeps the rules in another one, where contrast is the only thing that can differ.
 * `npm run test:all` asks every rule again.
 */
export const expectContrast = (page: Page): Promise<void> =>
  process.env.ATRIUM_TEST_ALL
    ? expectNoAxeViolations(page)
    : expectNone(() => findViolations(page, contrastRules, 'rule'));
