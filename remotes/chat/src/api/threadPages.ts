import type { ChatAnswer, ChatMessage } from '../api/messageSchemas';

const none: readonly ChatMessage[] = [];

export const messagesOf = (thread: ChatAnswer | undefined): readonly ChatMessage[] => thread?.chat?.chat ?? none;

/** Loaded conversation with its current end. If messages are missing in between, only the end is kept. */
export function mergeThread(known: ChatAnswer, latest: ChatAnswer): ChatAnswer {
  const fresh = messagesOf(latest);
  const before = messagesOf(known);
  const [first] = fresh;
  const lastKnown = before.at(-1);
  if (!latest.chat || !latest.hasMore || !first || !lastKnown || lastKnown.time < first.time) return latest;
  const older = before.filter(({ time }) => time < first.time);
  if (older.length === 0) return latest;
  return { ...latest, hasMore: known.hasMore ?? false, chat: { ...latest.chat, chat: [...older, ...fresh] } };
}

export function withOlder(known: ChatAnswer, older: ChatAnswer): ChatAnswer {
  const [first] = messagesOf(known);
  if (!known.chat || !first) return older;
  const added = messagesOf(older).filter(({ time }) => time < first.time);
  return { ...known, hasMore: older.hasMore ?? false, chat: { ...known.chat, chat: [...added, ...known.chat.chat] } };
}

/** Loaded conversation with an own message, which a poll may have added already. */
export function withSent(known: ChatAnswer, message: ChatMessage): ChatAnswer {
  if (!known.chat || known.chat.chat.some(({ time }) => time === message.time)) return known;
  return { ...known, chat: { ...known.chat, chat: [...known.chat.chat, message] } };
}
