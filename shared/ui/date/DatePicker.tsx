import { DatePicker as AntDatePicker, type DatePickerProps as AntDatePickerProps } from 'antd';
import { Calendar } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { type DateText, readDate, writeDate } from './dateValue';
import { useDateLanguage } from './useDateLanguage';

type Passed = Pick<
  AntDatePickerProps,
  | 'id'
  | 'allowClear'
  | 'disabled'
  | 'placeholder'
  | 'status'
  | 'className'
  | 'autoFocus'
  | 'aria-label'
  | 'open'
  | 'onOpenChange'
>;

export interface DatePickerProps extends Passed {
  value?: DateText | null;
  onChange?: (value: DateText | null) => void;
  /** Lets one choose a time as well; the value is then a moment. */
  hasTime?: boolean;
  /** Days that may not be chosen. */
  min?: DateText;
  max?: DateText;
}

/** A field for a day, or a day and a time. Takes and gives text, so that it fits into a form as it is. */
export function DatePicker({ value, onChange, hasTime = false, min, max, className, ...rest }: DatePickerProps) {
  const dayFormat = useDateLanguage();
  return (
    <AntDatePicker
      {...rest}
      className={className}
      value={readDate(value)}
      onChange={(date) => onChange?.(writeDate(date, hasTime))}
      showTime={hasTime ? { format: 'HH:mm', minuteStep: 5 } : false}
      format={hasTime ? `${dayFormat}, HH:mm` : dayFormat}
      minDate={readDate(min) ?? undefined}
      maxDate={readDate(max) ?? undefined}
      suffixIcon={<Icon of={Calendar} />}
    />
  );
}
