import { TimePicker as AntTimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import styles from './DatePicker.module.css';
import { readWrittenTime } from './readWrittenTime';
import { useDateLanguage } from './useDateLanguage';
import { useWrittenText } from './useWrittenText';

dayjs.extend(customParseFormat);

export interface TimePickerProps {
  id?: string;
  /** `09:30`. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A time that is never in the morning. */
const example = '2026-12-31T14:30';

/** A field for a time of the day, to choose or to type as people write it. What cannot be read stays in the field. */
export function TimePicker({ value, onChange, ...rest }: TimePickerProps) {
  useDateLanguage();
  const { t } = useTranslation('kit');
  const format = useFormat();
  const written = useWrittenText({
    read: readWrittenTime,
    issueOf: (time) => (time === null ? t('reading.noTime', { example: format.time(example) }) : null),
    onRead: (time) => onChange?.(time),
  });
  const time = dayjs(value ?? '', 'HH:mm', true);
  return (
    <span className={styles.field} {...written.listeners}>
      <AntTimePicker
        key={written.key}
        {...rest}
        autoFocus={written.isEntered}
        value={time.isValid() ? time : null}
        onChange={(next) => {
          written.forget();
          onChange?.(next?.format('HH:mm') ?? null);
        }}
        format="HH:mm"
        minuteStep={5}
        needConfirm={false}
        suffixIcon={<Icon of={Clock} />}
        preserveInvalidOnBlur
        {...(written.issue && { status: 'error' as const })}
      />
      {written.issue && written.isAlone && (
        <p className={styles.issue} role="alert">
          {written.issue}
        </p>
      )}
    </span>
  );
}
