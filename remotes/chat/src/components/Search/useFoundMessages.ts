import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useState } from 'react';
import { useSearchMessagesQuery } from '../../api/chatApi';

const perPage = 50;

/** Matching messages, newest first, of one or all conversations; loaded page by page. */
export function useFoundMessages(query: string, contactId?: number) {
  const q = query.trim();
  const [pages, setPages] = useState({ q, count: 1 });
  const count = pages.q === q ? pages.count : 1;
  const search = { q, limit: perPage * count, ...(contactId === undefined ? {} : { contactId }) };
  const { currentData, data, isFetching } = useSearchMessagesQuery(q ? search : skipToken);
  // Earlier pages stay while further ones load.
  const shown = currentData ?? (count > 1 ? data : undefined);
  const loadMore = useCallback(() => setPages((known) => ({ q, count: known.q === q ? known.count + 1 : 2 })), [q]);
  return { messages: q ? shown?.messages : undefined, total: shown?.total ?? 0, isFetching, loadMore };
}
