import { original } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import type { ChatAnswer } from '../api/messageSchemas';
import { mergeThread, messagesOf, withOlder } from '../api/threadPages';
import type { ChatStore } from './chatStore';

/** Updates the cached open conversation, if loaded. */
export const updateThread = (
  { dispatch }: ChatStore,
  contactId: number,
  change: (known: ChatAnswer) => ChatAnswer,
): void =>
  // The original object: an Immer draft of thousands of messages is slow.
  void dispatch(chatApi.util.updateQueryData('getThread', contactId, (draft) => change(original(draft) ?? draft)));

const firstTime = (store: ChatStore, contactId: number): string | undefined =>
  messagesOf(chatApi.endpoints.getThread.select(contactId)(store.getState()).data)[0]?.time;

/** Loads earlier messages: one page, or all since a time. @returns true on success */
export async function loadOlder(store: ChatStore, contactId: number, since?: string): Promise<boolean> {
  const before = firstTime(store, contactId);
  if (before === undefined || (since !== undefined && since >= before)) return true;
  const { data } = await store.dispatch(
    chatApi.endpoints.getOlder.initiate(
      { contactId, before, ...(since === undefined ? {} : { since }) },
      { subscribe: false, forceRefetch: true },
    ),
  );
  if (data) updateThread(store, contactId, (known) => withOlder(known, data));
  // One answer has the last of very many: the earlier ones are asked for.
  if (since !== undefined && data?.hasMore && messagesOf(data).length > 0) return loadOlder(store, contactId, since);
  return data !== undefined;
}

export async function reloadThread(store: ChatStore, contactId: number): Promise<void> {
  const since = firstTime(store, contactId);
  if (since === undefined) return;
  const { data } = await store.dispatch(
    chatApi.endpoints.getOlder.initiate({ contactId, since }, { subscribe: false, forceRefetch: true }),
  );
  if (data) updateThread(store, contactId, () => data);
}

export async function pollThread(store: ChatStore, contactId: number): Promise<void> {
  const { data } = await store.dispatch(
    chatApi.endpoints.pollThread.initiate(contactId, { subscribe: false, forceRefetch: true }),
  );
  if (data) updateThread(store, contactId, (known) => mergeThread(known, data));
}

export function markSeen(store: ChatStore, contactId: number): void {
  store.dispatch(
    chatApi.util.updateQueryData('getChats', undefined, ({ chatsContacts }) => {
      for (const { id, chat } of chatsContacts) if (id === contactId) chat.unseenMsgs = 0;
    }),
  );
  void store.dispatch(chatApi.endpoints.markSeen.initiate(contactId));
}
