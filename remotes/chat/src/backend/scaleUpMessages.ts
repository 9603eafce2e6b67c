import { scaleUpRows } from '@atrium/backend';
import type { StoredMessage } from './tables';

const minute = 60_000;

/** Added messages precede those of the seed, one a minute, all in the longest chat. */
export function scaleUpMessages(messages: readonly StoredMessage[], wanted: number, anchor: number): StoredMessage[] {
  const chatId = messages[0]?.chatId ?? 1;
  const first = anchor - (wanted + 100_000) * minute;
  const scaled = scaleUpRows(messages, wanted, ({ fileIds: _, replyTo: __, ...message }, index) => ({
    ...message,
    chatId,
    time: new Date(first + index * minute).toISOString(),
  }));
  return [...scaled.slice(messages.length), ...messages].map((message, index) => ({ ...message, id: index + 1 }));
}
