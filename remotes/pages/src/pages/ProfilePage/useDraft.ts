import { useRuntime } from '@atrium/sdk';
import { useState } from 'react';

/** A text that is not sent yet: it is still there when one comes back, and gone once it is empty. */
export function useDraft(name: string): [string, (text: string) => void] {
  const { storage } = useRuntime();
  const key = `draft.${name}`;
  const [text, setText] = useState(() => storage.getItem(key) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next) storage.setItem(key, next);
    else storage.removeItem(key);
  };
  return [text, write];
}
