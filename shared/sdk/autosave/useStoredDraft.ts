import type { KeyValueStore } from '@atrium/contract';
import { useState, useSyncExternalStore } from 'react';
import { useRuntime } from '../hooks';
import { createStoredDraft, type StoredDraftOptions } from './storedDraft';

type Change<Draft> = (next: Draft | undefined | ((before: Draft | undefined) => Draft | undefined)) => void;

/**
 * Unsent input of a person, stored in this browser at each change, so that it survives a reload. Setting it to
 * undefined removes it.
 * @param isValid rejects values that another release, or another script, has stored under the key; keep it stable
 * between renders
 */
export function useStoredDraft<Draft>(
  key: string,
  isValid: (value: unknown) => value is Draft,
  options?: StoredDraftOptions,
): [draft: Draft | undefined, change: Change<Draft>] {
  const { storage } = useRuntime();
  const [held, setHeld] = useState(() => holdDraft(storage, key, isValid, options));
  if (held.key !== key) setHeld(holdDraft(storage, key, isValid, options));
  return [useSyncExternalStore(held.subscribe, held.get), held.change];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A text in the making; an empty one is not kept. */
export function useStoredText(key: string): [text: string, change: (text: string) => void] {
  const [text = '', change] = useStoredDraft(key, isText);
  return [text, (next) => change(next === '' ? undefined : next)];
}

/** Drafts on screen: components that show the same one show the same words. */
const shown = new Set<{ storage: KeyValueStore; key: string; reload: () => void }>();

function holdDraft<Draft>(
  storage: KeyValueStore,
  key: string,
  isValid: (value: unknown) => value is Draft,
  options?: StoredDraftOptions,
) {
  const stored = createStoredDraft(storage, key, isValid, options);
  const listeners = new Set<() => void>();
  let draft = stored.read();
  const show = (next: Draft | undefined) => {
    draft = next;
    for (const listener of listeners) listener();
  };
  const self = { storage, key, reload: () => show(stored.read()) };
  const change: Change<Draft> = (next) => {
    show(next instanceof Function ? next(draft) : next);
    if (!stored.write(draft)) return;
    for (const other of shown) if (other !== self && other.storage === storage && other.key === key) other.reload();
  };
  return {
    key,
    change,
    get: () => draft,
    subscribe(listener: () => void) {
      listeners.add(listener);
      shown.add(self);
      return () => {
        listeners.delete(listener);
        shown.delete(self);
      };
    },
  };
}
