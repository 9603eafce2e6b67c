import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { chatApi, useGetProfileQuery } from '../../api/chatApi';
import type { ChatsAndContacts, ChattingContact } from '../../api/schemas';
import { arrivals } from '../../model/arrivals';
import { type ChatStore, useChatStore } from '../../state/chatStore';
import { pollThread } from '../../state/thread';
import type { ChatRoute } from '../../state/useChatRoute';

const interval = 10_000;

/**
 * Looks for new messages while the page is seen: those of the open conversation join it, as does what has changed in it,
 * and a toast announces the others.
 */
export function useIncoming({ contactId, open }: ChatRoute): string {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const store = useChatStore();
  const { clock } = useRuntime();
  const [news, setNews] = useState('');
  const isNotified = useGetProfileQuery().data?.settings.isNotificationsOn ?? true;
  const latest = useRef({ contactId, open, isNotified });
  latest.current = { contactId, open, isNotified };

  useEffect(() => {
    let timer = 0;
    const look = async () => {
      if (document.visibilityState === 'visible') await lookOnce();
      timer = clock.setTimeout(() => void look(), interval);
    };
    const lookOnce = async () => {
      const before = chatApi.endpoints.getChats.select()(store.getState()).data;
      const after = before && (await poll(store));
      const { contactId: openId } = latest.current;
      if (openId !== undefined) await pollThread(store, openId);
      if (!before || !after) return;
      for (const contact of arrivals(before, after)) {
        const { message, fileName } = contact.chat.lastMessage ?? {};
        const text = t('news', { name: contact.fullName, text: message || fileName || t('message.picture') });
        if (contact.id === latest.current.contactId) setNews(text);
        else if (latest.current.isNotified && !contact.isMuted) tell(contact, text);
      }
    };
    const tell = ({ id }: ChattingContact, text: string) =>
      toast.info(text, { action: { label: t('open'), onClick: () => latest.current.open(id) } });
    timer = clock.setTimeout(() => void look(), interval);
    // What another tab has changed meanwhile is there as soon as one comes back.
    const comeBack = () => {
      if (document.visibilityState === 'visible') void lookOnce();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [store, clock, toast, t]);

  return news;
}

/** Fetches the lists again and shows them; undefined when the call fails, for the next poll will try again. */
async function poll(store: ChatStore): Promise<ChatsAndContacts | undefined> {
  const call = store.dispatch(
    chatApi.endpoints.pollChats.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const { data } = await call;
  if (data) store.dispatch(chatApi.util.updateQueryData('getChats', undefined, () => data));
  return data;
}
