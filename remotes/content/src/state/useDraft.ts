import { readApiError, useRuntime } from '@atrium/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUpdateItemMutation } from '../api/contentApi';
import type { ContentItem, ItemDetail } from '../api/schemas';
import { sharedSession } from '../model/applied';
import type { Writing } from '../model/draft';
import { createItemDraft, type ItemDraftView, type Sent } from './itemDraft';

export interface ItemDraft extends ItemDraftView {
  write: (change: Partial<Writing>) => void;
  /** Saves at once. @returns the saved item, or null on failure */
  flush: () => Promise<ContentItem | null>;
  resolve: (choice: 'mine' | 'theirs') => void;
}

const isItem = (record: unknown, id: number): record is ContentItem =>
  typeof record === 'object' && record !== null && 'id' in record && record.id === id && 'rev' in record;

function readOutcome(error: unknown, id: number): Sent {
  const { status, newer, codes, fields } = readApiError(error);
  if (status === 409 && isItem(newer, id)) return { kind: 'stale', newer };
  // The limit is in bytes: only the cover can be that large.
  if (status === 413) return { kind: 'rejected', codes: { cover: 'tooLarge' } };
  const rejected = Object.entries(fields).map(([field, [sentence]]) => [
    // Of a list: its elements are rejected with it.
    field.split('.')[0],
    codes[field] ?? sentence ?? '',
  ]);
  if (status === 400 && rejected.length > 0) return { kind: 'rejected', codes: Object.fromEntries(rejected) };
  return { kind: status === 0 ? 'offline' : 'failed' };
}

/** Autosaved draft of an item's fields. */
export function useDraft({ item }: ItemDetail): ItemDraft {
  const { storage, clock } = useRuntime();
  const [updateItem] = useUpdateItemMutation();
  const [saver] = useState(() =>
    createItemDraft({
      item,
      name: `draft.${item.id}`,
      storage,
      clock,
      async send(rev, change) {
        const { data, error } = await updateItem({ id: item.id, rev, session: sharedSession, ...change });
        return data ? { kind: 'saved', item: data.item } : readOutcome(error, item.id);
      },
    }),
  );
  const view = useSyncExternalStore(saver.subscribe, saver.getView);

  useEffect(() => void saver.receive(item), [saver, item]);
  useEffect(() => {
    const { resume } = saver;
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      void saver.flush().then(() => saver.rest());
    };
  }, [saver]);

  return { ...view, write: saver.write, flush: saver.flush, resolve: saver.resolve };
}
