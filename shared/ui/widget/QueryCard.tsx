import type { ReactNode } from 'react';
import { Card, CardHead } from '../Card/Card';
import { useFormat } from '../format/useFormat';
import { ErrorState } from '../State/ErrorState';
import { LoadingRows } from '../State/LoadingRows';
import styles from './Widget.module.css';

export interface QueryState<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryCardProps<Data> {
  title: string;
  /** Beside the title: how many there are in all. */
  count?: number | undefined;
  /** In its place, where it takes words: 1 of 5. */
  countText?: string | undefined;
  /** The quiet panel of what belongs to a person today, in place of a card with a line around it. */
  isSunken?: boolean;
  /** At the other end of the head: a link, a legend. */
  end?: ReactNode;
  query: QueryState<Data>;
  rows?: number;
  /** Drawn in place of an answer with nothing in it. */
  empty?: { is: (data: Data) => boolean; text: string };
  children: (data: Data) => ReactNode;
}

/** A card that shows the answer of one query. It loads and fails alone: what is wrong with it stops nothing else. */
export function QueryCard<Data>(props: QueryCardProps<Data>) {
  const { title, count, countText, isSunken, end, query, rows = 4, empty, children } = props;
  const { number } = useFormat();
  const { data, error, isFetching, refetch } = query;
  return (
    <Card label={title} className={[styles.card, isSunken && styles.sunken].filter(Boolean).join(' ')}>
      <CardHead
        title={title}
        count={countText ?? (count ? number(count) : undefined)}
        end={data !== undefined && end}
      />
      {data !== undefined && (empty?.is(data) ? <p className={styles.empty}>{empty.text}</p> : children(data))}
      {data === undefined && error !== undefined && !isFetching && (
        <ErrorState error={error} onRetry={refetch} isCompact />
      )}
      {data === undefined && isFetching && <LoadingRows rows={rows} shape="line" />}
    </Card>
  );
}
