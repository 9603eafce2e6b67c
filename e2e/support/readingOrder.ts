import { expect, type Page } from '@playwright/test';

/** Texts that are seen, on a page from right to left, in another order than they are read: “Nov 2026 26”. */
const textsOutOfOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    // A number before a word, a sign or a currency before a number, and a sentence with its full stop.
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

/** On a page from right to left, words in a language from left to right keep their own order. */
export const expectReadingOrder = async (page: Page): Promise<void> =>
  expect(await textsOutOfOrder(page), 'read in another order than seen').toEqual([]);
