import { changeText } from '@atrium/contract/document';
import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { YTextEvent } from 'yjs';
import type { SharedDocument } from './SharedDocument';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Caret {
  start: number;
  end: number;
}

/** Where a place of a text is after what somebody else has changed. */
function follow(place: number, { delta }: YTextEvent): number {
  let at = 0;
  let moved = place;
  for (const { retain, insert, delete: removed } of delta) {
    if (retain !== undefined) at += retain;
    else if (typeof insert === 'string') {
      if (at < moved) moved += insert.length;
      at += insert.length;
    } else if (removed !== undefined && at < moved) moved = Math.max(at, moved - removed);
  }
  return moved;
}

interface SharedText {
  value: string;
  change: (value: string) => void;
}

/**
 * A text of a shared document in a plain field: the caret stays where it is while others write.
 * @param field holds the element of the field
 */
export function useSharedText(
  shared: SharedDocument,
  part: 'title' | 'summary',
  field: RefObject<Field | null>,
): SharedText {
  const text = shared.text(part);
  const caret = useRef<Caret | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const observe = (event: YTextEvent) => {
        const element = field.current;
        if (!event.transaction.local && element && document.activeElement === element)
          caret.current = {
            start: follow(caret.current?.start ?? element.selectionStart ?? 0, event),
            end: follow(caret.current?.end ?? element.selectionEnd ?? 0, event),
          };
        listener();
      };
      text.observe(observe);
      return () => text.unobserve(observe);
    },
    [text, field],
  );
  const value = useSyncExternalStore(subscribe, () => text.toString());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that was given another value has lost its caret
  useLayoutEffect(() => {
    if (caret.current) field.current?.setSelectionRange(caret.current.start, caret.current.end);
    caret.current = null;
  }, [value, field]);
  return { value, change: (next) => shared.doc.transact(() => changeText(text, next)) };
}
