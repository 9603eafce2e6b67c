import { defineBackend } from 'shared/backend';
import * as schemas from '../api/schemas';
import { contactCalls } from './contactCalls';
import { messageCalls } from './messageCalls';
import { profileCalls } from './profileCalls';
import { readCalls } from './readCalls';
import { scaleUpMessages } from './scaleUpMessages';
import seed from './seed/seed.json';
import { chatProfileKey, chatsKey, contactsKey, messagesKey } from './tables';

export default defineBackend({
  id: 'chat',
  subject: 'Chat',
  tables: [contactsKey, chatsKey, messagesKey, chatProfileKey],
  entities: schemas,
  seed: async () => seed,
  scaleUp: { messages: scaleUpMessages },
  counts: {
    chat: (store) =>
      store
        .table(chatsKey)
        .all()
        .reduce((sum, { unseenMsgs }) => sum + unseenMsgs, 0),
  },
  calls: [...readCalls, ...messageCalls, ...profileCalls, ...contactCalls],
});
