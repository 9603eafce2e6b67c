import styles from './formFields.module.css';

interface Props {
  /** The id of the field that they are about. */
  id: string;
  messages: readonly string[];
  hint?: string | undefined;
}

/** What is wrong with a field, and what is good to know of it. */
export const FieldNotes = ({ id, messages, hint }: Props) => (
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
