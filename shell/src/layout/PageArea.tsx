import { type ReactNode, useRef } from 'react';
import { useSettings } from '../common/useSettings';
import { ScrollToTop } from './ScrollToTop';
import styles from './ShellLayout.module.css';
import { useRouteArrival } from './useRouteArrival';

interface Props {
  /** The page fills the sheet and scrolls inside itself. */
  isFull: boolean;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** The part of the sheet that the page lies in and that scrolls. */
export function PageArea({ isFull, before, after, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const { hasScrollToTop } = useSettings();
  useRouteArrival(area, page);
  return (
    <div ref={area} className={styles.area} data-full={isFull || undefined}>
      {before}
      <main ref={page} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {after}
      {hasScrollToTop && !isFull && <ScrollToTop area={area} />}
    </div>
  );
}
