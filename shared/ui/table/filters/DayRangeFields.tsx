import { type FilterRange, readRange, writeRange } from '@atrium/contract';
import { toDay } from '@atrium/contract/values';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../date/DatePicker';
import styles from './FilterPopover.module.css';

const daySpans = ['lastDays', 'month', 'lastMonth', 'year'] as const;
type DaySpan = (typeof daySpans)[number];

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The first and last day of a span, as of a day: `YYYY-MM-DD`. */
export function toSpan(span: DaySpan, today: string): FilterRange {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  switch (span) {
    case 'lastDays':
      return { from: dayOf(year, month - 1, day - 29), to: today };
    case 'month':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) };
    case 'lastMonth':
      return { from: dayOf(year, month - 2, 1), to: dayOf(year, month - 1, 0) };
    case 'year':
      return { from: dayOf(year, 0, 1), to: dayOf(year, 11, 31) };
  }
}

interface DayRangeFieldsProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The two ends of a filter by days, and the spans that are asked for most. */
export default function DayRangeFields({ value, onChange }: DayRangeFieldsProps) {
  const { t } = useTranslation('kit');
  const { from, to } = readRange(value);
  return (
    <>
      <div className={styles.spans}>
        {daySpans.map((span) => (
          <Button
            key={span}
            size="small"
            type="text"
            onClick={() => onChange(writeRange(toSpan(span, toDay(Date.now()))))}
          >
            {t(`filter.span.${span}`)}
          </Button>
        ))}
      </div>
      <Form component="div" layout="vertical" className={styles.ends}>
        <Form.Item label={t('filter.from')} htmlFor="filter-from">
          <DatePicker
            id="filter-from"
            value={from ?? null}
            {...(to && { max: to })}
            onChange={(day) => onChange(writeRange({ ...(day && { from: day }), ...(to && { to }) }))}
          />
        </Form.Item>
        <Form.Item label={t('filter.to')} htmlFor="filter-to">
          <DatePicker
            id="filter-to"
            value={to ?? null}
            {...(from && { min: from })}
            onChange={(day) => onChange(writeRange({ ...(from && { from }), ...(day && { to: day }) }))}
          />
        </Form.Item>
      </Form>
    </>
  );
}
