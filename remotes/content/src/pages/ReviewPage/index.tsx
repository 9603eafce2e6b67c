import { useCan } from '@atrium/sdk';
import { EmptyState, Icon, LinkButton, SearchInput, SplitPage, useIsNarrow } from '@atrium/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Queue, QueueCounts } from '../../api/schemas';
import { queues } from '../../api/schemas/choices';
import { SectionHead } from '../../components/SectionPage/SectionPage';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { ReviewList } from './ReviewList';
import styles from './ReviewPage.module.css';
import { ReviewPane } from './ReviewPane';
import { useReviewQueue } from './useReviewQueue';

interface ReviewHeadProps {
  queue: Queue;
  q: string;
  counts: QueueCounts | undefined;
  onQueue: (queue: Queue) => void;
  onSearch: (q: string) => void;
}

function ReviewHead({ queue, q, counts, onQueue, onSearch }: ReviewHeadProps) {
  const { t } = useTranslation('content');
  const canCreate = useCan()({ action: 'create', subject: 'Content' });
  const { types } = useEditorialSettings();
  return (
    <SectionHead
      title={t('review.title')}
      end={
        <div className={styles.search}>
          <SearchInput label={t('review.search')} value={q} onSearch={onSearch} />
          {canCreate && (
            <Suspense>
              {types.some(({ isArchived }) => !isArchived) ? (
                <NewTyped types={types} />
              ) : (
                <LinkButton to="/content/new?type=article" icon={<Icon of={Plus} />}>
                  {t('new.article')}
                </LinkButton>
              )}
            </Suspense>
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

const NewTyped = lazy(() => import(/* webpackChunkName: "bulk" */ './NewTyped'));
const ReviewBulkBar = lazy(() => import(/* webpackChunkName: "bulk" */ './ReviewBulkBar'));

/** Review queue with one item beside it: read, decide, next. */
export default function ReviewPage() {
  const { t } = useTranslation('content');
  const isNarrow = useIsNarrow();
  const queue = useReviewQueue();
  const { view, query, items, openId } = queue;
  const { chosen, choose, chooseNone } = useChosen();
  const showQueue = (next: Partial<typeof view>) => {
    chooseNone();
    queue.showQueue(next);
  };

  return (
    <div className={styles.page} data-detail={isNarrow && openId !== null}>
      <ReviewHead
        queue={view.queue}
        q={view.q}
        counts={query.data?.counts}
        onQueue={(next) => showQueue({ queue: next })}
        onSearch={(q) => showQueue({ q })}
      />
      <SplitPage
        title={t('review.title')}
        hasOwnHeading
        labels={{ list: t('review.list'), detail: t('review.item') }}
        list={
          <ReviewList
            view={view}
            query={query}
            openId={openId}
            chosen={chosen}
            onOpen={queue.open}
            onChoose={choose}
            onMore={queue.showMore}
            onClear={() => showQueue({ q: '' })}
          />
        }
        detail={
          openId === null ? undefined : (
            <ReviewPane
              id={openId}
              place={queue.place}
              onBack={() => queue.open(null)}
              previous={queue.previous}
              next={queue.next}
              onDecided={queue.goOn}
            />
          )
        }
        placeholder={<EmptyState picture="document" title={t('review.choose')} />}
      />
      {chosen.size > 0 && (
        <Suspense>
          <ReviewBulkBar items={items.filter(({ id }) => chosen.has(id))} onClear={chooseNone} />
        </Suspense>
      )}
    </div>
  );
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return { chosen, choose, chooseNone: () => setChosen(new Set()) };
}
