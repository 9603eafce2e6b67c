import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldNotes } from './FieldNotes';
import { useField } from './FormContext';
import styles from './formFields.module.css';

export interface TextFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric';
  /** Takes the focus when the form opens. */
  isFirst?: boolean | undefined;
  isFixed?: boolean | undefined;
  /** Inside the box, at its end. */
  end?: ReactNode;
}

/** A line of text with its label. */
export function TextField({ name, label, hint, type = 'text', isFirst, isFixed, end, ...rest }: TextFieldProps) {
  const { id, messages, value, change, attributes } = useField(name, Boolean(hint));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...attributes}
          className={styles.input}
          type={type}
          value={String(value)}
          onChange={(event) => change(event.target.value)}
          {...rest}
          // biome-ignore lint/a11y/noAutofocus: the page is there for its first field.
          autoFocus={isFirst}
          readOnly={isFixed}
          aria-required="true"
        />
        {end}
      </div>
      <FieldNotes id={id} messages={messages} hint={hint} />
    </div>
  );
}
