import { useActions } from '@atrium/sdk';
import { useIsNarrow } from '@atrium/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetItemsQuery } from '../../api/contentApi';
import { maxPerPage } from '../../api/schemas/limits';
import { neighbourOf, type ReviewView, readReviewView, writeReviewView } from '../../model/reviewAddress';

/** View state in the URL: Back and reload restore it. */
function useReviewView() {
  const [search, setSearch] = useSearchParams();
  const view = readReviewView(search);
  const change = (next: Partial<ReviewView>, replace = false) =>
    setSearch(writeReviewView({ ...view, ...next }), { replace });
  return { view, change };
}

const perPage = 30;

export function useReviewQueue() {
  const { view, change } = useReviewView();
  const isNarrow = useIsNarrow();
  const [shown, setShown] = useState(perPage);
  const query = useGetItemsQuery({
    queue: view.queue,
    ...(view.q && { q: view.q }),
    sortBy: view.queue === 'all' ? 'updatedAt' : 'dueAt',
    sortDir: view.queue === 'all' ? 'desc' : 'asc',
    perPage: shown,
  });
  const items = query.data?.items ?? [];
  const ids = items.map(({ id }) => id);
  // With room beside the list, the first item opens by itself.
  const openId = view.item ?? (isNarrow ? null : (ids[0] ?? null));

  const step = (distance: 1 | -1) => {
    const next = openId === null ? ids[0] : neighbourOf(ids, openId, distance);
    if (next) change({ item: next }, true);
  };
  const action = useActions({ next: () => step(1), previous: () => step(-1) });
  return {
    view,
    query,
    items,
    openId,
    place: { index: openId === null ? -1 : ids.indexOf(openId), total: query.data?.total ?? 0 },
    step,
    next: action('next'),
    previous: action('previous'),
    open: (item: number | null) => change({ item }),
    goOn: () => openId !== null && change({ item: neighbourOf(ids, openId) }, true),
    showMore: () => setShown(Math.min(shown + perPage, maxPerPage)),
    showQueue: (next: Partial<typeof view>) => {
      setShown(perPage);
      change({ ...next, item: null });
    },
  };
}
