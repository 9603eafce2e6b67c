import { useApps, useCan, useRuntime, useSession } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shellApi } from '../common/shellApi';
import { useSettings } from '../common/useSettings';
import { type PageHit, pageHits, shellPageHits } from './searchEntries';

export interface Bookmark extends PageHit {
  /** Its app is gone, or may not be opened: kept, and shown as unavailable. */
  isUnavailable: boolean;
}

export function useBookmarks() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const apps = useApps();
  const can = useCan();
  const { status } = useSession();
  const { hasSamples } = useSettings();
  const language = useRuntime().languages.get();
  const { data, error, isFetching, refetch } = shellApi.useGetBookmarksQuery(undefined, {
    skip: status !== 'signedIn',
  });
  const [toggleCall] = shellApi.useToggleBookmarkMutation();
  const [reorderCall] = shellApi.useReorderBookmarksMutation();

  const pages = useMemo(() => [...pageHits(apps, language, can), ...shellPageHits(t, can)], [apps, language, can, t]);
  const offered = useMemo(() => pages.filter(({ isSample }) => hasSamples || !isSample), [pages, hasSamples]);
  const bookmarks = useMemo(
    () =>
      (data?.bookmarks ?? []).map(({ id, title, link }): Bookmark => {
        const page = pages.find((one) => one.id === id);
        return page ? { ...page, isUnavailable: false } : { id, title, path: link, icon: [], isUnavailable: true };
      }),
    [data, pages],
  );

  const failed = () => toast.error(t('bookmarks.failed'));
  return {
    pages,
    offered,
    bookmarks,
    /** Set while they could not be loaded and nothing asks again. */
    error: data || isFetching ? undefined : error,
    isLoading: !data && isFetching,
    retry: refetch,
    isBookmarked: (id: string) => bookmarks.some((bookmark) => bookmark.id === id),
    toggle: (id: string) => void toggleCall(id).unwrap().catch(failed),
    reorder: (ids: string[]) => void reorderCall(ids).unwrap().catch(failed),
  };
}
