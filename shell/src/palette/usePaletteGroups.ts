import { useEffect, useMemo, useState } from 'react';
import { useApps, useCan, useRuntime, useSession } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import { frameApi } from '../api/frameApi';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { commandHits, type GroupId, type HitGroup, localGroups, remoteGroups } from './model';
import { recentPages } from './recentPages';

const pauseMs = 200;

/** What the palette offers for a query: what the page knows by itself at once, then what the API finds. */
export function usePaletteGroups(
  query: string,
  isWhole: ReadonlySet<GroupId>,
): { groups: HitGroup[]; retry: () => void } {
  const apps = useApps();
  const can = useCan();
  const { fileSize } = useFormat();
  const language = useRuntime().languages.get();
  const { pages } = useBookmarks();
  const userId = useSession().user?.id;
  const [recent] = useState(() => (userId === undefined ? [] : recentPages(localStorage, userId)));
  const asked = useLater(query.trim(), pauseMs);
  const { currentData, isFetching, isError, refetch } = frameApi.useSearchQuery(asked, { skip: asked === '' });

  const commands = useMemo(() => commandHits(apps, language, can), [apps, language, can]);
  const groups = useMemo(() => {
    const local = localGroups({ recent, commands, pages }, query, isWhole);
    if (!query.trim()) return local;
    const isAsked = asked === query.trim();
    const found = isAsked ? currentData?.searchArr : undefined;
    const remote = remoteGroups(found ?? [], isWhole, fileSize);
    return [
      ...local,
      ...remote.map((group) => ({
        ...group,
        isLoading: !found && (isFetching || !isAsked),
        isFailed: isAsked && isError && !isFetching,
      })),
    ];
  }, [recent, commands, pages, query, isWhole, asked, currentData, isFetching, isError, fileSize]);
  return { groups, retry: refetch };
}

/** The value as it was once it had stayed the same for a while. */
function useLater(value: string, ms: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}
