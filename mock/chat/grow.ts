import { growRows } from '../core/grow';
import type { StoredMessage } from './tables';

/** The added messages come before those of the seed, one a minute, all in the longest chat. */
export function growMessages(messages: readonly StoredMessage[], wanted: number): StoredMessage[] {
  const chatId = messages[0]?.chatId ?? 1;
  const first = wanted + 500_000;
  const added = growRows(messages, wanted, (message, index) => ({ ...message, chatId, time: `@-${first - index}m` }));
  return [...added.slice(messages.length), ...messages].map((message, index) => ({ ...message, id: index + 1 }));
}
