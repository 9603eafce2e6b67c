import { Select } from '@atrium/ui/select';
import styles from './StandaloneChoices.module.css';

interface ChoiceProps<T> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A select with its label inside. */
export function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Select<T>
      aria-label={label}
      prefix={<span className={styles.label}>{label}</span>}
      value={value}
      options={options}
      onChange={onChange}
      popupMatchSelectWidth={false}
      // Within the menu that it is in, which a click elsewhere closes.
      getPopupContainer={(field) => field.parentElement ?? document.body}
    />
  );
}
