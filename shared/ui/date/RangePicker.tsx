import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldIssueContext } from '../Form/FieldIssueContext';
import { DatePicker } from './DatePicker';
import styles from './DatePicker.module.css';
import type { DateText } from './dateValue';

export interface DateRange {
  from: DateText;
  to: DateText;
}

export interface RangePickerProps {
  id?: string;
  value?: DateRange | null;
  onChange?: (value: DateRange | null) => void;
  disabled?: boolean;
  /** The first day that may be chosen, and the last one. */
  min?: DateText;
  max?: DateText;
  'aria-label'?: string;
}

interface Ends {
  from: DateText | null;
  to: DateText | null;
}

const noEnds: Ends = { from: null, to: null };

const limitsOf = ({ min, max }: { min: DateText | undefined; max: DateText | undefined }) => ({
  ...(min && { min }),
  ...(max && { max }),
});

const toRange = ({ from, to }: Ends): DateRange | null => (from && to ? { from, to } : null);

const isSame = (one: DateRange | null, other: DateRange | null) => one?.from === other?.from && one?.to === other?.to;

/** A field for two days and all between them, each to choose or to type; without one of them it holds no value. */
export function RangePicker(props: RangePickerProps) {
  const { id, value = null, onChange, disabled = false, min, max, 'aria-label': label } = props;
  const { t } = useTranslation('kit');
  const [ends, setEnds] = useState<Ends>(value ?? noEnds);
  const [seen, setSeen] = useState(value);
  if (!isSame(value, seen)) {
    setSeen(value);
    // The first chosen end stays while the other is missing.
    if (!isSame(value, toRange(ends))) setEnds(value ?? noEnds);
  }
  const reportOf = useEndReports();

  const change = (part: Partial<Ends>) => {
    const next = { ...ends, ...part };
    setEnds(next);
    if (!isSame(toRange(next), toRange(ends))) onChange?.(toRange(next));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of one
    <div role="group" className={styles.range} {...(label && { 'aria-label': label })}>
      <FieldIssueContext value={reportOf('from')}>
        <DatePicker
          {...(id && { id })}
          aria-label={t('filter.from')}
          disabled={disabled}
          value={ends.from}
          {...limitsOf({ min, max: ends.to ?? max })}
          onChange={(from) => change({ from })}
        />
      </FieldIssueContext>
      <span aria-hidden="true">–</span>
      <FieldIssueContext value={reportOf('to')}>
        <DatePicker
          aria-label={t('filter.to')}
          disabled={disabled}
          value={ends.to}
          {...limitsOf({ min: ends.from ?? min, max })}
          onChange={(to) => change({ to })}
        />
      </FieldIssueContext>
    </div>
  );
}

/** Error of both ends of a range in one form field. Outside of a form each end shows its own. */
function useEndReports() {
  const report = use(FieldIssueContext);
  const issues = useRef<Record<keyof Ends, string | null>>({ ...noEnds });
  return (end: keyof Ends) =>
    report &&
    ((sentence: string | null) => {
      issues.current[end] = sentence;
      report(issues.current.from ?? issues.current.to);
    });
}
