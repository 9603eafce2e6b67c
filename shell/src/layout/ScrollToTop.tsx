import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import styles from './ShellLayout.module.css';

const after = 300;

/** A way back up, once one has scrolled far enough to want it. */
export function ScrollToTop({ area }: { area: RefObject<HTMLElement | null> }) {
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
