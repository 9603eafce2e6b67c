import type { KeyboardEvent } from 'react';

interface ComposerKeys {
  isEmpty: boolean;
  onSend: () => void;
  onEditLast: () => void;
  onEscape: () => void;
}

/** Enter sends, Shift+Enter adds a line; in an empty field the up arrow edits the last own message; Escape leaves. */
export const useComposerKeys =
  ({ isEmpty, onSend, onEditLast, onEscape }: ComposerKeys) =>
  (event: KeyboardEvent) => {
    // While an input method composes, Enter and Escape belong to it.
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
