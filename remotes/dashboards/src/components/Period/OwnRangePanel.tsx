import { Spinner } from '@atrium/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../model/day';
import type { Period } from '../../model/period';
import type { PeriodChange } from '../../state/usePeriod';
import { usePeriodAhead } from '../../state/usePeriodAhead';
import styles from './Period.module.css';

// The calendars are large, and most people take a named period.
const RangeField = lazy(() => import('./RangeField'));

interface Props {
  period: Period;
  onChange: (change: PeriodChange) => void;
}

/** Where a period of one's own is entered. Its numbers are fetched as soon as both days are there. */
export function OwnRangePanel({ period, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const fetchAhead = usePeriodAhead(period);
  return (
    <div className={styles.own}>
      <Suspense fallback={<Spinner />}>
        <RangeField
          value={period.range}
          onEnter={(own: DayRange) => fetchAhead('own', own)}
          onChange={(range: DayRange) => onChange({ range })}
          label={t('period.ownTitle')}
        />
      </Suspense>
    </div>
  );
}
