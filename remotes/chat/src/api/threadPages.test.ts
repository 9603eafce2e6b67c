import type { ChatAnswer } from '../api/messageSchemas';
import { testContact } from '../testing/testChats';
import { mergeThread, messagesOf, withOlder, withSent } from './threadPages';

const contact = testContact({ id: 1 });
const said = (time: string) => ({ time, message: time, senderId: 1 });
const thread = (times: string, hasMore = true): ChatAnswer => ({
  contact,
  hasMore,
  chat: { id: 1, userId: 1, unseenMsgs: 0, chat: [...times].map(said) },
});
const summarize = (answer: ChatAnswer) =>
  messagesOf(answer)
    .map(({ message }) => message)
    .join('') + (answer.hasMore ? '…' : '');

test.each([
  ['nothing new', '1234', '34', '1234…'],
  ['two more', '1234', '3456', '123456…'],
  ['one gone, one changed in its place', '1234', '245', '1245…'],
  ['more than a page in between', '12', '56', '56…'],
  ['more than was loaded', '34', '1234', '1234…'],
])('the end may tell of %s', (_, known, latest, expected) => {
  expect(summarize(mergeThread(thread(known), thread(latest)))).toBe(expected);
});

test('an end that is everything takes the place of all', () => {
  expect(summarize(mergeThread(thread('1234'), thread('4', false)))).toBe('4');
  expect(summarize(mergeThread(thread('1234'), thread('', false)))).toBe('');
  expect(summarize(mergeThread({ contact }, thread('1', false)))).toBe('1');
  expect(mergeThread(thread('12'), { contact })).toEqual({ contact });
});

test('what was loaded to its beginning stays so', () => {
  expect(summarize(mergeThread(thread('1234', false), thread('345')))).toBe('12345');
});

test('older messages come before, none of them twice', () => {
  expect(summarize(withOlder(thread('45'), thread('1234', false)))).toBe('12345');
  expect(summarize(withOlder({ contact }, thread('12')))).toBe('12…');
});

test("one's own message is added once", () => {
  const sent = withSent(thread('12'), said('3'));
  expect(summarize(sent)).toBe('123…');
  expect(withSent(sent, said('3'))).toBe(sent);
});
