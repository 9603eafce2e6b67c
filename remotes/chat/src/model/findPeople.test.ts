import type { ChatsAndContacts } from '../api/schemas';
import { testChatting, testContact } from '../testing/testChats';
import { findPeople } from './findPeople';

const anna = { ...testChatting(1, null), fullName: 'Anna Berg' };
const lists: ChatsAndContacts = {
  chatsContacts: [anna],
  contacts: [
    anna,
    testContact({ id: 2, fullName: 'Zoë Ames' }),
    testContact({ id: 3, fullName: 'Berta Cole' }),
    testContact({ id: 4, fullName: 'Yara Dahl', isImportant: true }),
  ],
  profileUser: { id: 11, avatar: null, fullName: 'Joana', status: 'online' },
};
const names = (q: string) => {
  const { chats, contacts } = findPeople(lists, q);
  return { chats: chats.map(({ fullName }) => fullName), contacts: contacts.map(({ fullName }) => fullName) };
};

test('contacts are those one has not talked to, the important ones first, then by name', () => {
  expect(names('')).toEqual({ chats: ['Anna Berg'], contacts: ['Yara Dahl', 'Berta Cole', 'Zoë Ames'] });
});

test.each([
  ['ber', { chats: ['Anna Berg'], contacts: ['Berta Cole'] }],
  [' AMES ', { chats: [], contacts: ['Zoë Ames'] }],
  ['zoe', { chats: [], contacts: ['Zoë Ames'] }],
  ['nobody', { chats: [], contacts: [] }],
])('%p finds by name', (q, expected) => {
  expect(names(q)).toEqual(expected);
});
