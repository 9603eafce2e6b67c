import { useFormat } from '@atrium/ui';
import type { BoardColumn } from '@atrium/ui/board';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery } from '../../api/contentApi';
import type { ListedItem } from '../../api/schemas';
import { maxPerPage } from '../../api/schemas/limits';
import { type BoardStatus, boardStatuses } from '../../model/board';

const step = 30;

/** The most urgent or newest item of a column is at its top. */
const orders: Readonly<Record<BoardStatus, { sortBy: string; sortDir: 'asc' | 'desc' }>> = {
  draft: { sortBy: 'updatedAt', sortDir: 'desc' },
  changes_requested: { sortBy: 'dueAt', sortDir: 'asc' },
  in_review: { sortBy: 'dueAt', sortDir: 'asc' },
  approved: { sortBy: 'updatedAt', sortDir: 'desc' },
  scheduled: { sortBy: 'scheduledAt', sortDir: 'asc' },
  published: { sortBy: 'publishedAt', sortDir: 'desc' },
  failed: { sortBy: 'updatedAt', sortDir: 'desc' },
};

type Counts = Readonly<Partial<Record<BoardStatus, number>>>;

const useColumnQuery = (status: BoardStatus, q: string, counts: Counts) =>
  useGetItemsQuery({ status: [status], ...(q && { q }), ...orders[status], perPage: counts[status] ?? step });

export type ItemColumn = BoardColumn<ListedItem, BoardStatus>;

/** Columns with their first items, so that ten thousand items are as fast as sixty. */
export function useBoardColumns(q: string) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const [counts, setCounts] = useState<Counts>({});
  const queries = {
    draft: useColumnQuery('draft', q, counts),
    changes_requested: useColumnQuery('changes_requested', q, counts),
    in_review: useColumnQuery('in_review', q, counts),
    approved: useColumnQuery('approved', q, counts),
    scheduled: useColumnQuery('scheduled', q, counts),
    published: useColumnQuery('published', q, counts),
    failed: useColumnQuery('failed', q, counts),
  };
  const all = boardStatuses.map((status) => queries[status]);
  const columns = boardStatuses.map((status): ItemColumn => {
    const { items = [], total = 0 } = queries[status].data ?? {};
    const label = t('more', { shown: number(items.length), total: number(total) });
    const show = () => setCounts({ ...counts, [status]: Math.min(items.length + step, maxPerPage) });
    const hasMore = items.length < Math.min(total, maxPerPage);
    return { key: status, name: t(`status.${status}`), cards: items, total, ...(hasMore && { more: { label, show } }) };
  });
  return {
    columns,
    isLoading: all.some(({ data }) => !data),
    failing: all.find(({ error, data }) => error && !data),
    retry: () => all.forEach(({ refetch }) => void refetch()),
  };
}
