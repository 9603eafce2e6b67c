import { CalendarRange } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Popover, Spinner, useFormat } from 'shared/ui';
import type { DayRange } from '../../model/day';
import type { Period } from '../../model/period';
import styles from './PeriodBar.module.css';

// The calendars are large, and most people take a named period.
const RangeField = lazy(() => import('./RangeField'));

interface Props {
  period: Period;
  /** A range is entered, and not applied yet. */
  onEnter: (range: DayRange) => void;
  onChange: (range: DayRange) => void;
}

/** A period of one's own, from a day to a day. */
export function OwnRange({ period: { key, range }, onEnter, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const choose = (own: DayRange) => {
    setOpen(false);
    onChange(own);
  };
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      // Two calendars that fade are styled at each step, while the charts are drawn.
      motion={{ motionName: '' }}
      content={
        <div className={styles.own}>
          <span className={styles.ownTitle}>{t('period.ownTitle')}</span>
          <Suspense fallback={<Spinner />}>
            <RangeField value={range} onEnter={onEnter} onChange={choose} label={t('period.ownTitle')} />
          </Suspense>
        </div>
      }
    >
      <Button icon={<Icon of={CalendarRange} />} type={key === 'own' ? 'primary' : 'default'} aria-expanded={isOpen}>
        {key === 'own' ? format.dateRange(range.from, range.to) : t('period.own')}
      </Button>
    </Popover>
  );
}
