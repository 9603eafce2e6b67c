import { useEffect, useEffectEvent } from 'react';

/** Takes a step back at Ctrl or Cmd and Z, while there is one. */
export function useUndoKeys(canUndo: boolean, onUndo: () => void) {
  // After a pull at a corner nothing here has the focus: the keys are heard wherever it is, but where one writes.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (isWriting || !canUndo) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
