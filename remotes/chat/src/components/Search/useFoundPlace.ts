import { useEffect, useState } from 'react';
import type { Sought } from './sought';
import { useFoundMessages } from './useFoundMessages';

/** Distance from the last loaded result at which more are requested. */
const ahead = 10;

/** Current search result, starting with the newest; more are loaded near the end. */
export function useFoundPlace(contactId: number, onFound: (message: Sought | undefined) => void) {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const { messages, total, loadMore } = useFoundMessages(query, contactId);
  const time = messages?.[place]?.time;
  const found = messages?.length ?? 0;

  useEffect(() => onFound(time ? { time, query } : undefined), [time, query, onFound]);
  useEffect(() => {
    if (place + ahead >= found && found < total) loadMore();
  }, [place, found, total, loadMore]);

  return {
    query,
    place,
    found,
    total,
    isAnswered: messages !== undefined,
    isAtMessage: Boolean(time),
    /** Towards older messages; negative steps towards newer ones. */
    move: (step: number) => setPlace(Math.min(Math.max(place + step, 0), Math.max(found - 1, 0))),
    search(text: string) {
      if (text === query) return;
      setQuery(text);
      setPlace(0);
    },
  };
}
