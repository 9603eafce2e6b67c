import { Alert } from '../State/Alert';
import styles from './FormMessages.module.css';

/** What went wrong with a form and belongs to none of its fields. */
export function FormMessages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={styles.messages}>
      {messages.map((message) => (
        <Alert key={message} type="error" title={message} />
      ))}
    </div>
  );
}
