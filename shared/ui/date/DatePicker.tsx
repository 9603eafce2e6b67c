import type { Day } from '@atrium/contract/values';
import { DatePicker as AntDatePicker, type DatePickerProps as AntDatePickerProps } from 'antd';
import { Calendar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Suggestions } from '../Form/Suggestions';
import { useFormat, usePreferences } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import { useTheme } from '../theme/useTheme';
import styles from './DatePicker.module.css';
import { type DateText, momentOf, readDate, writeDate } from './dateValue';
import { type DateReading, readWrittenDate } from './readWrittenDate';
import { useDateLanguage } from './useDateLanguage';
import { useWrittenText } from './useWrittenText';

interface Limits {
  min: DateText | undefined;
  max: DateText | undefined;
  hasTime: boolean;
}

/** A day that cannot be mistaken for a month. */
const example = '2026-12-31T14:30';

/** Says why what was typed is no day of the field; null where it is one. */
function useDateIssue({ min, max, hasTime }: Limits): (reading: DateReading) => string | null {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (reading) => {
    if (reading.kind === 'none')
      return t('reading.noDate', { example: hasTime ? format.dateTime(example) : format.date(example) });
    if (reading.kind === 'unclear') return t('reading.unclearDate');
    const isTooEarly = min !== undefined && reading.day < min.slice(0, 10);
    const isTooLate = max !== undefined && reading.day > max.slice(0, 10);
    if (!isTooEarly && !isTooLate) return null;
    const [from, to] = [min && format.date(min), max && format.date(max)];
    if (from && to) return t('reading.outside', { from, to });
    return isTooEarly ? t('reading.tooEarly', { from }) : t('reading.tooLate', { to });
  };
}

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

/**
 * A field for a day, or a day and a time, to choose or to type as people write it. Takes and gives text, so that it fits
 * into a form as it is. What may be meant in two ways is asked for, and what cannot be read stays in the field.
 */
export function DatePicker({ value, onChange, hasTime = false, min, max, className, ...rest }: DatePickerProps) {
  const dayFormat = useDateLanguage();
  const { language } = useTheme();
  const format = useFormat();
  const issueOf = useDateIssue({ min, max, hasTime });
  const { dateOrder } = usePreferences();
  const choose = (day: Day, time: string | undefined) => onChange?.(writeDate(momentOf(day, time), hasTime));
  const written = useWrittenText({
    read: (text) => readWrittenDate(text, language, Date.now(), dateOrder),
    issueOf,
    onRead(reading) {
      if (reading.kind === 'day') choose(reading.day, reading.time);
    },
  });
  const { reading, issue } = written;

  return (
    <span className={styles.field} {...written.listeners}>
      <AntDatePicker
        key={written.key}
        {...rest}
        autoFocus={rest.autoFocus === true || written.isEntered}
        className={className}
        value={readDate(value)}
        onChange={(date) => {
          written.forget();
          onChange?.(writeDate(date, hasTime));
        }}
        showTime={hasTime ? { format: 'HH:mm', minuteStep: 5 } : false}
        format={hasTime ? `${dayFormat}, HH:mm` : dayFormat}
        minDate={readDate(min) ?? undefined}
        maxDate={readDate(max) ?? undefined}
        suffixIcon={<Icon of={Calendar} />}
        preserveInvalidOnBlur
        {...(issue && { status: 'error' as const })}
      />
      {issue && written.isAlone && (
        <p className={styles.issue} role="alert">
          {issue}
        </p>
      )}
      {reading?.kind === 'unclear' && (
        <Suggestions
          values={reading.days}
          write={(day) => format.date(day)}
          onChoose={(day) => {
            written.replace();
            choose(day, reading.time);
          }}
        />
      )}
    </span>
  );
}
