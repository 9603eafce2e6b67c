import { Pill, type PillTone } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ContentItem, ContentStatus } from '../../api/schemas';
import { isChanged } from '../../model/transition';
import styles from './Item.module.css';

export const statusTones: Readonly<Record<ContentStatus, PillTone>> = {
  draft: 'neutral',
  in_review: 'accent',
  changes_requested: 'amber',
  approved: 'teal',
  scheduled: 'blue',
  published: 'green',
  failed: 'red',
  archived: 'neutral',
};

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
