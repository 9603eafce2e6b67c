import { useState } from 'react';
import { useGetMailPageQuery } from '../../api/mailApi';
import type { MailView } from '../../api/mailView';
import type { EmailsMeta } from '../../api/schemas';

export interface SettledList {
  /** List to render: the requested one, or the previous one while a search loads. */
  view: MailView;
  total: number | undefined;
  meta: EmailsMeta | undefined;
  isStale: boolean;
  error: unknown;
  refetch: () => void;
  isRefetching: boolean;
}

export function useSettledList(view: MailView): SettledList {
  const { data, currentData, error, refetch, isFetching } = useGetMailPageQuery({ ...view, page: 1 });
  const [last, setLast] = useState(view);
  if (last !== view && (currentData || error)) setLast(view);
  const isOfSamePlace = last.folder === view.folder && last.label === view.label;
  const shown = isOfSamePlace && !currentData ? last : view;
  return {
    view: shown,
    total: (shown === view ? currentData : data)?.total,
    meta: data?.emailsMeta,
    isStale: shown !== view,
    error: currentData ? undefined : error,
    refetch: () => void refetch(),
    isRefetching: isFetching,
  };
}
