import type { ChatAnswer } from '../api/schemas';
import { testContact } from '../testing/testChats';
import { lastMessageOf, messagesOf, newMessages } from './threadPages';

const contact = testContact({ id: 1 });
const page = (...times: string[]): ChatAnswer => ({
  contact,
  chat: { id: 1, userId: 1, unseenMsgs: 0, chat: times.map((time) => ({ time, message: time, senderId: 1 })) },
});
const times = (messages: readonly { time: string }[] | null) => messages?.map(({ time }) => time);

test('messages of all pages are in the order in which they were sent', () => {
  expect(times(messagesOf([page('3', '4'), page('1', '2')]))).toEqual(['1', '2', '3', '4']);
  expect(messagesOf([{ contact }])).toEqual([]);
});

test('the last message is on the latest page', () => {
  expect(lastMessageOf([page('3', '4'), page('1')])?.time).toBe('4');
  expect(lastMessageOf([])).toBeUndefined();
});

test.each([
  ['nothing new', [page('1', '2')], page('1', '2'), []],
  ['one more', [page('1', '2')], page('1', '2', '3'), ['3']],
  ['the first ones', [{ contact }], page('1'), ['1']],
  ['a cleared conversation', [page('1')], { contact }, []],
  ['more than a page in between', [page('1', '2')], page('5', '6'), undefined],
])('the latest page may bring %s', (_, pages, latest, expected) => {
  expect(times(newMessages(pages, latest))).toEqual(expected);
});
