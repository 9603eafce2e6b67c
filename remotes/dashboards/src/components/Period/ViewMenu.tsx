import { IconButton, Popover, Spinner } from '@atrium/ui';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Period.module.css';

// Loaded on demand: only people who save views need them.
const ViewList = lazy(() => import('./ViewList'));

export const ViewPanel = ({ onDone }: { onDone: () => void }) => (
  <Suspense fallback={<Spinner />}>
    <ViewList onDone={onDone} />
  </Suspense>
);

export function ViewMenu() {
  const { t } = useTranslation('dashboards');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <div className={styles.views}>
          <div className={styles.panelTitle}>{t('views.title')}</div>
          <ViewPanel onDone={() => setOpen(false)} />
        </div>
      }
    >
      <IconButton icon={Bookmark} aria-expanded={isOpen} label={t('views.open')} />
    </Popover>
  );
}
