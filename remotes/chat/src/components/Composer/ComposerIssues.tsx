import { Alert, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { maxCharacters } from '../../api/limits';
import styles from './Composer.module.css';

interface ComposerIssuesProps {
  files: readonly string[];
  onDismiss: () => void;
  length: number;
}

export function ComposerIssues({ files, onDismiss, length }: ComposerIssuesProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const isTooLong = length > maxCharacters;
  if (files.length === 0 && !isTooLong) return null;
  return (
    <div className={styles.issues}>
      {files.map((issue) => (
        <Alert key={issue} type="error" title={<bdi>{issue}</bdi>} onClose={onDismiss} />
      ))}
      {isTooLong && (
        <Alert
          type="error"
          title={t('composer.tooLong', { length: format.number(length), most: format.number(maxCharacters) })}
        />
      )}
    </div>
  );
}
