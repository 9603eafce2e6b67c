import { ownId } from '../api/ownId';
import type { ChatsAndContacts, ChattingContact } from '../api/schemas';
import { testChatting } from '../testing/testChats';
import { arrivals } from './arrivals';

const lists = (...chatsContacts: ChattingContact[]): ChatsAndContacts => ({
  chatsContacts,
  contacts: chatsContacts,
  profileUser: { id: ownId, avatar: null, fullName: 'Joana', status: 'online' },
});
const said = (time: string, senderId = 1) => ({ time, senderId, message: time });

test.each([
  ['the same as before', lists(testChatting(1, said('1'))), lists(testChatting(1, said('1'))), []],
  ['a further message', lists(testChatting(1, said('1'))), lists(testChatting(1, said('2'))), [1]],
  ['a message of my own', lists(testChatting(1, said('1'))), lists(testChatting(1, said('2', ownId))), []],
  ['a first message', lists(), lists(testChatting(1, said('1'))), [1]],
  ['a first message after clearing', lists(testChatting(1, null)), lists(testChatting(1, said('1'))), [1]],
  ['a cleared conversation', lists(testChatting(1, said('1'))), lists(testChatting(1, null)), []],
])('%s', (_, before, after, expected) => {
  expect(arrivals(before, after).map(({ id }) => id)).toEqual(expected);
});
