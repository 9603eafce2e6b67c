import type { BackendStore } from '@atrium/backend';
import type { ChatMessage, ChatQuote } from '../api/messageSchemas';
import { filesOf, nameOfFile, toFile } from './storedFiles';
import type { StoredMessage } from './tables';

const quotedCharacters = 300;

/** Converts stored messages of a chat to answers, with files and quotes. @param all the chat's messages */
export function createMessageReader(store: BackendStore, all: readonly StoredMessage[]) {
  let byTime: Map<string, StoredMessage> | undefined;

  function findQuoted(time: string): StoredMessage | undefined {
    byTime ??= new Map(all.map((message) => [message.time, message]));
    return byTime.get(time);
  }

  function toQuote({ time, senderId }: NonNullable<StoredMessage['replyTo']>): ChatQuote {
    const quoted = findQuoted(time);
    if (!quoted) return { time, senderId, message: '', isDeleted: true };
    return { time, senderId, message: quoted.message.slice(0, quotedCharacters), ...nameOfFile(store, quoted) };
  }

  return ({
    id: _,
    chatId: __,
    key: ___,
    isDeleted: ____,
    fileIds,
    replyTo,
    ...message
  }: StoredMessage): ChatMessage => {
    const files = filesOf(store, { fileIds: fileIds ?? [] });
    return {
      ...message,
      ...(files.length > 0 ? { files: files.map(toFile) } : {}),
      ...(replyTo ? { quote: toQuote(replyTo) } : {}),
    };
  };
}
