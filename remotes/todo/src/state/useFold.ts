import { useRuntime } from '@atrium/sdk';
import { useState } from 'react';

const key = 'completed-shown';

/** Whether the completed tasks of a list are folded away, which this browser remembers. */
export function useFold(): [isFolded: boolean, fold: () => void] {
  const { storage } = useRuntime();
  const [isFolded, setFolded] = useState(() => storage.getItem(key) === null);
  return [
    isFolded,
    () => {
      if (isFolded) storage.setItem(key, 'yes');
      else storage.removeItem(key);
      setFolded(!isFolded);
    },
  ];
}
