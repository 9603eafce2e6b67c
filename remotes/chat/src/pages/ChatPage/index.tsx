import { useActions } from '@atrium/sdk';
import { Button, EmptyState, SplitPage } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetChatsQuery } from '../../api/chatApi';
import { ChatList } from '../../components/ChatList/ChatList';
import { ThreadSkeleton } from '../../components/Conversation/ThreadSkeleton';
import { lazyChatComponent } from '../../components/OnDemand/lazyChatComponent';
import { chatPath } from '../../model/chatPath';
import { type ChatRoute, useChatRoute } from '../../state/useChatRoute';
import { useIncoming } from './useIncoming';

const Conversation = lazyChatComponent(() => import('../../components/Conversation/Conversation'));

/** Opening another conversation leaves the focus in the list, on its row, where there is a list: not on the page's heading. */
function useFocusOfRow(contactId: number | undefined): void {
  const shown = useRef(contactId);
  useEffect(() => {
    if (shown.current === contactId) return;
    shown.current = contactId;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('h1, body'))
        document.querySelector<HTMLElement>(`a[data-contact="${contactId}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [contactId]);
}

function ChatScreen({ route }: { route: ChatRoute }) {
  const { t } = useTranslation('chat');
  const { contactId, open } = route;
  const chats = useGetChatsQuery();
  const announcement = useIncoming(route);
  const step = (by: number) => {
    const all = chats.data?.chatsContacts ?? [];
    const next = all[contactId ? all.findIndex(({ id }) => id === contactId) + by : 0];
    if (next) open(next.id);
  };
  useFocusOfRow(contactId);
  useActions({ next: () => step(1), previous: () => step(-1) });
  const isKnown = !chats.data || !contactId || chats.data.contacts.some(({ id }) => id === contactId);
  const close = () => {
    // By then the row is no longer the open one, and on a phone it is visible again.
    const row = document.querySelector<HTMLElement>(`a[data-contact="${contactId}"]`);
    open(undefined);
    requestAnimationFrame(() => row?.focus());
  };
  return (
    <SplitPage
      title={t('title')}
      labels={{ list: t('list.name'), detail: t('conversation.name') }}
      list={<ChatList route={route} chats={chats} onPoint={Conversation.preload} />}
      detail={
        contactId &&
        (isKnown ? (
          <Conversation
            key={contactId}
            pending={<ThreadSkeleton />}
            props={{
              contactId,
              summary: chats.data?.chatsContacts.find(({ id }) => id === contactId)?.chat,
              // The conversation may load even if the list fails.
              isReady: Boolean(chats.data ?? chats.error),
              route,
              announcement,
              onClose: close,
            }}
          />
        ) : (
          <EmptyState
            picture="lost"
            title={t('conversation.unknown')}
            action={<Button onClick={() => open(undefined)}>{t('conversation.back')}</Button>}
          />
        ))
      }
      placeholder={<EmptyState picture="chat" title={t('nothingOpen.title')} text={t('nothingOpen.text')} />}
    />
  );
}

export default function ChatPage() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const route = useChatRoute();
  if (route) return <ChatScreen route={route} />;
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('noPage.title')}
      text={t('noPage.text')}
      action={<Button onClick={() => void navigate(chatPath())}>{t('noPage.action')}</Button>}
    />
  );
}
