import { useTranslation } from 'react-i18next';
import { Pill, type PillTone } from 'shared/ui';
import type { ContentItem, ContentStatus } from '../../api/schemas';
import { isChanged } from '../../model/transition';
import styles from './Item.module.css';

const tones: Readonly<Record<ContentStatus, PillTone>> = {
  draft: 'neutral',
  in_review: 'accent',
  changes_requested: 'amber',
  approved: 'teal',
  scheduled: 'blue',
  published: 'green',
  failed: 'red',
  archived: 'neutral',
};

/** The state of the newest version; and whether it is newer than what is live, which is another fact. */
export function StatusPill({ item }: { item: Pick<ContentItem, 'status' | 'version' | 'publishedVersion'> }) {
  const { t } = useTranslation('content');
  return (
    <span className={styles.pills}>
      <Pill tone={tones[item.status]} dot>
        {t(`status.${item.status}`)}
      </Pill>
      {isChanged(item) && <Pill tone="amber">{t('changed')}</Pill>}
    </span>
  );
}
