import { DatePicker as AntDatePicker, type DatePickerProps as AntDatePickerProps } from 'antd';
import { Calendar } from 'lucide-react';
import { use, useState } from 'react';
import { FieldProblem } from '../Form/fieldProblem';
import { Suggestions } from '../Form/Suggestions';
import type { Day } from '../format/days';
import { useFormat } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import { useTheme } from '../theme/useTheme';
import styles from './DatePicker.module.css';
import { type DateText, momentOf, readDate, writeDate } from './dateValue';
import { readWrittenDate } from './readWrittenDate';
import { useDateLanguage } from './useDateLanguage';
import { useDateProblem } from './useDateProblem';

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
  const problemOf = useDateProblem({ min, max, hasTime });
  const report = use(FieldProblem);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // The picker forgets what was typed into it, since it reads by itself only what it would write.
  const [{ round, isEntered }, setRound] = useState({ round: 0, isEntered: false });
  const reading = typed === null ? null : readWrittenDate(typed, language, Date.now());
  const problem = reading && problemOf(reading);

  const read = (text: string | null) => {
    setTyped(text);
    setLeft(false);
    report?.(text === null ? null : problemOf(readWrittenDate(text, language, Date.now())));
  };
  const hand = (next: DateText | null) => {
    read(null);
    onChange?.(next);
  };

  const choose = (day: Day, time: string | undefined, isEntered: boolean) => {
    setRound({ round: round + 1, isEntered });
    hand(writeDate(momentOf(day, time), hasTime));
  };
  const settle = (isEntered: boolean) => {
    setLeft(true);
    if (reading?.kind === 'day' && !problem) choose(reading.day, reading.time, isEntered);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what is typed into the field inside
    <span
      className={styles.field}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) read(target.value.trim() || null);
      }}
      // Before the form checks the field.
      onBlurCapture={() => settle(false)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle(true);
      }}
    >
      <AntDatePicker
        key={round}
        {...rest}
        autoFocus={rest.autoFocus === true || isEntered}
        className={className}
        value={readDate(value)}
        onChange={(date) => hand(writeDate(date, hasTime))}
        showTime={hasTime ? { format: 'HH:mm', minuteStep: 5 } : false}
        format={hasTime ? `${dayFormat}, HH:mm` : dayFormat}
        minDate={readDate(min) ?? undefined}
        maxDate={readDate(max) ?? undefined}
        suffixIcon={<Icon of={Calendar} />}
        preserveInvalidOnBlur
        {...(isLeft && problem && { status: 'error' as const })}
      />
      {isLeft && problem && !report && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isLeft && reading?.kind === 'unclear' && (
        <Suggestions
          values={reading.days}
          write={(day) => format.date(day)}
          onChoose={(day) => choose(day, reading.time, true)}
        />
      )}
    </span>
  );
}
