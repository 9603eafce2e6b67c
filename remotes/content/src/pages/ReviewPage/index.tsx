import { EmptyState, SplitPage, useIsNarrow } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewBulkBar } from './ReviewBulkBar';
import { ReviewHead } from './ReviewHead';
import { ReviewList } from './ReviewList';
import styles from './ReviewPage.module.css';
import { ReviewPane } from './ReviewPane';
import { useReviewQueue } from './useReviewQueue';

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
      <ReviewBulkBar items={items.filter(({ id }) => chosen.has(id))} onClear={chooseNone} />
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
