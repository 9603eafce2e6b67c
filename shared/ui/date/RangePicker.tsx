import { DatePicker as AntDatePicker } from 'antd';
import { Calendar } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { type DateText, readDate, writeDate } from './dateValue';
import { useDateLanguage } from './useDateLanguage';

export interface DateRange {
  from: DateText;
  to: DateText;
}

export interface RangePickerProps {
  id?: string;
  value?: DateRange | null;
  onChange?: (value: DateRange | null) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A field for two days and all between them. */
export function RangePicker({ value, onChange, ...rest }: RangePickerProps) {
  const format = useDateLanguage();
  return (
    <AntDatePicker.RangePicker
      {...rest}
      value={value ? [readDate(value.from), readDate(value.to)] : null}
      onChange={(dates) => {
        const from = writeDate(dates?.[0] ?? null, false);
        const to = writeDate(dates?.[1] ?? null, false);
        onChange?.(from && to ? { from, to } : null);
      }}
      format={format}
      suffixIcon={<Icon of={Calendar} />}
    />
  );
}
