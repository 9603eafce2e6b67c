import { FieldNotes } from './FieldNotes';
import { useField } from './FormContext';
import styles from './formFields.module.css';

interface Props {
  name: string;
  label: string;
  hint?: string;
}

/** Something to agree to, or to want. */
export function CheckField({ name, label, hint }: Props) {
  const { id, messages, value, change, attributes } = useField(name, Boolean(hint));
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...attributes}
          className={styles.tick}
          type="checkbox"
          checked={value === true}
          onChange={(event) => change(event.target.checked)}
        />
        {label}
      </label>
      <FieldNotes id={id} messages={messages} hint={hint} />
    </div>
  );
}
