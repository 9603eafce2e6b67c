import { Button, EmptyState, ErrorState, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ItemPage } from '../../api/schemas';
import { maxPerPage } from '../../api/schemas/limits';
import type { ReviewView } from '../../model/reviewAddress';
import styles from './ReviewList.module.css';
import { ReviewRow } from './ReviewRow';

interface ReviewListProps {
  view: ReviewView;
  query: { data?: ItemPage | undefined; error?: unknown; isFetching: boolean; refetch: () => void };
  openId: number | null;
  chosen: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onChoose: (id: number, isChosen: boolean) => void;
  onMore: () => void;
  onClear: () => void;
}

export function ReviewList({ view, query, openId, chosen, onOpen, onChoose, onMore, onClear }: ReviewListProps) {
  const { t } = useTranslation('content');
  const { data, error, isFetching, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <LoadingRows isInset />;
  if (data.total === 0)
    return view.q ? (
      <EmptyState
        picture="search"
        title={t('nothing.title')}
        text={t('nothing.text', { q: view.q })}
        action={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
      />
    ) : (
      <EmptyState picture="inbox" title={t('review.empty')} text={t(`review.emptyText.${view.queue}`)} />
    );
  return (
    <>
      <ul className={styles.list}>
        {data.items.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            q={view.q}
            isOpen={item.id === openId}
            hasStatus={view.queue === 'all' || view.queue === 'overdue'}
            isChosen={chosen.has(item.id)}
            onOpen={() => onOpen(item.id)}
            onChoose={(isChosen) => onChoose(item.id, isChosen)}
          />
        ))}
      </ul>
      {data.items.length < Math.min(data.total, maxPerPage) && (
        <Button type="text" className={styles.more} loading={isFetching} onClick={onMore}>
          {t('more', { shown: data.items.length, total: data.total })}
        </Button>
      )}
    </>
  );
}
