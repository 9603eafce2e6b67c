import { AutoComplete, type AutoCompleteProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { useClearable } from './Select';
import styles from './SuggestInput.module.css';

export type SuggestInputProps = AutoCompleteProps<string>;

/** A field that suggests and takes anything else as well: leaving it by Tab keeps what was typed. */
export function SuggestInput({ allowClear, ...props }: SuggestInputProps) {
  const clearable = useClearable(allowClear);
  return (
    <div role="presentation" className={styles.field} onKeyDownCapture={leaveByTab}>
      <AutoComplete {...props} {...clearable} />
    </div>
  );
}

/** While antd's list is open, or closing still, it takes Tab for the choice of a suggestion and holds the focus. */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
