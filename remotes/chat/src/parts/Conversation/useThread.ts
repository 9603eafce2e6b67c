import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { chatApi, useGetThreadInfiniteQuery } from '../../api/chatApi';
import { markUnseen, threadItems } from '../../model/threadItems';
import { messagesOf } from '../../model/threadPages';
import { outgoingTo, type WithChat } from '../../state/chatSlice';
import { useChatStore } from '../../state/chatStore';

/**
 * A conversation as it is drawn, loaded from its end.
 * @param unseen how many messages were not seen when it was opened; opening it is seeing them
 */
export function useThread(contactId: number, unseen: number, isReady: boolean) {
  const store = useChatStore();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetThreadInfiniteQuery(contactId, { skip: !isReady });
  const outgoing = useSelector((state: WithChat) => outgoingTo(state, contactId));
  const messages = useMemo(() => messagesOf(data?.pages ?? []), [data]);
  const isLoaded = data !== undefined;

  // Only what was unseen on opening: what arrives later is seen as it comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fixed once the conversation is there
  const mark = useMemo(() => (isLoaded ? markUnseen(messages, unseen) : undefined), [isLoaded]);
  const items = useMemo(() => threadItems(messages, outgoing, mark), [messages, outgoing, mark]);

  useEffect(() => {
    if (!isLoaded || unseen === 0) return;
    store.dispatch(
      chatApi.util.updateQueryData('getChats', undefined, ({ chatsContacts }) => {
        for (const { id, chat } of chatsContacts) if (id === contactId) chat.unseenMsgs = 0;
      }),
    );
  }, [isLoaded, unseen, contactId, store]);

  return {
    contact: data?.pages[0]?.contact,
    items,
    error,
    isFetching,
    refetch: () => void refetch(),
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: () => void fetchNextPage(),
  };
}
