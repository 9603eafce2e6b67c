import { testChatting } from '../testing/testChats';
import { countUnseen, listLatest } from './latestChats';

const said = (day: number) => ({ message: 'Hello', time: `2026-11-0${day}T09:00:00.000Z`, senderId: 1 });

const chats = [
  testChatting(1, said(1)),
  testChatting(2, null),
  testChatting(3, said(3)),
  testChatting(4, said(2), 2),
  { ...testChatting(5, said(5)), isBlocked: true },
];

test('lists what is unread first, then the latest, without what was cleared or blocked', () =>
  expect(listLatest(chats).map(({ id }) => id)).toEqual([4, 3, 1]));

test('counts what is unread in all', () => expect(countUnseen(chats)).toBe(2));
