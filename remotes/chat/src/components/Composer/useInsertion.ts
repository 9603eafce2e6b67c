import { type RefObject, useLayoutEffect, useRef } from 'react';

interface TextField {
  focus(): void;
  resizableTextArea?: { textArea: HTMLTextAreaElement };
}

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

  const replace = (start: number, end: number, part: string) => {
    caret.current = start + part.length;
    onChange(text.slice(0, start) + part + text.slice(end));
  };
  return {
    replace,
    insert(part: string) {
      const area = getArea();
      replace(area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length, part);
    },
  };
}
