import { readRange, writeRange } from '@atrium/contract';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../Form/NumberInput';
import { useFormat } from '../../format/useFormat';
import { FilterPopover } from './FilterPopover';
import styles from './FilterPopover.module.css';
import { describeRange } from './rangeText';

export interface AmountFilterProps {
  /** Label of the filter: "Total". */
  label: string;
  /** As in the URL: `100..250.5`, either end may be missing; absent: not filtered. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter by an amount, from one to another. */
export function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const write = (end: string) => format.number(Number(end));
  const range = readRange(value);
  const chosen = describeRange(range, t, { one: write, both: (from, to) => `${write(from)}–${write(to)}` });
  return (
    <FilterPopover label={label} chosen={chosen} onClear={() => onChange(undefined)}>
      {(close) => (
        <Ends
          from={toNumber(range.from)}
          to={toNumber(range.to)}
          onApply={(text) => {
            onChange(text);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

const toNumber = (text: string | undefined): number | null =>
  text && !Number.isNaN(Number(text)) ? Number(text) : null;

interface EndsProps {
  from: number | null;
  to: number | null;
  onApply: (value: string | undefined) => void;
}

function Ends({ from, to, onApply }: EndsProps) {
  const { t } = useTranslation('kit');
  const [lower, setLower] = useState(from);
  const [upper, setUpper] = useState(to);
  const apply = () => {
    const isReversed = lower !== null && upper !== null && lower > upper;
    const [first, last] = isReversed ? [upper, lower] : [lower, upper];
    onApply(writeRange({ ...(first !== null && { from: String(first) }), ...(last !== null && { to: String(last) }) }));
  };
  return (
    <Form layout="vertical" className={styles.ends} onFinish={apply}>
      <Form.Item label={t('filter.from')} htmlFor="filter-least">
        <NumberInput id="filter-least" digits={3} value={lower} onChange={setLower} />
      </Form.Item>
      <Form.Item label={t('filter.to')} htmlFor="filter-most">
        <NumberInput id="filter-most" digits={3} value={upper} onChange={setUpper} />
      </Form.Item>
      <Button htmlType="submit">{t('filter.apply')}</Button>
    </Form>
  );
}
