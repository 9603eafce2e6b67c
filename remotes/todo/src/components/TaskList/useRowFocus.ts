import { type FocusEvent, useEffect, useRef } from 'react';
import { linksOf, type RowKeys } from './rowKeys';

/**
 * Keeps the focus in the list. When the task that had it leaves, its successor gets it; when the bar of the selection
 * goes, the task from which one went there.
 */
export function useRowFocus({ list, tasks, selection: { isOn } }: RowKeys) {
  const lastIndex = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after the focus whenever the list has changed
  useEffect(() => {
    if (lastIndex.current === null || document.activeElement !== document.body) return;
    const links = linksOf(list);
    links[Math.min(lastIndex.current, links.length - 1)]?.focus();
  }, [tasks, isOn]);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const index = linksOf(list).findIndex((link) => link.closest('li')?.contains(target));
      lastIndex.current = index < 0 ? null : index;
    },
    onBlur({ target, relatedTarget: next }: FocusEvent<HTMLElement>) {
      if (next && (list.current?.contains(next) || next.closest('[data-selection-bar]'))) return;
      // An element that was taken away leaves the place open; one that is still there was left on purpose.
      queueMicrotask(() => {
        if (target.isConnected) lastIndex.current = null;
      });
    },
  };
}
