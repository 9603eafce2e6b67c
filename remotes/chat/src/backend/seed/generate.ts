// Writes seed.json: `npx tsx remotes/chat/src/backend/seed/generate.ts`. The same sources give the same file.
import { find, getAvatar, writeSeed } from '@atrium/mock/demo';
import { ownId } from '../../api/ownId';
import type { ChatContact, ChatProfileUser } from '../../api/schemas';
import type { StoredChat, StoredFile, StoredMessage } from '../tables';
import { chats, contacts, files, profile } from './chats';

const builtContacts = contacts.map(({ id, key, about, status, tags = [], isImportant = false }): ChatContact => {
  const { fullName, job, email, phone } = find(key);
  const flags = { isMuted: false, isBlocked: false, isImportant };
  return { id, fullName, role: job, about, avatar: getAvatar(find(key)), status, email, phone, ...flags, tags };
});

const messages: StoredMessage[] = chats
  .flatMap(({ contact, messages: own }, index) =>
    own.map(([who, time, message, { replyTo, ...parts } = {}]) => ({
      chatId: index + 1,
      message,
      time,
      senderId: who === 'me' ? ownId : contact,
      ...parts,
      ...(replyTo ? { replyTo: { time: replyTo, senderId: who === 'me' ? contact : ownId } } : {}),
    })),
  )
  .map((message, index) => ({ id: index + 1, ...message }));

const joana = find('joana');
const self: ChatProfileUser = {
  id: ownId,
  avatar: getAvatar(joana),
  fullName: joana.fullName,
  role: joana.job,
  ...profile,
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
};

writeSeed(import.meta.dirname, {
  contacts: builtContacts,
  chats: chats.map(
    ({ contact, unseen }, index): StoredChat => ({ id: index + 1, userId: contact, unseenMsgs: unseen }),
  ),
  messages,
  chatFiles: files.map(({ content, ...file }): StoredFile => {
    const bytes = Buffer.from(content);
    const url = `data:application/x-subrip;base64,${bytes.toString('base64')}`;
    return { ...file, size: bytes.length, url, isSent: true };
  }),
  chatProfile: [self],
});
