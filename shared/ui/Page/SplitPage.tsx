import type { ReactNode } from 'react';
import { usePageTitle } from '../Text/pageTitle';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import styles from './SplitPage.module.css';

export interface SplitPageProps {
  /** The document's title and the page's h1, which is for screen readers unless the panes draw one of their own. */
  title: string;
  /** A pane draws the h1 itself. */
  hasOwnHeading?: boolean;
  /** Folders and filters; beside the list where there is room, elsewhere the app opens it in a drawer. */
  side?: ReactNode;
  list: ReactNode;
  /** Details of the selected row; absent if none is. On phones they cover the list. */
  detail?: ReactNode;
  /** Drawn in place of the detail while nothing is chosen, where there is room for it. */
  placeholder?: ReactNode;
  /** Names of the panes for screen readers. */
  labels: { side?: string; list: string; detail: string };
}

/** Panes of full height with hairlines between: side, list, detail. On phones the list, then the detail. */
export function SplitPage(props: SplitPageProps) {
  const { title, hasOwnHeading, side, list, detail, placeholder, labels } = props;
  usePageTitle(title);
  const end = detail ?? placeholder;
  const classes = [styles.split, side && styles.withSide, end && styles.withEnd, detail && styles.hasDetail];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {!hasOwnHeading && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      {side && (
        <aside className={styles.side} aria-label={labels.side}>
          {side}
        </aside>
      )}
      <section className={styles.list} aria-label={labels.list}>
        {list}
      </section>
      {end && (
        <section className={[styles.detail, detail ? '' : styles.placeholder].join(' ')} aria-label={labels.detail}>
          {end}
        </section>
      )}
    </div>
  );
}
