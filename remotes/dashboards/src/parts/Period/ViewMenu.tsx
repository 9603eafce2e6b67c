import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Popover, Spinner } from 'shared/ui';
import styles from './PeriodBar.module.css';

// A list and a form: only those who save views need them.
const ViewList = lazy(() => import('./ViewList'));

/** Periods that the person has given a name. */
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
          <span className={styles.ownTitle}>{t('views.title')}</span>
          <Suspense fallback={<Spinner />}>
            <ViewList onDone={() => setOpen(false)} />
          </Suspense>
        </div>
      }
    >
      <Button icon={<Icon of={Bookmark} />} aria-expanded={isOpen} aria-label={t('views.open')}>
        <span className={styles.viewsText}>{t('views.open')}</span>
      </Button>
    </Popover>
  );
}
