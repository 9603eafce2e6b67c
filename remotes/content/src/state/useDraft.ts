import { readApiError, useRuntime } from '@atrium/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReleaseLockMutation, useTakeLockMutation, useUpdateItemMutation } from '../api/contentApi';
import type { ContentItem, ItemDetail } from '../api/schemas';
import type { Writing } from '../model/draft';
import { createItemDraft, type ItemDraftView, type Sent } from './itemDraft';
import { tabSession } from './tabSession';

export interface ItemDraft extends ItemDraftView {
  write: (change: Partial<Writing>) => void;
  /** Saves at once. @returns the saved item, or null on failure */
  flush: () => Promise<ContentItem | null>;
  resolve: (choice: 'mine' | 'theirs') => void;
  takeOver: () => Promise<boolean>;
  /** Another writer of the item; `isSelf`: the same person in another tab. */
  otherWriter: { name: string; isSelf: boolean } | null;
}

const isItem = (record: unknown, id: number): record is ContentItem =>
  typeof record === 'object' && record !== null && 'id' in record && record.id === id && 'rev' in record;

function readOutcome(error: unknown, id: number): Sent {
  const { status, newer, codes, fields } = readApiError(error);
  if (status === 409 && isItem(newer, id)) return { kind: 'stale', newer };
  if (status === 423) return { kind: 'locked' };
  // The limit is in bytes: only the text can be that large.
  if (status === 413) return { kind: 'rejected', codes: { body: 'tooLarge' } };
  const rejected = Object.entries(fields).map(([field, [sentence]]) => [
    // Of a list: its elements are rejected with it.
    field.split('.')[0],
    codes[field] ?? sentence ?? '',
  ]);
  if (status === 400 && rejected.length > 0) return { kind: 'rejected', codes: Object.fromEntries(rejected) };
  return { kind: status === 0 ? 'offline' : 'failed' };
}

/** Autosaved draft of an item; locked for this tab from the first key. */
export function useDraft({ item, lock }: ItemDetail): ItemDraft {
  const { storage, clock, session } = useRuntime();
  const [updateItem] = useUpdateItemMutation();
  const [takeLock] = useTakeLockMutation();
  const [releaseLock] = useReleaseLockMutation();
  const [saver] = useState(() =>
    createItemDraft({
      item,
      name: `draft.${item.id}`,
      storage,
      clock,
      async send(rev, change) {
        const { data, error } = await updateItem({ id: item.id, rev, session: tabSession(), ...change });
        return data ? { kind: 'saved', item: data.item } : readOutcome(error, item.id);
      },
    }),
  );
  const view = useSyncExternalStore(saver.subscribe, saver.getView);

  useEffect(() => void saver.receive(item), [saver, item]);
  useEffect(() => {
    const { resume } = saver;
    const { id } = saver.getView().item;
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      void saver.flush().then(() => {
        saver.rest();
        if (saver.getView().savedAt !== null) void releaseLock({ id, session: tabSession() });
      });
    };
  }, [saver, releaseLock]);

  const self = session.getState().user?.id;
  const isOther = lock !== null && lock.session !== tabSession();
  return {
    ...view,
    write: saver.write,
    flush: saver.flush,
    resolve: saver.resolve,
    async takeOver() {
      const { error } = await takeLock({ id: item.id, session: tabSession(), takesOver: true });
      if (!error) saver.resume();
      return !error;
    },
    otherWriter: isOther ? { name: lock.by?.fullName ?? '', isSelf: lock.by?.id === self } : null,
  };
}
