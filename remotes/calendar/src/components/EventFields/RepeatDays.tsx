import { Checkbox, useFormat } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { nthOf, type Rule, weekdays } from '../../model/recurrence/rule';
import { nthWeekdayText, weekdayName } from '../../model/ruleText';
import styles from './EventFields.module.css';

interface RepeatDaysProps {
  rule: Rule;
  start: string;
  onChange: (rule: Rule) => void;
}

export function RepeatDays({ rule, start, onChange }: RepeatDaysProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const place = start && nthOf(start.slice(0, 10));
  if (rule.frequency === 'WEEKLY')
    return (
      <Checkbox.Group
        aria-label={t('repeat.days')}
        className={styles.days}
        value={rule.weekdays.length > 0 ? rule.weekdays : place ? [place.weekday] : []}
        onChange={(days) => onChange({ ...rule, weekdays: weekdays.filter((day) => days.includes(day)) })}
        options={weekdays.map((day) => ({ value: day, label: weekdayName(day, format) }))}
      />
    );
  if (rule.frequency !== 'MONTHLY' || !place) return null;
  const { nth, weekday } = place;
  return (
    <Select
      aria-label={t('repeat.days')}
      value={rule.nth === null ? 'day' : 'weekday'}
      onChange={(kind: string) =>
        onChange({ ...rule, ...(kind === 'day' ? { nth: null, weekdays: [] } : { nth, weekdays: [weekday] }) })
      }
      options={[
        { value: 'day', label: t('repeat.onDay', { day: Number(start.slice(8, 10)) }) },
        { value: 'weekday', label: t('repeat.onWeekday', { day: nthWeekdayText(nth, weekday, t, format) }) },
      ]}
    />
  );
}
