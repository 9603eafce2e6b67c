import { original } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import type { ChatAnswer } from '../api/messageSchemas';
import { mergeThread, messagesOf, withOlder } from '../api/threadPages';
import type { ChatStore } from './chatStore';

/** Changes the open conversation as it is known in this page; where it is not, does nothing. */
export const updateThread = (
  { dispatch }: ChatStore,
  contactId: number,
  change: (known: ChatAnswer) => ChatAnswer,
): void =>
  // Of thousands of messages none becomes a draft.
  void dispatch(chatApi.util.updateQueryData('getThread', contactId, (draft) => change(original(draft) ?? draft)));

const firstTime = (store: ChatStore, contactId: number): string | undefined =>
  messagesOf(chatApi.endpoints.getThread.select(contactId)(store.getState()).data)[0]?.time;

/**
 * Loads what was said before the loaded messages: one page of it, or all since a time.
 * @returns whether it has arrived
 */
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
  return data !== undefined;
}

/** Loads all that was loaded once more: something in it has changed elsewhere. */
export async function reloadThread(store: ChatStore, contactId: number): Promise<void> {
  const since = firstTime(store, contactId);
  if (since === undefined) return;
  const { data } = await store.dispatch(
    chatApi.endpoints.getOlder.initiate({ contactId, since }, { subscribe: false, forceRefetch: true }),
  );
  if (data) updateThread(store, contactId, () => data);
}

/** Looks for what is new at the end of the open conversation. */
export async function pollThread(store: ChatStore, contactId: number): Promise<void> {
  const { data } = await store.dispatch(
    chatApi.endpoints.pollThread.initiate(contactId, { subscribe: false, forceRefetch: true }),
  );
  if (data) updateThread(store, contactId, (known) => mergeThread(known, data));
}

/** Says that all of a conversation has been seen, here at once. */
export function markSeen(store: ChatStore, contactId: number): void {
  store.dispatch(
    chatApi.util.updateQueryData('getChats', undefined, ({ chatsContacts }) => {
      for (const { id, chat } of chatsContacts) if (id === contactId) chat.unseenMsgs = 0;
    }),
  );
  void store.dispatch(chatApi.endpoints.markSeen.initiate(contactId));
}
