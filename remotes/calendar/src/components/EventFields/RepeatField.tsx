import type { Day } from '@atrium/contract/values';
import { Icon, NumberInput } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type EventFormValues, type TimeValues, toEventTime } from '../../model/eventForm';
import { ruleIssueOf } from '../../model/recurrence/checkRule';
import { type Frequency, frequencies, type Rule, readRule, writeRule } from '../../model/recurrence/rule';
import { ownZone } from '../../model/recurrence/zoneNames';
import { fromWallText, toWallText } from '../../model/zones';
import styles from './EventFields.module.css';
import { RepeatDays } from './RepeatDays';

type RuleEnd = { kind: 'never' } | { kind: 'until'; day: Day } | { kind: 'count'; count: number };

/** `UNTIL` for a last day: the day for whole days, else its last minute by the event's clock, in UTC. */
function untilText(day: Day, allDay: boolean, timeZone: string): string {
  if (allDay) return day.replaceAll('-', '');
  const moment = fromWallText(`${day}T23:59`, timeZone);
  return `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Day of an `UNTIL`, by the event's clock. */
function untilDay(until: string, timeZone: string): Day {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  if (!until.endsWith('Z')) return day;
  const time = `${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13, 15)}`;
  return toWallText(`${day}T${time}Z`, timeZone).slice(0, 10);
}

function endOf({ count, until }: Rule, timeZone: string): RuleEnd {
  if (count) return { kind: 'count', count };
  return until ? { kind: 'until', day: untilDay(until, timeZone) } : { kind: 'never' };
}

interface RepeatFieldProps {
  id?: string;
  value?: string;
  onChange?: (rule: string) => void;
}

const once: Omit<Rule, 'frequency'> = { interval: 1, weekdays: [], nth: null, count: null, until: null };

const issueOf = (values: TimeValues & { rule: string }) => ruleIssueOf({ ...values, ...toEventTime(values) });

const clamp = (typed: number | null, max: number) => Math.min(max, Math.max(1, Math.round(typed ?? 1)));

/** Recurrence and its end. Rules beyond these choices are kept as they are. */
export function RepeatField({ id, value = '', onChange }: RepeatFieldProps) {
  const { t } = useTranslation('calendar');
  const form = Form.useFormInstance<EventFormValues>();
  const start = Form.useWatch('start', form) ?? '';
  const allDay = Form.useWatch('allDay', form) ?? false;
  const timeZone = Form.useWatch('timeZone', form) ?? ownZone();
  const rule = readRule(value);
  const issue = value && start && issueOf({ start, end: start, allDay, timeZone, rule: value });
  const put = (next: Rule | null) => onChange?.(next ? writeRule(next) : '');
  const choose = (chosen: string) => {
    const frequency = frequencies.find((known) => known === chosen);
    put(frequency ? { ...once, frequency } : null);
  };
  return (
    <div className={styles.repeat}>
      <Select
        id={id}
        value={rule ? rule.frequency : value ? 'custom' : 'never'}
        onChange={choose}
        options={[
          { value: 'never', label: t('repeat.never') },
          ...frequencies.map((frequency: Frequency) => ({ value: frequency, label: t(`repeat.${frequency}`) })),
          ...(value && !rule ? [{ value: 'custom', label: t('rule.custom') }] : []),
        ]}
      />
      {rule && (
        <span className={styles.line}>
          {t(`repeat.interval.${rule.frequency}`)}
          <NumberInput
            aria-label={t(`repeat.interval.${rule.frequency}`)}
            className={styles.number}
            value={rule.interval}
            onChange={(interval) => put({ ...rule, interval: clamp(interval, 99) })}
          />
        </span>
      )}
      {issue && (
        <span className={styles.issue}>
          <Icon of={TriangleAlert} size={13} /> <bdi>{t(`ruleIssue.${issue}`)}</bdi>
        </span>
      )}
      {rule && <RepeatDays rule={rule} start={start} onChange={put} />}
      {rule && <RepeatEnd rule={rule} start={start} onChange={put} />}
    </div>
  );
}

interface RepeatEndProps {
  rule: Rule;
  start: string;
  onChange: (rule: Rule) => void;
}

function RepeatEnd({ rule, start, onChange }: RepeatEndProps) {
  const { t } = useTranslation('calendar');
  const form = Form.useFormInstance<EventFormValues>();
  const { allDay, timeZone } = form.getFieldsValue(true);
  const end = endOf(rule, timeZone);
  const choose = (kind: string) => {
    const until = kind === 'until' ? untilText(start.slice(0, 10), allDay, timeZone) : null;
    onChange({ ...rule, count: kind === 'count' ? 10 : null, until });
  };
  return (
    <span className={styles.line}>
      <Select
        aria-label={t('repeat.end')}
        value={end.kind}
        onChange={choose}
        options={(['never', 'until', 'count'] as const).map((kind) => ({
          value: kind,
          label: t(`repeat.ends.${kind}`),
        }))}
      />
      {end.kind === 'until' && (
        <DatePicker
          aria-label={t('repeat.ends.until')}
          allowClear={false}
          min={start.slice(0, 10)}
          value={end.day}
          onChange={(day) => day && onChange({ ...rule, until: untilText(day, allDay, timeZone) })}
        />
      )}
      {end.kind === 'count' && (
        <NumberInput
          aria-label={t('repeat.count')}
          className={styles.number}
          value={end.count}
          onChange={(count) => onChange({ ...rule, count: clamp(count, 999) })}
        />
      )}
    </span>
  );
}
