import { defineBackend, gt } from '@atrium/backend';
import { calls } from '../api/calls';
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
import { chatProfileTable, chatsTable, contactsTable, filesTable, messagesTable } from './tables';

export default defineBackend({
  id: 'chat',
  api: { about: 'Conversations between people and in groups', calls },
  subject: 'Chat',
  listeners: { [peerTopic]: receivePeer },
  tables: [contactsTable, chatsTable, messagesTable, filesTable, chatProfileTable],
  entities: { ...schemas, ...messageSchemas },
  seed: async () => seed,
  counts: {
    async chat(store) {
      const unseen = await store.table(chatsTable).groupBy('unseenMsgs', gt('unseenMsgs', 0)).sum('unseenMsgs');
      return [...unseen.values()].reduce((sum, messages) => sum + messages, 0);
    },
  },
  calls: [...readCalls, ...messageCalls, ...changeCalls, ...fileCalls, ...profileCalls, ...contactCalls, ...clearCalls],
});
