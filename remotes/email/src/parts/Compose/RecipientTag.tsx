import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'shared/ui';
import styles from './RecipientFields.module.css';

interface RecipientTagProps {
  name: string;
  email: string;
  isWrong: boolean;
  onRemove: (event?: MouseEvent<HTMLElement>) => void;
}

/** One chosen recipient. */
export function RecipientTag({ name, email, isWrong, onRemove }: RecipientTagProps) {
  const { t } = useTranslation('email');
  return (
    <span className={styles.tag} title={email} data-wrong={isWrong || undefined}>
      <span className={styles.tagName}>{name}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('compose.removeRecipient', { name })}
        onMouseDown={(event) => event.stopPropagation()}
        onClick={onRemove}
      >
        <Icon of={X} size={12} />
      </button>
    </span>
  );
}
