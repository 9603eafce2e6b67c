import { usePolling } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatApi, useGetProfileQuery } from '../../api/chatApi';
import type { ChatsAndContacts, ChattingContact } from '../../api/schemas';
import { arrivals } from '../../model/arrivals';
import { messageWords } from '../../model/messageText';
import { type ChatStore, useChatStore } from '../../state/chatStore';
import { pollThread } from '../../state/thread';
import type { ChatRoute } from '../../state/useChatRoute';

const interval = 10_000;

/**
 * Polls for messages while the page is visible: those of the open conversation are merged into it, and a toast
 * announces the others.
 */
export function useIncoming({ contactId, open }: ChatRoute): string {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const store = useChatStore();
  const [announcement, setAnnouncement] = useState('');
  const isNotified = useGetProfileQuery().data?.settings.isNotificationsOn ?? true;
  // Another conversation may be open when the answers arrive.
  const latest = useRef({ contactId, open, isNotified });
  latest.current = { contactId, open, isNotified };

  const announce = ({ id, fullName, isMuted, chat }: ChattingContact) => {
    const { message, fileName } = chat.lastMessage ?? {};
    const text = t('news', { name: fullName, text: messageWords(message ?? '') || fileName || t('message.picture') });
    if (id === latest.current.contactId) setAnnouncement(text);
    else if (latest.current.isNotified && !isMuted)
      toast.info(text, { action: { label: t('open'), onClick: () => latest.current.open(id) } });
  };
  usePolling(async () => {
    const before = chatApi.endpoints.getChats.select()(store.getState()).data;
    const after = before && (await poll(store));
    if (latest.current.contactId !== undefined) await pollThread(store, latest.current.contactId);
    if (before && after) arrivals(before, after).forEach(announce);
  }, interval);
  return announcement;
}

/** Refetches and shows the lists; undefined if the call fails, because the next poll tries again. */
async function poll(store: ChatStore): Promise<ChatsAndContacts | undefined> {
  const call = store.dispatch(
    chatApi.endpoints.pollChats.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const { data } = await call;
  if (data) store.dispatch(chatApi.util.updateQueryData('getChats', undefined, () => data));
  return data;
}
