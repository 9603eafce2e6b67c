import { ownId } from '../api/ownId';
import { seenUntil } from './conversation';
import type { StoredMessage } from './tables';

const at = (second: number) => `2026-01-01T09:00:${String(second).padStart(2, '0')}.000Z`;
const say = (second: number, senderId: number): StoredMessage => ({
  id: second,
  chatId: 1,
  message: '',
  time: at(second),
  senderId,
});
const messages = [say(1, ownId), say(2, 3), say(10, ownId), say(20, ownId)];

test.each([
  ['what they answered after', { seenTime: undefined, isOnline: false, now: 30 }, at(2)],
  ['what was stored later', { seenTime: at(10), isOnline: false, now: 30 }, at(10)],
  ['an answer after what was stored', { seenTime: at(1), isOnline: false, now: 30 }, at(2)],
  ['what they had the time to look at', { seenTime: undefined, isOnline: true, now: 16 }, at(10)],
  ['everything a while later', { seenTime: at(2), isOnline: true, now: 25 }, at(20)],
])('a contact has seen %s', (_, { now, ...seeing }, expected) => {
  expect(seenUntil(messages, { ...seeing, now: Date.parse(at(now)) })).toBe(expected);
});

test('nothing said is nothing seen', () => {
  expect(seenUntil([], { seenTime: undefined, isOnline: true, now: 0 })).toBeUndefined();
});
