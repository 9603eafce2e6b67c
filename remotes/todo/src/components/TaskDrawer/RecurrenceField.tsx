import { Checkbox, NumberInput } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import type { Recurrence } from '../../api/schemas';
import { nthNames, useWeekdays } from '../../state/useRecurrenceText';
import styles from './TaskDrawer.module.css';

interface RecurrenceFieldProps {
  id?: string;
  value?: Recurrence | null;
  onChange?: (recurrence: Recurrence | null) => void;
}

const units = ['day', 'week', 'month', 'year'] as const;

/** Recurrence of a task: interval, days, and whether it counts from completion. */
export function RecurrenceField({ id, value, onChange }: RecurrenceFieldProps) {
  const { t } = useTranslation('todo');
  const change = (part: Partial<Recurrence>) => value && onChange?.({ ...value, ...part });
  return (
    <div className={styles.recurrence}>
      <Select<Recurrence['unit'] | 'never'>
        id={id}
        value={value?.unit ?? 'never'}
        options={[
          { value: 'never', label: t('recurrence.never') },
          ...units.map((unit) => ({ value: unit, label: t(`recurrence.${unit}`, { count: value?.every ?? 1 }) })),
        ]}
        onChange={(unit) => onChange?.(unit === 'never' ? null : { unit, every: value?.every ?? 1 })}
      />
      {value && (
        <NumberInput
          aria-label={t('recurrence.every')}
          min={1}
          max={999}
          value={value.every}
          onChange={(every) => change({ every: every ?? 1 })}
        />
      )}
      {value?.unit === 'week' && (
        <Weekdays value={value.weekdays ?? []} onChange={(weekdays) => change({ weekdays })} />
      )}
      {value?.unit === 'month' && !value.isFromCompletion && <MonthPlace value={value} onChange={onChange} />}
      {value && (
        <Checkbox
          checked={value.isFromCompletion ?? false}
          onChange={({ target }) => change({ isFromCompletion: target.checked })}
        >
          {t('recurrence.counted')}
        </Checkbox>
      )}
      {value && (
        <DatePicker
          allowClear
          aria-label={t('recurrence.untilLabel')}
          placeholder={t('recurrence.noEnd')}
          value={value.until ?? null}
          onChange={(until) => onChange?.(withUntil(value, until ?? undefined))}
        />
      )}
    </div>
  );
}

/** In a month: a day by its number, or the first Monday, the last Friday. */
function MonthPlace({ value, onChange }: { value: Recurrence; onChange: RecurrenceFieldProps['onChange'] }) {
  const { t } = useTranslation('todo');
  const names = useWeekdays();
  const { nth = 0, weekdays: [weekday = 1] = [] } = value;
  const { weekdays: _, nth: __, monthDay: ___, ...plain } = value;
  return (
    <>
      <Select
        aria-label={t('recurrence.which')}
        value={nth}
        options={[
          { value: 0, label: t('recurrence.nth.date') },
          ...[...nthNames].map(([place, name]) => ({ value: place, label: t(`recurrence.nth.${name}`) })),
        ]}
        onChange={(place: number) => onChange?.(place === 0 ? plain : { ...plain, nth: place, weekdays: [weekday] })}
      />
      {nth === 0 ? (
        <NumberInput
          aria-label={t('recurrence.date')}
          placeholder={t('recurrence.date')}
          min={1}
          max={31}
          value={value.monthDay ?? null}
          onChange={(monthDay) => onChange?.(withMonthDay(value, monthDay ?? undefined))}
        />
      ) : (
        <Select
          aria-label={t('recurrence.weekday')}
          value={weekday}
          options={names.map((label, index) => ({ value: index + 1, label }))}
          onChange={(day: number) => onChange?.({ ...value, weekdays: [day] })}
        />
      )}
    </>
  );
}

const withUntil = ({ until: _, ...rest }: Recurrence, until: string | undefined): Recurrence =>
  until === undefined ? rest : { ...rest, until };

const withMonthDay = ({ monthDay: _, ...rest }: Recurrence, monthDay: number | undefined): Recurrence =>
  monthDay === undefined ? rest : { ...rest, monthDay };

interface WeekdaysProps {
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
}

function Weekdays({ value, onChange }: WeekdaysProps) {
  const { t } = useTranslation('todo');
  return (
    <Select
      mode="multiple"
      aria-label={t('recurrence.weekdays')}
      placeholder={t('recurrence.weekdays')}
      value={[...value]}
      options={useWeekdays().map((label, index) => ({ value: index + 1, label }))}
      onChange={(weekdays: number[]) => onChange([...weekdays].sort((a, b) => a - b))}
    />
  );
}
