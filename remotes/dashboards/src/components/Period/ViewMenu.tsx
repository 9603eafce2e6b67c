import { IconButton, Popover } from '@atrium/ui';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Period.module.css';
import { ViewPanel } from './ViewPanel';

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
          <div className={styles.panelTitle}>{t('views.title')}</div>
          <ViewPanel onDone={() => setOpen(false)} />
        </div>
      }
    >
      <IconButton icon={Bookmark} aria-expanded={isOpen} label={t('views.open')} />
    </Popover>
  );
}
