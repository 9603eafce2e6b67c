import type { ChatReaction } from '../api/messageSchemas';
import { ownId } from './ownId';
import { hasReacted, withReaction } from './reactions';

const message = { message: 'Hello', time: '2026-01-01T09:00:00Z', senderId: 3 };
const reaction = (emoji: string, ...senderIds: number[]): ChatReaction => ({ emoji, senderIds });

test.each([
  ['the first', [], '👍', true, [reaction('👍', ownId)]],
  ['another one', [reaction('👍', 3)], '🎉', true, [reaction('👍', 3), reaction('🎉', ownId)]],
  ['the same as the other', [reaction('👍', 3)], '👍', true, [reaction('👍', 3, ownId)]],
  ['the same once more', [reaction('👍', ownId)], '👍', true, [reaction('👍', ownId)]],
  ['mine alone, taken back', [reaction('👍', ownId)], '👍', false, undefined],
  ['mine of two, taken back', [reaction('👍', ownId, 3)], '👍', false, [reaction('👍', 3)]],
  ['none, taken back', [], '👍', false, undefined],
])('%s', (_, before, emoji, isOn, after) => {
  const known = before.length > 0 ? { ...message, reactions: before } : message;
  expect(withReaction(known, emoji, isOn).reactions).toEqual(after);
});

test('one has reacted where one is among those who have', () => {
  expect([reaction('👍', 3), reaction('👍', 3, ownId)].map(hasReacted)).toEqual([false, true]);
});
