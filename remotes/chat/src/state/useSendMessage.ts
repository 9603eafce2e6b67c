import { readApiError, useRuntime } from '@atrium/sdk';
import { useMemo } from 'react';
import { sendMessage } from '../api/messageApi';
import type { ChatFile, ChatQuote } from '../api/messageSchemas';
import { withSent } from '../api/threadPages';
import { messageQueued, messageRemoved, messageStatusChanged, outgoingTo } from './chatSlice';
import { type ChatStore, useChatStore } from './chatStore';
import { updateThread } from './thread';

interface MessageDraft {
  message: string;
  files: ChatFile[];
  quote: ChatQuote | undefined;
}

interface SendMessage {
  send(message: MessageDraft): void;
  /** Sends a failed message again; its key prevents duplicates. */
  retry(key: string): void;
  discard(key: string): void;
}

export function useSendMessage(contactId: number): SendMessage {
  const store = useChatStore();
  const { clock } = useRuntime();
  return useMemo(
    () => ({
      send({ message, files, quote }) {
        const key = crypto.randomUUID();
        const time = new Date(clock.now()).toISOString();
        const more = { ...(files.length > 0 ? { files } : {}), ...(quote ? { quote } : {}) };
        store.dispatch(messageQueued({ contactId, key, message, time, ...more }));
        void deliver(store, contactId, key);
      },
      retry(key) {
        store.dispatch(messageStatusChanged({ contactId, key, state: 'sending' }));
        void deliver(store, contactId, key);
      },
      discard: (key) => void store.dispatch(messageRemoved({ contactId, key })),
    }),
    [store, clock, contactId],
  );
}

async function deliver(store: ChatStore, contactId: number, key: string): Promise<void> {
  const outgoing = outgoingTo(store.getState(), contactId).find((one) => one.key === key);
  if (!outgoing) return;
  const { message, files = [], quote } = outgoing;
  const { data, error } = await store.dispatch(
    sendMessage.initiate({
      contact: { id: contactId },
      message,
      key,
      ...(files.length > 0 ? { fileIds: files.map(({ id }) => id) } : {}),
      ...(quote ? { replyTo: quote.time } : {}),
    }),
  );
  if (!data) {
    const isBlocked = Object.values(readApiError(error).codes).includes('blocked');
    const reason = isBlocked ? ('blocked' as const) : undefined;
    store.dispatch(messageStatusChanged({ contactId, key, state: 'failed', reason }));
    return;
  }
  const { newMessageData, chat } = data.response;
  updateThread(store, contactId, (known) =>
    known.chat || !chat ? withSent(known, newMessageData) : { ...known, chat },
  );
  store.dispatch(messageRemoved({ contactId, key }));
}
