import { Button } from 'antd';
import chip from '../../Nav/FilterChip.module.css';

export interface FlagFilterProps {
  /** Label of the filter: "Overdue". */
  label: string;
  /** `1` where it is on, as the address holds it. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter that is on or off. */
export const FlagFilter = ({ label, value, onChange }: FlagFilterProps) => (
  <Button
    type="text"
    className={[chip.chip, value ? chip.set : ''].join(' ')}
    aria-pressed={value === '1'}
    onClick={() => onChange(value ? undefined : '1')}
  >
    {label}
  </Button>
);
