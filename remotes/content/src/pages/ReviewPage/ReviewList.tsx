import { Avatar, Button, Checkbox, EmptyState, ErrorState, Highlight, LoadingRows } from '@atrium/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemPage, ListedItem } from '../../api/schemas';
import { maxPerPage } from '../../api/schemas/limits';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { DueTime } from '../../components/Item/DueTime';
import { StatusPill } from '../../components/Item/StatusPill';
import { TypeName } from '../../components/Item/TypeName';
import type { ReviewView } from '../../model/reviewAddress';
import { useNameOf } from '../../state/useEditorialSettings';
import styles from './ReviewList.module.css';

const PeopleIn = lazy(() => import('../../components/Item/PeopleIn'));

interface ReviewRowProps {
  item: ListedItem;
  q: string;
  isOpen: boolean;
  /** Lists with several states show each item's state. */
  hasStatus: boolean;
  isChosen: boolean;
  onOpen: () => void;
  onChoose: (isChosen: boolean) => void;
}

function ReviewRow({ item, q, isOpen, hasStatus, isChosen, onOpen, onChoose }: ReviewRowProps) {
  const { t } = useTranslation('content');
  const name = useNameOf()(item.author);
  return (
    <li className={styles.row} data-open={isOpen} data-chosen={isChosen}>
      <Checkbox
        className={styles.box}
        aria-label={t('choose', { title: item.title })}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <button type="button" className={styles.open} {...(isOpen && { 'aria-current': true })} onClick={onOpen}>
        <span className={styles.title}>
          <Highlight text={item.title || t('untitled')} query={q} />
        </span>
        <span className={styles.line}>
          <Avatar name={name} src={item.author?.avatar ?? null} size="s" />
          <span className={styles.name}>{name}</span>
          <Suspense>
            <PeopleIn id={item.id} />
          </Suspense>
          <DueTime item={item} />
        </span>
        <span className={styles.line}>
          {hasStatus ? <StatusPill item={item} /> : <ChannelNames ids={item.channelIds} />}
          <TypeName typeId={item.typeId} />
          <span className={styles.end}>
            {item.openComments > 0
              ? t('comments.count', { count: item.openComments })
              : t('words', { count: item.words })}
          </span>
        </span>
      </button>
    </li>
  );
}

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
