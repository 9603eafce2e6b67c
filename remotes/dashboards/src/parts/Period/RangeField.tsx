import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared/ui';
import { RangePicker } from 'shared/ui/date';
import type { DayRange } from '../../model/day';

interface Props {
  value: DayRange;
  onChange: (range: DayRange) => void;
  label: string;
}

/** Two days and all between them, taken once both are chosen. */
export default function RangeField({ value, onChange, label }: Props) {
  const { t } = useTranslation('dashboards');
  const [range, setRange] = useState<DayRange | null>(value);
  return (
    <>
      <RangePicker value={range} onChange={setRange} aria-label={label} />
      <Button type="primary" disabled={range === null} onClick={() => range && onChange(range)}>
        {t('period.apply')}
      </Button>
    </>
  );
}
