import type { ReactNode } from 'react';
import { Card, CardHead, ErrorState, LoadingRows } from 'shared/ui';
import styles from './QueryCard.module.css';

export interface QueryState<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  title: string;
  /** At the other end of the head: a link, a legend. */
  end?: ReactNode;
  query: QueryState<Data>;
  rows?: number;
  /** Drawn in place of an answer with nothing in it. */
  empty?: { is: (data: Data) => boolean; text: string };
  children: (data: Data) => ReactNode;
}

/** A card of the dashboard. It loads and fails alone: what is wrong with it stops nothing else. */
export function QueryCard<Data>({ title, end, query, rows = 4, empty, children }: Props<Data>) {
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
