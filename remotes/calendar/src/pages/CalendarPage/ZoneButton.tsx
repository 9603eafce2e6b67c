import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Popover, Spinner } from 'shared/ui';
import { zoneName } from '../../model/zoneName';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './CalendarPage.module.css';

const ZoneSelect = lazy(() => import('../../parts/EventFields/ZoneSelect'));

/** Chooses the second zone beside the hours. */
export function ZoneButton({ address: { zone, setZone } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      placement="bottomRight"
      destroyOnHidden
      content={
        <div className={styles.zone}>
          <Suspense fallback={<Spinner />}>
            <ZoneSelect
              allowClear
              aria-label={t('zone.add')}
              placeholder={t('zone.add')}
              value={zone}
              onChange={(chosen) => {
                setZone(chosen);
                setOpen(false);
              }}
            />
          </Suspense>
        </div>
      }
    >
      <Button type="text" icon={<Icon of={Globe} />} aria-haspopup="dialog" aria-expanded={isOpen}>
        {zone ? zoneName(zone) : t('zone.add')}
      </Button>
    </Popover>
  );
}
