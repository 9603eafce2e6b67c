import { Pill } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ContentItem } from '../../api/schemas';
import { isChanged } from '../../model/transition';
import styles from './Item.module.css';
import { statusTones } from './statusTones';

/** State of the newest version, and separately whether it is newer than the live one. */
export function StatusPill({ item }: { item: Pick<ContentItem, 'status' | 'version' | 'publishedVersion'> }) {
  const { t } = useTranslation('content');
  return (
    <span className={styles.pills}>
      <Pill tone={statusTones[item.status]} dot>
        {t(`status.${item.status}`)}
      </Pill>
      {isChanged(item) && <Pill tone="amber">{t('changed')}</Pill>}
    </span>
  );
}
