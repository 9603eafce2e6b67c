import { Button } from '@atrium/ui';
import { RangePicker } from '@atrium/ui/date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../model/day';
import { firstDay } from '../../model/level';
import { useToday } from '../../state/usePeriod';

interface Props {
  value: DayRange;
  onEnter: (range: DayRange) => void;
  onChange: (range: DayRange) => void;
  label: string;
}

/** Range of two days within the data; applied once both are chosen. */
export default function RangeField({ value, onEnter, onChange, label }: Props) {
  const { t } = useTranslation('dashboards');
  const [range, setRange] = useState<DayRange | null>(value);
  const today = useToday();
  const enter = (entered: DayRange | null) => {
    setRange(entered);
    if (entered) onEnter(entered);
  };
  return (
    <>
      <RangePicker value={range} onChange={enter} min={firstDay} max={today} aria-label={label} />
      <Button type="primary" disabled={range === null} onClick={() => range && onChange(range)}>
        {t('period.apply')}
      </Button>
    </>
  );
}
