import { useLayoutEffect, useRef } from 'react';
import styles from './RichText.module.css';
import type { RichText as Content } from './readRichText';

/** Text that somebody wrote, made safe before. */
export function RichText({ content }: Pick<Content, 'content'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return <div ref={place} className={styles.text} />;
}
