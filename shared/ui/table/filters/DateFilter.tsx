import { readRange } from '@atrium/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat';
import { Spinner } from '../../State/Spinner';
import { FilterPopover } from './FilterPopover';
import { describeRange } from './rangeText';

// The calendar is large, and most lists are never narrowed by a day.
const DayRangeFields = lazy(() => import('./DayRangeFields'));

export interface DateFilterProps {
  /** Label of the filter: "Due". */
  label: string;
  /** As in the URL: `2026-01-01..2026-01-31`, either end may be missing; absent: not filtered. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter by days, from one to another. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const chosen = describeRange(readRange(value), t, { one: format.date, both: format.dateRange });
  return (
    <FilterPopover label={label} chosen={chosen} onClear={() => onChange(undefined)}>
      {() => (
        <Suspense fallback={<Spinner />}>
          <DayRangeFields value={value} onChange={onChange} />
        </Suspense>
      )}
    </FilterPopover>
  );
}
