import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from 'shared/runtime';
import { ErrorState, VisuallyHidden } from 'shared/ui';
import type { ChatSummary } from '../../api/schemas';
import { lastOwn } from '../../model/threadItems';
import { editing } from '../../state/chatSlice';
import { useChatStore } from '../../state/chatStore';
import { ConversationContext } from '../../state/conversationContext';
import type { ChatRoute } from '../../state/useChatRoute';
import { Composer } from '../Composer/Composer';
import type { MessageField } from '../Composer/MessageForm';
import { lazyPart } from '../OnDemand/lazyPart';
import type { Sought } from '../Search/sought';
import { ConversationHead } from './ConversationHead';
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useThread } from './useThread';

const ContactDrawer = lazyPart(() => import('../Contact/ContactDrawer'));
const MessageSearch = lazyPart(() => import('../Search/MessageSearch'));
const DateJump = lazyPart(() => import('../Search/DateJump'));

interface ConversationProps {
  contactId: number;
  /** As the list knows it. */
  summary: ChatSummary | undefined;
  isReady: boolean;
  route: ChatRoute;
  /** The newest message that arrived here, for screen readers. */
  news: string;
  onClose: () => void;
}

/** What was said with one contact, and the place to say more. */
export default function Conversation({ contactId, summary, isReady, route, news, onClose }: ConversationProps) {
  const { t } = useTranslation('chat');
  const { dispatch } = useChatStore();
  const [bar, setBar] = useState<'search' | 'date'>();
  const [found, setFound] = useState<Sought>();
  /** Undefined until it is opened for the first time. */
  const [isContactOpen, setContactOpen] = useState<boolean>();
  const field = useRef<MessageField>(null);
  const thread = useThread(contactId, summary?.unseenMsgs ?? 0, isReady);
  const { contact, items, error } = thread;
  const { at, q } = route;
  const linked = useMemo(() => (at ? { time: at, query: q } : undefined), [at, q]);
  const focusComposer = useCallback(() => field.current?.focus(), []);
  const conversation = useMemo(
    () => contact && { contact, focusComposer, show: (time: string) => setFound({ time, query: '' }) },
    [contact, focusComposer],
  );
  useKeys({ find: () => setBar('search'), write: focusComposer });

  if (error && !contact) {
    return <ErrorState error={error} onRetry={thread.refetch} isRetrying={thread.isFetching} />;
  }
  if (!contact || !conversation) {
    return <ThreadSkeleton />;
  }
  const closeBar = () => {
    setBar(undefined);
    setFound(undefined);
    focusComposer();
  };
  const editLast = () => {
    const last = lastOwn(items);
    if (!last) return;
    dispatch(editing({ contactId, edit: { time: last.time, text: last.message } }));
    setFound({ time: last.time, query: '', isQuiet: true });
  };
  return (
    <ConversationContext value={conversation}>
      <ConversationHead
        contact={contact}
        isTyping={thread.isTyping}
        onClose={onClose}
        onContact={() => setContactOpen(true)}
        onSearch={() => setBar('search')}
        onDate={() => setBar('date')}
      />
      {bar === 'search' && (
        <MessageSearch onMissing={closeBar} props={{ contactId, onFound: setFound, onClose: closeBar }} />
      )}
      {bar === 'date' && (
        <DateJump
          onMissing={closeBar}
          props={{
            onDate: (time) => setFound({ time, query: '', isFrom: true }),
            onClose: closeBar,
          }}
        />
      )}
      <Thread
        items={items}
        sought={found ?? linked}
        query={bar === 'search' ? (found?.query ?? '') : ''}
        older={thread.older}
        onDay={() => setBar('date')}
        onLeave={focusComposer}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
        <span role="status">{thread.isTyping && t('conversation.typing')}</span>
      </VisuallyHidden>
      <Composer contact={contact} field={field} onEditLast={editLast} onLeave={onClose} />
      {isContactOpen !== undefined && (
        <ContactDrawer
          onMissing={() => setContactOpen(undefined)}
          props={{
            contact,
            isOpen: isContactOpen,
            onClose: () => setContactOpen(false),
            onDeleted: onClose,
          }}
        />
      )}
    </ConversationContext>
  );
}
