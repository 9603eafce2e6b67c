import { useCan } from '@atrium/sdk';
import { Icon, LinkButton, SearchInput } from '@atrium/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Queue, QueueCounts } from '../../api/schemas';
import { queues } from '../../api/schemas/choices';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import styles from './ReviewHead.module.css';

interface ReviewHeadProps {
  queue: Queue;
  q: string;
  counts: QueueCounts | undefined;
  onQueue: (queue: Queue) => void;
  onSearch: (q: string) => void;
}

export function ReviewHead({ queue, q, counts, onQueue, onSearch }: ReviewHeadProps) {
  const { t } = useTranslation('content');
  const canCreate = useCan()({ action: 'create', subject: 'Content' });
  return (
    <SectionHead
      title={t('review.title')}
      end={
        <div className={styles.search}>
          <SearchInput label={t('review.search')} value={q} onSearch={onSearch} />
          {canCreate && (
            <LinkButton to="/content/new?type=article" icon={<Icon of={Plus} />}>
              {t('new.article')}
            </LinkButton>
          )}
        </div>
      }
    >
      <fieldset aria-label={t('review.queues')} className={styles.pills}>
        {queues.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.pill}
            aria-pressed={name === queue}
            data-late={name === 'overdue' && Boolean(counts?.overdue)}
            onClick={() => onQueue(name)}
          >
            {t(`queue.${name}`)} {counts && <b>{counts[name]}</b>}
          </button>
        ))}
      </fieldset>
    </SectionHead>
  );
}
