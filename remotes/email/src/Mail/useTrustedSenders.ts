import { useState } from 'react';

const key = 'email.picturesFrom';

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

/** Senders whose pictures are always shown; kept in this browser. */
export function useTrustedSenders() {
  const [senders, setSenders] = useState(stored);
  return {
    isTrusted: (address: string) => senders.includes(address.toLowerCase()),
    trust(address: string) {
      const next = [...new Set([...stored(), address.toLowerCase()])];
      setSenders(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The browser keeps nothing; it holds for this page.
      }
    },
  };
}
