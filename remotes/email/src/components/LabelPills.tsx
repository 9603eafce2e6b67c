import { Pill } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { EmailLabel } from '../api/schemas';
import { labelTones } from '../model/labelTones';
import styles from './LabelPills.module.css';

interface LabelPillsProps {
  labels: readonly EmailLabel[];
  className?: string | undefined;
}

export function LabelPills({ labels, className = '' }: LabelPillsProps) {
  const { t } = useTranslation('email');
  if (labels.length === 0) return null;
  return (
    <p className={`${styles.labels} ${className}`}>
      {labels.map((label) => (
        <Pill key={label} tone={labelTones[label]}>
          {t(`label.${label}`)}
        </Pill>
      ))}
    </p>
  );
}
