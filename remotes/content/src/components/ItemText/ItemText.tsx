import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ContentComment } from '../../api/schemas';
import styles from './ItemText.module.css';
import { markQuotes, type Quote } from './markQuotes';
import { readBody } from './readBody';

interface ItemTextProps {
  body: string;
  comments?: readonly ContentComment[];
}

const quotesOf = (comments: readonly ContentComment[]): Quote[] =>
  comments.flatMap(({ quote, isResolved }, index) => (quote ? [{ text: quote, number: index + 1, isResolved }] : []));

export function ItemText({ body, comments = [] }: ItemTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const content = useMemo(() => readBody(body), [body]);
  useLayoutEffect(() => {
    if (!place.current) return;
    place.current.replaceChildren(content.cloneNode(true));
    markQuotes(place.current, quotesOf(comments));
  }, [content, comments]);
  return <div ref={place} className={styles.text} dir="auto" />;
}
