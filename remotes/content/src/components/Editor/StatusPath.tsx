import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ContentItem, ContentStatus } from '../../api/schemas';
import { ownZone } from '../../model/zonedTime';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { BothClocks } from '../Schedule/BothClocks';
import styles from './ItemEditor.module.css';

const path = ['draft', 'in_review', 'approved', 'scheduled', 'published'] as const;

/** States beside the path are shown at the place they lead back to. */
const places: Readonly<Record<ContentStatus, (typeof path)[number]>> = {
  draft: 'draft',
  in_review: 'in_review',
  changes_requested: 'draft',
  approved: 'approved',
  scheduled: 'scheduled',
  published: 'published',
  failed: 'scheduled',
  archived: 'draft',
};

export function StatusPath({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  const { ago } = useFormat();
  const { reviewers } = useEditorialSettings();
  const here = path.indexOf(places[item.status]);
  const reviewer = reviewers.find(({ id }) => id === item.reviewerId);
  return (
    <section aria-label={t('field.state')}>
      <h2 className={styles.heading}>{t('field.state')}</h2>
      <ol className={styles.path}>
        {path.map((step, index) => (
          <li
            key={step}
            data-state={index < here ? 'past' : index === here ? 'here' : 'ahead'}
            aria-current={index === here ? 'step' : undefined}
          >
            <span>{t(`status.${index === here ? item.status : step}`)}</span>
            <span className={styles.end}>
              {index === here && step !== 'scheduled' && ago(item.updatedAt)}
              {index !== here && step === 'in_review' && reviewer?.fullName}
              {step === 'scheduled' && item.scheduledAt && (
                <BothClocks at={item.scheduledAt} zone={item.scheduledZone ?? ownZone()} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
