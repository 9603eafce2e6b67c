import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { type GroupId, type Hit, type HitGroup, restOf } from './model';
import { usePaletteGroups } from './usePaletteGroups';

/** What the dialog shows, and what may be done in it. */
export interface PaletteView {
  query: string;
  search(query: string): void;
  groups: readonly HitGroup[];
  chosen: Hit | undefined;
  choose(hit: Hit): void;
  open(hit: Hit, isNewTab: boolean): void;
  isBookmarked(hit: Hit): boolean;
  /** Does nothing for what cannot be bookmarked. */
  toggleBookmark(hit: Hit): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The element of a row, which the field and its keys speak of. */
export const idOf = (hit: Hit) => `hit-${hit.key.replace(/[^a-z0-9]+/gi, '-')}`;

/** The row of all hits that is `step` rows further; after the last comes the first. */
const neighbour = (hits: readonly Hit[], from: Hit, step: number): Hit | undefined =>
  hits[(hits.indexOf(from) + step + hits.length) % hits.length];

/** Opens what a row leads to, in this tab or another one; `show` does what stays within the palette. */
function useOpenHit(onClose: () => void, show: (target: 'retry' | GroupId) => void) {
  const { t } = useTranslation('shell');
  const { commands } = useRuntime();
  const navigate = useNavigate();
  const toast = useToast();

  return ({ target, title }: Hit, isNewTab: boolean) => {
    if (target.kind === 'rest') return show(target.group);
    if (target.kind === 'retry') return show('retry');
    onClose();
    if (target.kind === 'command')
      commands.run(target.id).catch(() => toast.error(t('palette.commandFailed', { command: title })));
    else if (isNewTab) window.open(target.path, '_blank', 'noopener');
    else navigate(target.path);
  };
}

/** The palette's rows and the one that is chosen, by pointer or by keys. */
export function usePaletteView(first: string, onClose: () => void): PaletteView {
  const { isBookmarked, toggle } = useBookmarks();
  const [query, setQuery] = useState(first);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [isWhole, setWhole] = useState<ReadonlySet<GroupId>>(new Set());
  const { groups, retry } = usePaletteGroups(query, isWhole);
  const hits = groups.flatMap((group) => [...group.hits, ...[restOf(group) ?? []].flat()]);
  // Held by key: what arrives later never moves the choice to another row.
  const chosen = hits.find(({ key }) => key === chosenKey) ?? hits[0];

  const open = useOpenHit(onClose, (target) => {
    if (target === 'retry') return retry();
    const lastShown = groups.find(({ id }) => id === target)?.hits.at(-1);
    setWhole(new Set([...isWhole, target]));
    setChosenKey(lastShown?.key ?? null);
  });
  const toggleBookmark = ({ bookmark }: Hit) => {
    if (bookmark !== undefined) toggle(bookmark);
  };
  const move = (from: Hit, step: number) => {
    const next = neighbour(hits, from, step);
    setChosenKey(next?.key ?? null);
    if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isBookmarkKey = event.altKey && event.key.toLowerCase() === 'b';
    if (!step && event.key !== 'Enter' && !isBookmarkKey) return;
    event.preventDefault();
    if (!chosen) return;
    if (step) move(chosen, step);
    else if (isBookmarkKey) toggleBookmark(chosen);
    else open(chosen, event.ctrlKey || event.metaKey);
  };

  return {
    query,
    search(next) {
      setQuery(next);
      setChosenKey(null);
    },
    groups,
    chosen,
    choose: ({ key }) => setChosenKey(key),
    open,
    isBookmarked: ({ bookmark }) => bookmark !== undefined && isBookmarked(bookmark),
    toggleBookmark,
    onKeyDown,
  };
}
