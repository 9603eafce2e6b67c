import { Button, Icon, Popover, Spinner } from '@atrium/ui';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneName } from '../../model/zoneName';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './CalendarPage.module.css';

const ZoneSelect = lazy(() => import('../../components/EventFields/ZoneSelect'));

/** Chooses the second zone beside the hours. */
export function ZoneButton({ address: { zone, setZone } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
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
              autoFocus
              defaultOpen
              aria-label={t('zone.add')}
              placeholder={t('zone.add')}
              value={zone}
              onChange={(chosen) => {
                setZone(chosen);
                close();
              }}
            />
          </Suspense>
        </div>
      }
    >
      <Button ref={button} type="text" icon={<Icon of={Globe} />} aria-haspopup="dialog" aria-expanded={isOpen}>
        {zone ? zoneName(zone) : t('zone.add')}
      </Button>
    </Popover>
  );
}
