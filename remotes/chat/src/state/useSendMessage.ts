import { useMemo } from 'react';
import { useRuntime } from 'shared/runtime';
import { chatApi } from '../api/chatApi';
import type { ChatPicture } from '../api/schemas';
import { messageQueued, messageRemoved, messageStatusChanged, outgoingTo } from './chatSlice';
import { type ChatStore, useChatStore } from './chatStore';

interface SendMessage {
  send(message: string, picture?: ChatPicture): void;
  /** Once more, for a message that failed. */
  retry(key: string): void;
  discard(key: string): void;
}

/** Sends to a contact: the message is seen at once, and says by itself when it did not arrive. */
export function useSendMessage(contactId: number): SendMessage {
  const store = useChatStore();
  const { clock } = useRuntime();
  return useMemo(
    () => ({
      send(message, picture) {
        const key = crypto.randomUUID();
        store.dispatch(messageQueued({ contactId, key, message, picture, time: new Date(clock.now()).toISOString() }));
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
  const { message, picture } = outgoing;
  const answer = await store.dispatch(chatApi.endpoints.sendMessage.initiate({ contactId, message, picture }));
  if (answer.error) {
    store.dispatch(messageStatusChanged({ contactId, key, state: 'failed' }));
    return;
  }
  const { newMessageData, chat } = answer.data.response;
  store.dispatch(
    chatApi.util.updateQueryData('getThread', contactId, ({ pages: [latest] }) => {
      // A poll may have added it already.
      const isThere = latest?.chat?.chat.some(({ time }) => time === newMessageData.time);
      if (latest?.chat && !isThere) latest.chat.chat.push(newMessageData);
      else if (latest && chat) latest.chat = chat;
    }),
  );
  store.dispatch(messageRemoved({ contactId, key }));
}
