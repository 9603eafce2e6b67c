import type { EmittedManifest, Language } from '@atrium/contract';
import { ownerOfPath } from '@atrium/contract/host';
import { useApps, useCan, useRuntime, useSession } from '@atrium/sdk';
import { useKeyboard } from '@atrium/sdk/host';
import { useFormat } from '@atrium/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../common/GuardedRouter';
import { labelOf } from '../common/labelOf';
import { shellApi } from '../common/shellApi';
import { createHitGroup, type HitGroup } from './hits';
import {
  actionHits,
  commandHits,
  type LocalHits,
  localGroups,
  pageActionHits,
  pageHits,
  recentHits,
  typedHits,
} from './localHits';
import { useMenu } from './MenuProvider';
import { recentPages } from './recentPages';
import { recordGroups } from './recordGroups';
import { useBookmarks } from './useBookmarks';
import { useShellActions } from './useShellActions';

/** Letters that are pressed at once are asked for at once; further typing is answered letter by letter. */
const pauseMs = 40;

export interface PaletteGroups {
  groups: readonly HitGroup[];
  /** No hit; commands that take the typed text are offered all the same. */
  isNothingFound: boolean;
  /** The API has not answered for this query. */
  isSearching: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** The palette's groups for a query: local hits at once, then what the API finds. */
export function usePaletteGroups(query: string, isWhole: ReadonlySet<string>): PaletteGroups {
  const { t } = useTranslation('shell');
  const local = useLocalHits();
  const records = useRecords(query, isWhole);
  const typed = useTypedGroup(query, isWhole);
  const found = useMemo(() => {
    const titles = {
      recent: t('palette.recent'),
      commands: t('palette.commands'),
      page: t('palette.page'),
      pages: t('palette.pages'),
    };
    return [...localGroups(local, titles, query, isWhole), ...records.groups];
  }, [local, records.groups, query, isWhole, t]);
  const { isSearching, isFailed } = records;
  // Added once the search has ended, so that the first row stays the most likely one.
  const groups = isSearching ? found : [...found, ...typed];
  return { ...records, groups, isNothingFound: found.length === 0 && !isSearching && !isFailed };
}

function useTypedGroup(query: string, isWhole: ReadonlySet<string>): HitGroup[] {
  const { t } = useTranslation('shell');
  const apps = useApps();
  const can = useCan();
  const language = useRuntime().languages.get();
  return useMemo(() => {
    const titleOf = (command: string, words: string) => t('palette.typedRow', { command, words });
    const hits = typedHits(apps, language, can, query, titleOf);
    return hits.length > 0
      ? [createHitGroup({ id: 'typed', title: t('palette.typed'), hits, isWhole: isWhole.has('typed') })]
      : [];
  }, [apps, can, language, query, isWhole, t]);
}

/** Recent pages, commands and pages, as they are when the palette is opened or the language changes. */
function useLocalHits(): LocalHits {
  const apps = useApps();
  const can = useCan();
  const language = useRuntime().languages.get();
  const { pages, offered } = useBookmarks();
  const { groups } = useMenu();
  const actions = useShellActions();
  const current = usePathname();
  const userId = useSession().user?.id;
  const [recent] = useState(() => (userId === undefined ? [] : recentPages(localStorage, userId)));
  const { actions: pageActions } = useKeyboard();
  const [app] = useState(() => ownerOfPath(apps, current)?.manifest);
  const [runnable] = useState(() => (app ? pageActions.runnable(app.id) : []));
  return useMemo(() => {
    const links = groups.flatMap(({ label, links }) =>
      links.flatMap((link) => [link, ...link.children]).map((link) => ({ ...link, group: label })),
    );
    const goKeys = new Map(links.flatMap(({ path, goKey }) => (path && goKey ? [[path, goKey] as const] : [])));
    const wordsOf = (path: string) =>
      `${appTitle(apps, path, language)} ${links.find((link) => link.path === path)?.group ?? ''}`;
    return {
      recent: recentHits({ recent, pages, apps, can, language, current }),
      commands: [...commandHits(apps, language, can), ...actionHits(actions)],
      page: app ? pageActionHits(app, runnable, language, (id) => pageActions.run(app.id, id)) : [],
      pages: pageHits(offered, goKeys, wordsOf),
    };
  }, [recent, pages, offered, apps, can, language, current, groups, actions, app, runnable, pageActions]);
}

function appTitle(apps: readonly EmittedManifest[], path: string, language: Language): string {
  const app = ownerOfPath(apps, path)?.manifest;
  return app ? labelOf(app, app.title, language) : '';
}

const none: readonly HitGroup[] = [];

const maxWords = 8;
const maxLength = 200;

/** The query as sent: the API rejects more words. */
const toSearchQuery = (query: string): string =>
  query.trim().slice(0, maxLength).split(/\s+/, maxWords).join(' ').trim();

function useRecords(query: string, isWhole: ReadonlySet<string>): Omit<PaletteGroups, 'isNothingFound'> {
  const apps = useApps();
  const language = useRuntime().languages.get();
  const { fileSize, date } = useFormat();
  const wanted = toSearchQuery(query);
  const asked = useLater(wanted, pauseMs);
  // The first call, before anything is typed, warms up the apps' search.
  const { currentData, isFetching, isError, refetch } = shellApi.useSearchQuery(asked);
  const isAsked = asked === wanted;
  const found = wanted && isAsked ? currentData?.searchArr : undefined;
  const groups = useMemo(
    () => (found ? recordGroups(found, apps, language, isWhole, { sizeOf: fileSize, dateOf: date }) : none),
    [found, apps, language, isWhole, fileSize, date],
  );
  return {
    groups,
    isSearching: wanted !== '' && !found && (isFetching || !isAsked),
    isFailed: wanted !== '' && isAsked && isError && !isFetching,
    retry: () => void refetch(),
  };
}

function useLater(value: string, ms: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}
