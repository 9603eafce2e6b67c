import { defineBackend, scaleUpRows } from '@atrium/backend';
import * as messageSchemas from '../api/messageSchemas';
import * as schemas from '../api/schemas';
import { changeCalls } from './changeCalls';
import { clearCalls } from './clearCalls';
import { contactCalls } from './contactCalls';
import { fileCalls } from './fileCalls';
import { messageCalls } from './messageCalls';
import { peerTopic, receivePeer } from './peer';
import { profileCalls } from './profileCalls';
import { readCalls } from './readCalls';
import seed from './seed/seed.json';
import { chatProfileKey, chatsKey, contactsKey, filesKey, messagesKey, type StoredMessage } from './tables';

const minute = 60_000;

/** Added messages precede those of the seed, one a minute, all in the longest chat. */
function scaleUpMessages(messages: readonly StoredMessage[], wanted: number, anchor: number): StoredMessage[] {
  const chatId = messages[0]?.chatId ?? 1;
  const first = anchor - (wanted + 100_000) * minute;
  const scaled = scaleUpRows(messages, wanted, ({ fileIds: _, replyTo: __, ...message }, index) => ({
    ...message,
    chatId,
    time: new Date(first + index * minute).toISOString(),
  }));
  return [...scaled.slice(messages.length), ...messages].map((message, index) => ({ ...message, id: index + 1 }));
}

export default defineBackend({
  id: 'chat',
  subject: 'Chat',
  listeners: { [peerTopic]: receivePeer },
  tables: [contactsKey, chatsKey, messagesKey, filesKey, chatProfileKey],
  entities: { ...schemas, ...messageSchemas },
  seed: async () => seed,
  scaleUp: { messages: scaleUpMessages },
  counts: {
    chat: (store) =>
      store
        .table(chatsKey)
        .all()
        .reduce((sum, { unseenMsgs }) => sum + unseenMsgs, 0),
  },
  calls: [...readCalls, ...messageCalls, ...changeCalls, ...fileCalls, ...profileCalls, ...contactCalls, ...clearCalls],
});
