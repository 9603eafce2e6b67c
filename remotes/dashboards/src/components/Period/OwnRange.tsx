import { Button, Icon, Popover, Spinner, useFormat } from '@atrium/ui';
import { CalendarRange } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../model/day';
import type { Period } from '../../model/period';
import type { PeriodChange } from '../../state/usePeriod';
import styles from './Period.module.css';
import { usePeriodPrefetch } from './PeriodSegments';

// Loaded on demand: the calendars are large, and most people choose a named period.
const RangeField = lazy(() => import('./RangeField'));

/** Input of an own period. Its numbers are prefetched as soon as both days are there. */
export function OwnRangePanel({ period, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const prefetchPeriod = usePeriodPrefetch(period);
  return (
    <div className={styles.own}>
      <Suspense fallback={<Spinner />}>
        <RangeField
          value={period.range}
          onEnter={(own: DayRange) => prefetchPeriod('own', own)}
          onChange={(range: DayRange) => onChange({ range })}
          label={t('period.ownTitle')}
        />
      </Suspense>
    </div>
  );
}

interface Props {
  period: Period;
  onChange: (change: PeriodChange) => void;
}

export function OwnRange({ period, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { key, range } = period;
  const choose = (change: PeriodChange) => {
    setOpen(false);
    onChange(change);
  };
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      // Fading calendars would be restyled at each step while charts render.
      motion={{ motionName: '' }}
      content={
        <>
          <div className={styles.panelTitle}>{t('period.ownTitle')}</div>
          <OwnRangePanel period={period} onChange={choose} />
        </>
      }
    >
      <Button icon={<Icon of={CalendarRange} />} type={key === 'own' ? 'primary' : 'default'} aria-expanded={isOpen}>
        <bdi>{key === 'own' ? format.dateRange(range.from, range.to) : t('period.own')}</bdi>
      </Button>
    </Popover>
  );
}
