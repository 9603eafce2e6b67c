import type { ReactNode } from 'react';
import { Card, CardHead } from '../Card/Card';
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
  /** At the other end of the head: a link, a legend. */
  end?: ReactNode;
  query: QueryState<Data>;
  rows?: number;
  /** Drawn in place of an answer with nothing in it. */
  empty?: { is: (data: Data) => boolean; text: string };
  children: (data: Data) => ReactNode;
}

/** A card that shows the answer of one query. It loads and fails alone: what is wrong with it stops nothing else. */
export function QueryCard<Data>({ title, end, query, rows = 4, empty, children }: QueryCardProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <Card label={title} className={styles.card}>
      <CardHead title={title} end={data !== undefined && end} />
      {data !== undefined && (empty?.is(data) ? <p className={styles.empty}>{empty.text}</p> : children(data))}
      {data === undefined && error !== undefined && !isFetching && <ErrorState error={error} onRetry={refetch} />}
      {data === undefined && isFetching && <LoadingRows rows={rows} shape="line" />}
    </Card>
  );
}
