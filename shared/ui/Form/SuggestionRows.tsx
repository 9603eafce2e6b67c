import type { Key, ReactNode } from 'react';
import styles from './SuggestionRows.module.css';

export interface SuggestionRowsProps<Row> {
  /** Id for the field's `aria-controls`. */
  id: string;
  label: string;
  /** On which side of the field. */
  side: 'above' | 'below';
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The row that Enter would choose; -1 for none. */
  active: number;
  onChoose: (row: Row) => void;
  children: (row: Row) => ReactNode;
}

/** The id of a row, which the field names as `aria-activedescendant`. */
export const suggestionId = (id: string, index: number): string => `${id}-${index}`;

/** Suggestions below a field: keys go to the field, which keeps the focus. */
export function SuggestionRows<Row>({
  id,
  label,
  side,
  rows,
  keyOf,
  active,
  onChoose,
  children,
}: SuggestionRowsProps<Row>) {
  return (
    <div className={styles.rows} data-side={side} id={id} role="listbox" aria-label={label}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
        <div
          key={keyOf(row)}
          id={suggestionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.row}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(row)}
        >
          {children(row)}
        </div>
      ))}
    </div>
  );
}
