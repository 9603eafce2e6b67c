import { Input } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './ComposeForm.module.css';

interface SubjectFieldProps {
  subject: string;
  onChange: (subject: string) => void;
}

export function SubjectField({ subject, onChange }: SubjectFieldProps) {
  const { t } = useTranslation('email');
  return (
    <Input
      className={styles.subject ?? ''}
      variant="borderless"
      name="subject"
      placeholder={t('compose.subject')}
      aria-label={t('compose.subject')}
      dir="auto"
      value={subject}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
