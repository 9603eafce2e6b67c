import { isComposing } from '@atrium/contract/values';
import { useRuntime, useShortcutSheet } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { basePath } from '../common/basePath';
import { type Hit, retryHit } from './hits';
import { useBookmarks } from './useBookmarks';
import { type PaletteGroups, usePaletteGroups } from './usePaletteGroups';

export interface PaletteView extends Omit<PaletteGroups, 'retry'> {
  query: string;
  search(query: string): void;
  chosen: Hit | undefined;
  choose(hit: Hit): void;
  open(hit: Hit, isNewTab: boolean): void;
  isBookmarked(hit: Hit): boolean;
  /** Does nothing for what cannot be bookmarked. */
  toggleBookmark(hit: Hit): void;
  onKeyDown(event: KeyboardEvent): void;
  showKeys(): void;
}

export const optionIdOf = (hit: Hit) => `hit-${hit.key.replace(/[^a-z0-9]+/gi, '-')}`;

/** The row of all hits that is `step` rows further; after the last comes the first. */
const neighbour = (hits: readonly Hit[], from: Hit, step: number): Hit | undefined =>
  hits[(hits.indexOf(from) + step + hits.length) % hits.length];

/** Opens the target of a row, in this tab or another; `show` handles targets inside the palette. */
function useOpenHit(onClose: () => void, show: (target: { kind: 'retry' } | { kind: 'rest'; group: string }) => void) {
  const { t } = useTranslation('shell');
  const { commands } = useRuntime();
  const navigate = useNavigate();
  const toast = useToast();

  return ({ target, title }: Hit, isNewTab: boolean) => {
    if (target.kind === 'rest' || target.kind === 'retry') return show(target);
    onClose();
    if (target.kind === 'action') return target.run();
    if (target.kind === 'command')
      commands.run(target.id, target.argument).catch(() => toast.error(t('palette.commandFailed', { command: title })));
    else if (isNewTab) window.open(basePath + target.path, '_blank', 'noopener');
    else navigate(target.path);
  };
}

/** The palette's action for a key; undefined for typing. */
function actionOf({ key, altKey, code }: KeyboardEvent, query: string) {
  if (key === '?' && query === '') return 'keys';
  // By its place: with Option a Mac writes another sign.
  if (altKey && code === 'KeyB') return 'bookmark';
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  return key === 'Enter' ? 'open' : undefined;
}

function hitsOf(groups: PaletteView['groups'], isFailed: boolean): Hit[] {
  const shown = groups.flatMap(({ hits, rest }) => (rest ? [...hits, rest] : hits));
  return isFailed ? [...shown, retryHit] : shown;
}

/** The palette's rows and the one that is chosen, by pointer or by keys. */
export function usePaletteView(first: string, onClose: () => void): PaletteView {
  const { isBookmarked, toggle } = useBookmarks();
  const [query, setQuery] = useState(first);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [isWhole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const openSheet = useShortcutSheet();
  const { groups, isNothingFound, isSearching, isFailed, retry } = usePaletteGroups(query, isWhole);
  const hits = hitsOf(groups, isFailed);
  // Stored by key, so that later hits do not move the selection.
  const chosen = hits.find(({ key }) => key === chosenKey) ?? hits[0];

  const open = useOpenHit(onClose, (target) => {
    if (target.kind === 'retry') return retry();
    const lastShown = groups.find(({ id }) => id === target.group)?.hits.at(-1);
    setWhole(new Set([...isWhole, target.group]));
    setChosenKey(lastShown?.key ?? null);
  });
  const toggleBookmark = ({ bookmark }: Hit) => {
    if (bookmark !== undefined) toggle(bookmark);
  };
  const move = (from: Hit, step: number) => {
    const next = neighbour(hits, from, step);
    setChosenKey(next?.key ?? null);
    if (next) document.getElementById(optionIdOf(next))?.scrollIntoView({ block: 'nearest' });
  };

  const showKeys = () => {
    onClose();
    openSheet();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = isComposing(event) ? undefined : actionOf(event, query);
    if (!action) return;
    event.preventDefault();
    if (action === 'keys') return showKeys();
    if (!chosen) return;
    if (action === 'bookmark') toggleBookmark(chosen);
    else if (action === 'open') open(chosen, event.ctrlKey || event.metaKey);
    else move(chosen, action === 'next' ? 1 : -1);
  };

  return {
    query,
    search(next) {
      setQuery(next);
      setChosenKey(null);
    },
    groups,
    isNothingFound,
    isSearching,
    isFailed,
    chosen,
    choose: ({ key }) => setChosenKey(key),
    open,
    isBookmarked: ({ bookmark }) => bookmark !== undefined && isBookmarked(bookmark),
    toggleBookmark,
    onKeyDown,
    showKeys,
  };
}
