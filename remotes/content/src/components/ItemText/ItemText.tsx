import { createQuoteFinder } from '@atrium/contract/text';
import { readArticleMarkup, setDirections } from '@atrium/ui/sanitize';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ContentComment } from '../../api/schemas';
import { quotesOf } from '../../model/commentThreads';
import { useShownFiles } from '../../state/useShownFiles';
import styles from './ItemText.module.css';

type Quote = ReturnType<typeof quotesOf>[number];

interface Place {
  node: Text;
  start: number;
}

function placesIn(root: Node): Place[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    places.push({ node, start });
    start += node.data.length;
  }
  return places;
}

/** Marks commented words; parts of a quote in several elements are marked separately. */
function markQuotes(root: HTMLElement, quotes: readonly Quote[]): void {
  const find = createQuoteFinder(quotes.length > 0 ? (root.textContent ?? '') : '');
  for (const { number, isResolved, ...quote } of quotes) {
    const found = find(quote);
    if (!found) continue;
    const { from, to } = found;
    const touched = placesIn(root).filter(
      ({ node, start }) =>
        start < to && start + node.data.length > from && node.data.slice(Math.max(0, from - start), to - start).trim(),
    );
    touched.forEach(({ node, start }, index) => {
      const range = document.createRange();
      range.setStart(node, Math.max(0, from - start));
      range.setEnd(node, Math.min(node.data.length, to - start));
      const mark = document.createElement('mark');
      mark.dataset.resolved = String(isResolved);
      if (index === touched.length - 1) mark.dataset.number = String(number);
      range.surroundContents(mark);
    });
  }
}

/** Opens pictures of a text that is being written here: answers of calls have those that open. None is asked for before. */
function showFiles(root: DocumentFragment, show: ReturnType<typeof useShownFiles>): void {
  for (const image of root.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const opening = src.includes('?') ? undefined : show(src);
    if (!opening) continue;
    image.removeAttribute('src');
    opening.then(
      (shown) => image.setAttribute('src', shown),
      () => image.setAttribute('src', src),
    );
  }
}

interface ItemTextProps {
  body: string;
  /** Its language, which the rest of the page need not have (WCAG 2.2, 3.1.2). */
  lang?: string;
  comments?: readonly ContentComment[];
}

/** One list for all renderings: another one would put the text into the page anew, and a selection in it would be lost. */
const none: readonly ContentComment[] = [];

export function ItemText({ body, lang, comments = none }: ItemTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const showFile = useShownFiles();
  const content = useMemo(() => {
    const markup = readArticleMarkup(body);
    setDirections(markup);
    return markup;
  }, [body]);
  useLayoutEffect(() => {
    if (!place.current) return;
    const copy = content.cloneNode(true);
    if (copy instanceof DocumentFragment) showFiles(copy, showFile);
    place.current.replaceChildren(copy);
    markQuotes(place.current, quotesOf(comments));
  }, [content, comments, showFile]);
  return <div ref={place} className={styles.text} lang={lang} />;
}
