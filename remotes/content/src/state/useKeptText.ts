import { useRuntime } from '@atrium/sdk';
import { useState } from 'react';

/** A text that is being written: kept under its name, so that it is there after a reload and when one comes back to it. */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const { storage } = useRuntime();
  const [text, setText] = useState(() => storage.getItem(name) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next) storage.setItem(name, next);
    else storage.removeItem(name);
  };
  return [text, change];
}
