import { useActions } from '@atrium/sdk';
import { Avatar, ErrorState, LoadingRows, Pill, SearchInput, StretchedLink, useFormat } from '@atrium/ui';
import { Board, useBoard } from '@atrium/ui/board';
import { lazy, memo, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { DueTime } from '../../components/Item/DueTime';
import { SectionHead } from '../../components/SectionPage/SectionPage';
import { StepMenu } from '../../components/Steps/StepMenu';
import { stepsFrom } from '../../model/stepsFrom';
import { isChanged } from '../../model/transition';
import styles from './BoardPage.module.css';
import { type ItemColumn, useBoardColumns } from './useBoardColumns';
import { type BoardMoves, useBoardMoves } from './useBoardMoves';

const PeopleIn = lazy(() => import('../../components/Item/PeopleIn'));

interface ItemCardProps {
  item: ListedItem;
  /** The same function at every render. */
  onBegin: BoardMoves['begin'];
}

/** Content of a card, rendered again only when its item changes, not with every step of a drag. */
const ItemCard = memo(({ item, onBegin }: ItemCardProps) => {
  const { t } = useTranslation('content');
  const { id, status, publishedVersion, author } = item;
  const title = item.title || t('untitled');
  return (
    <div className={styles.card}>
      <StretchedLink to={`/content/items/${id}`} className={styles.title} dir="auto" draggable={false}>
        {title}
      </StretchedLink>
      <StepMenu
        item={item}
        steps={stepsFrom(status, publishedVersion !== null)}
        label={t('actionsOf', { title })}
        size="small"
        onBegin={(step) => onBegin(step, item)}
      />
      <div className={styles.facts}>
        {isChanged(item) && <Pill tone="amber">{t('changed')}</Pill>}
        <ChannelNames ids={item.channelIds} />
        <CardTime item={item} />
        <Suspense>
          <PeopleIn id={id} />
        </Suspense>
        {author && (
          <span className={styles.author}>
            <Avatar name={author.fullName} src={author.avatar} size="s" isNamed />
          </span>
        )}
      </div>
    </div>
  );
});

/** Time relevant to the state: planned, published, or due. */
function CardTime({ item }: { item: ListedItem }) {
  const { dateTime, date } = useFormat();
  const { status, scheduledAt, publishedAt } = item;
  if (status === 'scheduled' && scheduledAt) return <time dateTime={scheduledAt}>{dateTime(scheduledAt)}</time>;
  if (status === 'published' && publishedAt) return <time dateTime={publishedAt}>{date(publishedAt)}</time>;
  return <DueTime item={item} />;
}

/** The items in columns: moved by dragging, by keys, or by the menu of a card. */
function ItemBoard({ columns }: { columns: readonly ItemColumn[] }) {
  const { t } = useTranslation('content');
  const moves = useBoardMoves();
  const begin = useStable(moves.begin);
  const board = useBoard({
    columns,
    titleOf: ({ title }) => title || t('untitled'),
    onMove: (item, _, to) => moves.move(item, to),
    columnAside: (item, _, distance) => moves.columnAside(item, distance),
  });
  useActions({
    left: ({ target }) => board.moveAside(target, -1),
    right: ({ target }) => board.moveAside(target, 1),
  });
  return (
    <>
      <Board
        board={board}
        label={t('board.title')}
        isBusy={moves.isBusy}
        emptyText={t('board.empty')}
        whyNot={moves.whyNot}
      >
        {(item) => <ItemCard item={item} onBegin={begin} />}
      </Board>
      {moves.dialog}
    </>
  );
}

/** A function that stays the same and calls the newest one: cards that get it are not rendered again. */
function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args) => newest.current(...args), []);
}

export default function BoardPage() {
  const { t } = useTranslation('content');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const { columns, isLoading, failing, retry } = useBoardColumns(q);
  return (
    <div className={styles.page}>
      <SectionHead
        title={t('board.title')}
        end={
          <SearchInput
            className={styles.search}
            label={t('review.search')}
            value={q}
            onSearch={(next) => setSearch(next ? { q: next } : {}, { replace: true })}
          />
        }
      />
      {failing ? (
        <ErrorState error={failing.error} onRetry={retry} isRetrying={failing.isFetching} />
      ) : isLoading ? (
        <LoadingRows rows={8} shape="card" isInset />
      ) : (
        <ItemBoard columns={columns} />
      )}
    </div>
  );
}
