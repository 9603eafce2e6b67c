import { useActions } from '@atrium/sdk';
import { ErrorState, VisuallyHidden } from '@atrium/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatContact, ChatSummary } from '../../api/schemas';
import { lastOwn } from '../../model/threadItems';
import { editing } from '../../state/chatSlice';
import { useChatStore } from '../../state/chatStore';
import { ConversationContext } from '../../state/conversationContext';
import type { ChatRoute } from '../../state/useChatRoute';
import { Composer } from '../Composer/Composer';
import type { MessageField } from '../Composer/MessageArea';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import { FindBar, type FindBy } from '../Search/FindBar';
import type { Sought } from '../Search/sought';
import { ConversationHead } from './ConversationHead';
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useThread } from './useThread';

/** Search within a conversation: from its bar, or from the link that was opened. */
function useFinding({ at, q }: ChatRoute) {
  const [by, setBy] = useState<FindBy>();
  const [found, setFound] = useState<Sought>();
  const linked = useMemo(() => (at ? { time: at, query: q } : undefined), [at, q]);
  return {
    by,
    open: setBy,
    close() {
      setBy(undefined);
      setFound(undefined);
    },
    find: setFound,
    sought: found ?? linked,
    query: by === 'words' ? (found?.query ?? '') : '',
  };
}

const ContactDrawer = lazyChatComponent(() => import('../Contact/ContactDrawer'));

interface ConversationProps {
  contactId: number;
  summary: ChatSummary | undefined;
  isReady: boolean;
  route: ChatRoute;
  /** Latest message that arrived here, for screen readers. */
  announcement: string;
  onClose: () => void;
}

export default function Conversation({ contactId, summary, isReady, ...rest }: ConversationProps) {
  const thread = useThread(contactId, summary?.unseenMsgs ?? 0, isReady);
  const { contact, error } = thread;
  if (contact) return <OpenConversation contact={contact} thread={thread} {...rest} />;
  if (!error) return <ThreadSkeleton />;
  return <ErrorState error={error} onRetry={thread.refetch} isRetrying={thread.isFetching} />;
}

interface OpenConversationProps extends Pick<ConversationProps, 'route' | 'announcement' | 'onClose'> {
  contact: ChatContact;
  thread: ReturnType<typeof useThread>;
}

function OpenConversation({ contact, thread, route, announcement, onClose }: OpenConversationProps) {
  const { dispatch } = useChatStore();
  /** Undefined until it is opened for the first time. */
  const [isContactOpen, setContactOpen] = useState<boolean>();
  const field = useRef<MessageField>(null);
  const { items, isTyping } = thread;
  const { by, open, close, find, sought, query } = useFinding(route);
  const focusComposer = useCallback(() => field.current?.focus(), []);
  const conversation = useMemo(
    () => ({ contact, focusComposer, show: (time: string) => find({ time, query: '' }) }),
    [contact, focusComposer, find],
  );
  const action = useActions({ find: () => open('words'), write: focusComposer });

  const closeBar = () => {
    close();
    focusComposer();
  };
  const editLast = () => {
    const last = lastOwn(items);
    if (!last) return;
    dispatch(editing({ contactId: contact.id, edit: { time: last.time, text: last.message } }));
    find({ time: last.time, query: '', isQuiet: true });
  };
  return (
    <ConversationContext value={conversation}>
      <ConversationHead
        contact={contact}
        isTyping={isTyping}
        onClose={onClose}
        onContact={() => setContactOpen(true)}
        find={action('find')}
        onDate={() => open('day')}
      />
      {by && <FindBar by={by} contactId={contact.id} onFound={find} onClose={closeBar} />}
      <Thread
        items={items}
        sought={sought}
        query={query}
        older={thread.older}
        onDay={() => open('day')}
        onLeave={focusComposer}
      />
      <Announcements announcement={announcement} isTyping={isTyping} />
      <Composer contact={contact} field={field} onEditLast={editLast} onLeave={onClose} />
      {isContactOpen !== undefined && (
        <ContactDrawer
          onMissing={() => setContactOpen(undefined)}
          props={{ contact, isOpen: isContactOpen, onClose: () => setContactOpen(false), onDeleted: onClose }}
        />
      )}
    </ConversationContext>
  );
}

/** Live region: arrived messages, and that the other person is typing. */
function Announcements({ announcement, isTyping }: { announcement: string; isTyping: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
      <span role="status">{isTyping && t('conversation.typing')}</span>
    </VisuallyHidden>
  );
}
