import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ContentComment } from '../../api/schemas';
import styles from './ItemText.module.css';
import { readBody } from './readBody';

interface Quote {
  text: string;
  number: number;
  isResolved: boolean;
}

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
  for (const { text, number, isResolved } of quotes) {
    const from = (root.textContent ?? '').indexOf(text);
    if (from < 0) continue;
    const touched = placesIn(root).filter(
      ({ node, start }) => start < from + text.length && start + node.data.length > from,
    );
    touched.forEach(({ node, start }, index) => {
      const range = document.createRange();
      range.setStart(node, Math.max(0, from - start));
      range.setEnd(node, Math.min(node.data.length, from + text.length - start));
      const mark = document.createElement('mark');
      mark.dataset.resolved = String(isResolved);
      if (index === touched.length - 1) mark.dataset.number = String(number);
      range.surroundContents(mark);
    });
  }
}

interface ItemTextProps {
  body: string;
  comments?: readonly ContentComment[];
}

const quotesOf = (comments: readonly ContentComment[]): Quote[] =>
  comments.flatMap(({ quote, isResolved }, index) => (quote ? [{ text: quote, number: index + 1, isResolved }] : []));

/** One list for all renderings: another one would put the text into the page anew, and a selection in it would be lost. */
const none: readonly ContentComment[] = [];

export function ItemText({ body, comments = none }: ItemTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const content = useMemo(() => readBody(body), [body]);
  useLayoutEffect(() => {
    if (!place.current) return;
    place.current.replaceChildren(content.cloneNode(true));
    markQuotes(place.current, quotesOf(comments));
  }, [content, comments]);
  return <div ref={place} className={styles.text} dir="auto" />;
}
