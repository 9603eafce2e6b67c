import type { ChatAnswer, ChatMessage } from '../api/schemas';

/** Pages as they were loaded: the latest first, each oldest message first. */
type ThreadPages = readonly ChatAnswer[];

/** All loaded messages, oldest first. */
export const messagesOf = (pages: ThreadPages): ChatMessage[] =>
  pages.toReversed().flatMap(({ chat }) => chat?.chat ?? []);

export const lastMessageOf = (pages: ThreadPages): ChatMessage | undefined => pages[0]?.chat?.chat.at(-1);

/**
 * What the latest page adds to those that are loaded.
 * @returns null when messages are missing in between, so that only the latest page can be shown
 */
export function newMessages(pages: ThreadPages, latest: ChatAnswer): ChatMessage[] | null {
  const last = lastMessageOf(pages);
  const messages = latest.chat?.chat ?? [];
  if (!last) return messages;
  const fresh = messages.filter(({ time }) => time > last.time);
  return fresh.length === messages.length && fresh.length > 0 ? null : fresh;
}
