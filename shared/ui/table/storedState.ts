import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAccount, useOwnKey } from '../theme/account';

/** Fallback for a browser without storage: lives as long as the page. */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return kept.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    kept.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A value that this browser keeps for an app and the account under a key, the same in all its tabs; until the account has
 * one of its own there, what was kept before apps were kept apart, or for everyone.
 * @param understand makes the value of whatever is stored, which may be nothing, or something old or foreign;
 * it must be the same function on every call
 * @returns the value and what puts another one in its place
 */
export function useStoredState<T>(key: string, understand: (stored: unknown) => T): [T, (value: T) => void] {
  const account = useAccount();
  const own = useOwnKey(key);
  const text = useSyncExternalStore(subscribe, () => read(own) ?? read(`${key}@${account}`) ?? read(key));
  const value = useMemo(() => understand(parse(text)), [text, understand]);
  return [value, useCallback((next: T) => write(own, JSON.stringify(next)), [own])];
}
