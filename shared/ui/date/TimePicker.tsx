import { TimePicker as AntTimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { Clock } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useDateLanguage } from './useDateLanguage';

dayjs.extend(customParseFormat);

export interface TimePickerProps {
  id?: string;
  /** `09:30`. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A field for a time of the day. */
export function TimePicker({ value, onChange, ...rest }: TimePickerProps) {
  useDateLanguage();
  const time = dayjs(value ?? '', 'HH:mm', true);
  return (
    <AntTimePicker
      {...rest}
      value={time.isValid() ? time : null}
      onChange={(next) => onChange?.(next?.format('HH:mm') ?? null)}
      format="HH:mm"
      minuteStep={5}
      needConfirm={false}
      suffixIcon={<Icon of={Clock} />}
    />
  );
}
