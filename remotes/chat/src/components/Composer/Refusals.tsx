import { Alert, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { mostCharacters } from '../../api/limits';
import styles from './Composer.module.css';

interface RefusalsProps {
  /** Why files were not taken. */
  files: readonly string[];
  onDismiss: () => void;
  /** How long the message is, in characters. */
  length: number;
}

/** Why a message cannot go as it is. */
export function Refusals({ files, onDismiss, length }: RefusalsProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const isTooLong = length > mostCharacters;
  if (files.length === 0 && !isTooLong) return null;
  return (
    <div className={styles.refusals}>
      {files.map((refusal) => (
        <Alert key={refusal} type="error" title={<bdi>{refusal}</bdi>} onClose={onDismiss} />
      ))}
      {isTooLong && (
        <Alert
          type="error"
          title={t('composer.tooLong', { length: format.number(length), most: format.number(mostCharacters) })}
        />
      )}
    </div>
  );
}
