import { type ReactNode, useRef } from 'react';
import { ReleaseNotices } from '../apps/ReleaseNotices';
import styles from './BlankFrame.module.css';
import { Overlays } from './Overlays';
import { useRouteArrival } from './useRouteArrival';

/** A page that takes the whole window: neither menu nor navbar. */
export function BlankFrame({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  useRouteArrival(area, page);
  return (
    <div ref={area} className={styles.area}>
      <main ref={page} id="main" className={styles.page} tabIndex={-1}>
        {children}
      </main>
      <Overlays />
      <ReleaseNotices />
    </div>
  );
}
