import type { KeyboardEvent } from 'react';

interface ComposerKeys {
  isEmpty: boolean;
  onSend: () => void;
  onEditLast: () => void;
  onEscape: () => void;
}

/** Enter sends, with Shift it begins a line; in an empty field the up arrow leads to what one said last; Escape leaves. */
export const useComposerKeys =
  ({ isEmpty, onSend, onEditLast, onEscape }: ComposerKeys) =>
  (event: KeyboardEvent) => {
    // While an input method composes, Enter only takes its choice, and Escape gives it up.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const runs: Record<string, (() => void) | undefined> = {
      Enter: event.shiftKey ? undefined : onSend,
      ArrowUp: isEmpty && !event.shiftKey ? onEditLast : undefined,
      Escape: onEscape,
    };
    const run = runs[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
