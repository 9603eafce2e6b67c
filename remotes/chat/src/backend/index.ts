import { defineBackend } from '@atrium/backend';
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
import { scaleUpMessages } from './scaleUpMessages';
import seed from './seed/seed.json';
import { chatProfileKey, chatsKey, contactsKey, filesKey, messagesKey } from './tables';

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
