import { type RefObject, useLayoutEffect, useRef } from 'react';

interface TextField {
  focus(): void;
  resizableTextArea?: { textArea: HTMLTextAreaElement };
}

/** Puts something where the caret is, in place of what is chosen, and the caret behind it. */
export function useInsertion(field: RefObject<TextField | null>, text: string, onChange: (text: string) => void) {
  const caret = useRef<number>(undefined);
  const getArea = () => field.current?.resizableTextArea?.textArea;

  // The caret can be put only where there is text already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useLayoutEffect(() => {
    const place = caret.current;
    if (place === undefined) return;
    caret.current = undefined;
    field.current?.focus();
    getArea()?.setSelectionRange(place, place);
  }, [text]);

  return (part: string) => {
    const area = getArea();
    const start = area?.selectionStart ?? text.length;
    const end = area?.selectionEnd ?? text.length;
    caret.current = start + part.length;
    onChange(text.slice(0, start) + part + text.slice(end));
  };
}
