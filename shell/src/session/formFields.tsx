import { Icon } from '@atrium/ui/light';
import { Eye, EyeOff } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from './ApiForm';
import styles from './formFields.module.css';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric';
  isFirst?: boolean | undefined;
  isFixed?: boolean | undefined;
  end?: ReactNode;
}

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

export function SecretField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const label = isShown ? t('auth.hidePassword') : t('auth.showPassword');
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}

interface CheckFieldProps {
  name: string;
  label: string;
  hint?: string;
}

export function CheckField({ name, label, hint }: CheckFieldProps) {
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

interface NotesProps {
  id: string;
  messages: readonly string[];
  hint?: string | undefined;
}

const FieldNotes = ({ id, messages, hint }: NotesProps) => (
  <>
    {messages.length > 0 && (
      <div id={`${id}_error`} className={styles.errors} role="alert">
        {messages.map((message) => (
          <p key={message} className={styles.error}>
            {message}
          </p>
        ))}
      </div>
    )}
    {hint && (
      <p id={`${id}_hint`} className={styles.hint}>
        {hint}
      </p>
    )}
  </>
);
