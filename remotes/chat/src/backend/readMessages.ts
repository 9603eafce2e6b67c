import { and, type BackendStore, cutText, eq, oneOf } from '@atrium/backend';
import type { ChatMessage, ChatQuote } from '../api/messageSchemas';
import { loadFiles, toFile } from './storedFiles';
import { messagesTable, type StoredMessage } from './tables';

const quotedCharacters = 300;

/** The messages that some of a chat answer, as they are now, by their times. */
async function findQuoted(store: BackendStore, stored: readonly StoredMessage[]) {
  const times = stored.flatMap(({ replyTo }) => replyTo?.time ?? []);
  const [first] = stored;
  if (!first || times.length === 0) return new Map<string, StoredMessage>();
  const where = and(eq('chatId', first.chatId), oneOf('time', times));
  return new Map((await store.table(messagesTable).find({ where })).map((message) => [message.time, message]));
}

/** Messages of one chat as answered, with files and quotes. */
export async function readMessages(store: BackendStore, stored: readonly StoredMessage[]): Promise<ChatMessage[]> {
  const quotes = await findQuoted(store, stored);
  const { filesOf, nameOf } = await loadFiles(store, [...stored, ...quotes.values()]);

  function toQuote({ time, senderId }: NonNullable<StoredMessage['replyTo']>): ChatQuote {
    const quoted = quotes.get(time);
    if (!quoted) return { time, senderId, message: '', isDeleted: true };
    return { time, senderId, message: cutText(quoted.message, quotedCharacters), ...nameOf(quoted) };
  }

  return stored.map((one) => {
    const { id: _, chatId: __, key: ___, isDeleted: ____, fileIds: _____, replyTo, ...message } = one;
    const files = filesOf(one);
    return {
      ...message,
      ...(files.length > 0 ? { files: files.map(toFile) } : {}),
      ...(replyTo ? { quote: toQuote(replyTo) } : {}),
    };
  });
}

export async function readMessage(store: BackendStore, stored: StoredMessage): Promise<ChatMessage> {
  const [message] = await readMessages(store, [stored]);
  if (!message) throw new Error('A message was not read');
  return message;
}
