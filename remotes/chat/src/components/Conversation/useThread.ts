import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { messagesPerPage, useGetThreadQuery } from '../../api/chatApi';
import { messagesOf } from '../../api/threadPages';
import { markUnseen, threadItems } from '../../model/threadItems';
import { outgoingTo, type WithChat } from '../../state/chatSlice';
import { useChatStore } from '../../state/chatStore';
import { loadOlder, markSeen, reloadThread } from '../../state/thread';

/** Rendered conversation, loaded from its end. @param unseen number of unseen messages, marked as of opening */
export function useThread(contactId: number, unseen: number, isReady: boolean) {
  const store = useChatStore();
  const { data, error, isFetching, refetch } = useGetThreadQuery(contactId, { skip: !isReady });
  const outgoing = useSelector((state: WithChat) => outgoingTo(state, contactId));
  const older = useOlder(contactId);
  const messages = messagesOf(data);
  const isLoaded = data !== undefined;
  const { seenTime, revision = 0, isTyping = false } = data?.chat ?? {};

  // Only what was unseen on opening: what arrives later is seen as it comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fixed once the conversation is there
  const mark = useMemo(() => (isLoaded ? markUnseen(messages, unseen) : undefined), [isLoaded]);
  const items = useMemo(
    () => threadItems(messages, outgoing, { unseen: mark, seenTime }),
    [messages, outgoing, mark, seenTime],
  );

  useEffect(() => {
    if (isLoaded && unseen > 0) markSeen(store, contactId);
  }, [isLoaded, unseen, contactId, store]);

  // The end is refetched with every change; older messages when one of them may have changed.
  const known = useRef(revision);
  const isLong = messages.length > messagesPerPage;
  useEffect(() => {
    if (known.current !== revision && isLong) void reloadThread(store, contactId);
    known.current = revision;
  }, [revision, isLong, contactId, store]);

  return {
    contact: data?.contact,
    items,
    isTyping,
    error,
    isFetching,
    refetch: () => void refetch(),
    older: { ...older, hasMore: data?.hasMore ?? false },
  };
}

/** Loading of older messages. After a failure it waits for a retry. */
function useOlder(contactId: number) {
  const store = useChatStore();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [loadedSince, setLoadedSince] = useState<string>();
  const isLoading = useRef(false);
  /** @param since everything since that time, instead of one page */
  const load = async (since?: string): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    setState('loading');
    const hasArrived = await loadOlder(store, contactId, since);
    isLoading.current = false;
    if (hasArrived && since !== undefined) setLoadedSince(since);
    setState(hasArrived ? 'idle' : 'failed');
  };
  return { state, loadedSince, load };
}
