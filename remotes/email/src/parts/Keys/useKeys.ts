import { useEffect, useRef } from 'react';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]'));

/** A dialog that was closed may stay in the document, hidden. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.checkVisibility?.() ?? true,
  );

/** How long after `g` a key belongs to it (it leads to other apps), in milliseconds. */
const prefixTime = 1_000;

/** Runs what a key means, as long as nobody is writing and no dialog is open. Keys as `KeyboardEvent.key` names them. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    let prefixedAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrefixed = event.timeStamp - prefixedAt < prefixTime;
      prefixedAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const run = latest.current[event.key];
      if (!run || isPrefixed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || isDialogOpen()) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
