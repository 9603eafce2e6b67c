import { useTranslation } from 'react-i18next';
import { Button, EmptyState, SplitPage } from 'shared/ui';
import { useGetChatsQuery } from '../../api/chatApi';
import { ChatList } from '../../parts/ChatList/ChatList';
import { Conversation } from '../../parts/Conversation/Conversation';
import type { ChatRoute } from '../../state/useChatRoute';
import { useIncoming } from './useIncoming';

/** The people one talks to, and the open conversation beside them. */
export function ChatScreen({ route }: { route: ChatRoute }) {
  const { t } = useTranslation('chat');
  const { contactId, open } = route;
  const chats = useGetChatsQuery();
  const news = useIncoming(route);
  const isKnown = !chats.data || !contactId || chats.data.contacts.some(({ id }) => id === contactId);
  return (
    <SplitPage
      title={t('title')}
      labels={{ list: t('list.name'), detail: t('conversation.name') }}
      list={<ChatList route={route} chats={chats} />}
      detail={
        contactId &&
        (isKnown ? (
          <Conversation
            key={contactId}
            contactId={contactId}
            summary={chats.data?.chatsContacts.find(({ id }) => id === contactId)?.chat}
            // Where the list does not arrive, the conversation still may.
            isReady={Boolean(chats.data ?? chats.error)}
            route={route}
            news={news}
            onClose={() => open(undefined)}
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
