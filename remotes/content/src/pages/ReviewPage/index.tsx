import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from 'shared/runtime';
import { EmptyState, SplitPage, useIsNarrow } from 'shared/ui';
import { useGetItemsQuery } from '../../api/contentApi';
import { neighbourOf } from '../../model/reviewAddress';
import { ReviewBulkBar } from './ReviewBulkBar';
import { ReviewHead } from './ReviewHead';
import { ReviewList } from './ReviewList';
import styles from './ReviewPage.module.css';
import { ReviewPane } from './ReviewPane';
import { useReviewView } from './useReviewView';

const perPage = 30;

/** What waits for a review, and one of it beside: read, decide, and the next one is there. */
export default function ReviewPage() {
  const { t } = useTranslation('content');
  const { view, change } = useReviewView();
  const isNarrow = useIsNarrow();
  const [shown, setShown] = useState(perPage);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const query = useGetItemsQuery({
    queue: view.queue,
    ...(view.q && { q: view.q }),
    sortBy: view.queue === 'all' ? 'updatedAt' : 'dueAt',
    sortDir: view.queue === 'all' ? 'desc' : 'asc',
    perPage: shown,
  });
  const items = query.data?.items ?? [];
  const ids = items.map(({ id }) => id);
  // Where there is room beside the list, the first one is open by itself.
  const openId = view.item ?? (isNarrow ? null : (ids[0] ?? null));

  const step = (distance: 1 | -1) => {
    const next = openId === null ? ids[0] : neighbourOf(ids, openId, distance);
    if (next) change({ item: next }, true);
  };
  useKeys({ next: () => step(1), previous: () => step(-1) });
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const showQueue = (next: Partial<typeof view>) => {
    setShown(perPage);
    setChosen(new Set());
    change({ ...next, item: null });
  };

  return (
    <div className={styles.page} data-detail={isNarrow && openId !== null}>
      <ReviewHead
        queue={view.queue}
        q={view.q}
        counts={query.data?.counts}
        onQueue={(queue) => showQueue({ queue })}
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
            onOpen={(item) => change({ item })}
            onChoose={choose}
            onMore={() => setShown(shown + perPage)}
            onClear={() => showQueue({ q: '' })}
          />
        }
        detail={
          openId === null ? undefined : (
            <ReviewPane
              id={openId}
              place={{ index: ids.indexOf(openId), total: query.data?.total ?? 0 }}
              onBack={() => change({ item: null })}
              onStep={step}
              onDecided={() => change({ item: neighbourOf(ids, openId) }, true)}
            />
          )
        }
        placeholder={<EmptyState picture="document" title={t('review.choose')} />}
      />
      <ReviewBulkBar items={items.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
    </div>
  );
}
