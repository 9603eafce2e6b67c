import { type KeyValueStore, useRuntime } from '@atrium/sdk';
import { useState } from 'react';

const key = 'picturesFrom';

function readSenders(storage: KeyValueStore): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

/** Senders whose pictures are always shown; stored in this browser per person. */
export function useTrustedSenders() {
  const { storage } = useRuntime();
  const [senders, setSenders] = useState(() => readSenders(storage));
  return {
    isTrusted: (address: string) => senders.includes(address.toLowerCase()),
    trust(address: string) {
      const next = [...new Set([...readSenders(storage), address.toLowerCase()])];
      setSenders(next);
      try {
        storage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage it holds for this page.
      }
    },
  };
}
