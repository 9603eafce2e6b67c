import { IconButton } from '@atrium/ui';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../common/useSettings';
import styles from './ShellLayout.module.css';
import { useRouteArrival } from './useRouteArrival';

interface Props {
  /** The page fills the sheet and scrolls inside itself. */
  isFull: boolean;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

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

const after = 300;

/** A way back up, once one has scrolled far enough to want it. */
function ScrollToTop({ area }: { area: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('shell');
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onScroll = () => setFar(element.scrollTop > after);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [area]);

  if (!isFar) return null;
  return (
    <div className={styles.toTop}>
      <IconButton
        label={t('toTop')}
        icon={ArrowUp}
        onClick={() => {
          area.current?.scrollTo({ top: 0, behavior: 'smooth' });
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
