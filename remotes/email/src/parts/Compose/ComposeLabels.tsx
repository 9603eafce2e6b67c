import { useTranslation } from 'react-i18next';
import { Pill } from 'shared/ui';
import type { EmailLabel } from '../../api/schemas';
import { labelTones } from '../../model/labelTones';
import styles from './ComposeForm.module.css';

/** The labels that the mail will have. */
export function ComposeLabels({ labels }: { labels: readonly EmailLabel[] }) {
  const { t } = useTranslation('email');
  if (labels.length === 0) return null;
  return (
    <p className={styles.labels}>
      {labels.map((label) => (
        <Pill key={label} tone={labelTones[label]}>
          {t(`label.${label}`)}
        </Pill>
      ))}
    </p>
  );
}
