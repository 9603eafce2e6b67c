import { Icon } from '@atrium/ui';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './SampleLayout.module.css';

export function WhenToUse({ use, avoid }: { use: string; avoid: string }) {
  const { t } = useTranslation('samples');
  return (
    <dl className={styles.list}>
      <div className={styles.use}>
        <dt>
          <Icon of={Check} /> {t('use')}
        </dt>
        <dd>
          <bdi>{use}</bdi>
        </dd>
      </div>
      <div className={styles.avoid}>
        <dt>
          <Icon of={X} /> {t('avoid')}
        </dt>
        <dd>
          <bdi>{avoid}</bdi>
        </dd>
      </div>
    </dl>
  );
}
