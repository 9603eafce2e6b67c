import { type KeyValueStore, useRuntime } from '@atrium/sdk';
import { useState } from 'react';
import { type SkinTone, skinTones } from '../../model/skinTone';

const key = 'skinTone';

const read = (storage: KeyValueStore): SkinTone => skinTones.find((tone) => String(tone) === storage.getItem(key)) ?? 0;

export function useSkinTone() {
  const { storage } = useRuntime();
  const [tone, setTone] = useState(() => read(storage));
  return {
    tone,
    choose(wanted: SkinTone) {
      setTone(wanted);
      try {
        storage.setItem(key, String(wanted));
      } catch {
        // Without storage it holds for this page.
      }
    },
  };
}
