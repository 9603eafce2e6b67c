import { lazy, Suspense, useState } from 'react';
import { ErrorState, VisuallyHidden } from 'shared/ui';
import type { ChatSummary } from '../../api/schemas';
import type { ChatRoute } from '../../state/useChatRoute';
import { Composer } from './Composer';
import { ConversationHead } from './ConversationHead';
import { type FoundMessage, MessageSearch } from './MessageSearch';
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useThread } from './useThread';

const ContactDrawer = lazy(() => import('../Contact/ContactDrawer'));

interface ConversationProps {
  contactId: number;
  /** As the list knew it when the conversation was opened. */
  summary: ChatSummary | undefined;
  isReady: boolean;
  route: ChatRoute;
  /** The newest message that arrived here, for screen readers. */
  news: string;
  onClose: () => void;
}

/** What was said with one contact, and the place to say more. */
export function Conversation({ contactId, summary, isReady, route, news, onClose }: ConversationProps) {
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<FoundMessage>();
  /** Undefined until it is opened for the first time. */
  const [isContactOpen, setContactOpen] = useState<boolean>();
  const thread = useThread(contactId, summary?.unseenMsgs ?? 0, isReady);
  const { contact, items, error } = thread;

  if (error && !contact) {
    return <ErrorState error={error} onRetry={thread.refetch} isRetrying={thread.isFetching} />;
  }
  if (!contact) {
    return <ThreadSkeleton />;
  }
  return (
    <>
      <ConversationHead
        contact={contact}
        onClose={onClose}
        onContact={() => setContactOpen(true)}
        onSearch={() => setSearching(true)}
      />
      {isSearching && (
        <MessageSearch
          contactId={contactId}
          onFound={setFound}
          onClose={() => {
            setSearching(false);
            setFound(undefined);
          }}
        />
      )}
      <Thread
        contact={contact}
        items={items}
        at={found?.time ?? route.at}
        query={found?.query ?? (route.at ? route.q : '')}
        hasOlder={thread.hasOlder}
        isLoadingOlder={thread.isLoadingOlder}
        onOlder={thread.loadOlder}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <Composer contact={contact} />
      {isContactOpen !== undefined && (
        <Suspense>
          <ContactDrawer
            contact={contact}
            isOpen={isContactOpen}
            onClose={() => setContactOpen(false)}
            onDeleted={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
