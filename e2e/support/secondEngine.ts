import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { judged } from './judgedRules';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

interface Finding {
  ruleId: string;
  value: readonly [string, string];
  path: { dom: string };
  snippet: string;
  message: string;
}

interface Engine {
  Checker: new () => { check: (node: Document, guidelines: string[]) => Promise<{ results: Finding[] }> };
}

/** Failures of WCAG 2.2 that IBM's rules find and that nobody has judged to be none. The page must have no policy of content. */
export async function findFailures(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace_ibma' in window))) await page.evaluate(source);
  const around = judged.flatMap(({ within }) => within ?? []);
  const failures = await page.evaluate(async (selectors) => {
    const { Checker }: Engine = Reflect.get(window, 'ace_ibma');
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, path, snippet, message }) => {
        const { singleNodeValue: node } = document.evaluate(
          path.dom,
          document,
          null,
          XPathResult.FIRST_ORDERED_NODE_TYPE,
        );
        const within = selectors.filter((selector) => node instanceof Element && node.closest(selector) !== null);
        return { ruleId, within, snippet, message };
      });
  }, around);
  return failures
    .filter(
      ({ ruleId, snippet, within: places }) =>
        !judged.some(
          ({ rule, at, within }) =>
            rule === ruleId && (!at || at.test(snippet)) && (!within || places.includes(within)),
        ),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
