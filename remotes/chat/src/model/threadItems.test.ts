import type { ChatMessage } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { lastOwn, markUnseen, type Outgoing, threadItems as read, type ThreadItem } from './threadItems';

const threadItems = (
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  unseen: ReturnType<typeof markUnseen>,
  seenTime?: string,
) => read(messages, outgoing, { unseen, seenTime });

const other = 1;
const say = (senderId: number, time: string): ChatMessage => ({ message: time, senderId, time: `2026-01-${time}:00` });
const summarize = (items: readonly ThreadItem[]) =>
  items.map((item) => {
    if (item.kind !== 'message') return item.kind;
    return `${item.isOwn ? 'own' : 'other'}${item.isFirst ? ' first' : ''}${item.isLast ? ' last' : ''}`;
  });

test('an empty conversation has nothing in it', () => {
  expect(threadItems([], [], undefined)).toEqual([]);
});

test('what one person says in one go belongs together, until a pause, a change of person or of day', () => {
  const messages = [
    say(other, '01T09:00'),
    say(other, '01T09:02'),
    say(other, '01T09:30'),
    say(ownId, '01T09:31'),
    say(ownId, '02T09:00'),
  ];
  expect(summarize(threadItems(messages, [], undefined))).toEqual([
    'day',
    'other first',
    'other last',
    'other first last',
    'own first last',
    'day',
    'own first last',
  ]);
});

test('what is on its way comes last, as one of mine', () => {
  const outgoing: Outgoing[] = [{ key: 'a', message: 'x', time: '2026-01-01T09:01:00', state: 'failed' }];
  const items = threadItems([say(ownId, '01T09:00')], outgoing, undefined);
  expect(summarize(items)).toEqual(['day', 'own first', 'own last']);
  expect(items.at(-1)).toMatchObject({ key: 'a', state: 'failed' });
});

test('the unread begins before the first unseen message and cuts what is said in one go', () => {
  const messages = [say(other, '01T09:00'), say(other, '01T09:01'), say(other, '01T09:02')];
  const mark = markUnseen(messages, 2);
  expect(mark).toEqual({ from: messages[1]?.time, count: 2 });
  expect(summarize(threadItems(messages, [], mark))).toEqual([
    'day',
    'other first last',
    'unread',
    'other first',
    'other last',
  ]);
});

test.each([
  [0, undefined],
  [1, '2026-01-01T09:02:00'],
  [2, '2026-01-01T09:00:00'],
  [9, undefined],
])("of the last messages %d are unseen: they begin at %s, one's own do not count", (count, from) => {
  const messages = [say(other, '01T09:00'), say(ownId, '01T09:01'), say(other, '01T09:02')];
  expect(markUnseen(messages, count)?.from).toBe(from);
});

test('every item has a key of its own', () => {
  const messages = [say(other, '01T09:00'), say(other, '01T09:01'), say(ownId, '02T09:01')];
  const keys = threadItems(messages, [], markUnseen(messages, 1)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("one's own messages are seen up to the last one that the other one has seen", () => {
  const messages = [say(ownId, '01T09:00'), say(other, '01T09:01'), say(ownId, '01T09:02'), say(ownId, '01T09:03')];
  const outgoing: Outgoing[] = [{ key: 'a', message: 'x', time: '2026-01-01T09:01:30', state: 'sending' }];
  const states = threadItems(messages, outgoing, undefined, messages[2]?.time).flatMap((item) =>
    item.kind === 'message' ? item.state : [],
  );
  expect(states).toEqual(['seen', 'sent', 'seen', 'sent', 'sending']);
});

test.each([
  ['passes over one that failed', 'failed', '2026-01-01T09:00:00'],
  ['is none while the newest is on its way', 'sending', undefined],
] as const)('the last message that one can change %s', (_what, state, time) => {
  const outgoing: Outgoing[] = [{ key: 'a', message: 'x', time: '2026-01-01T09:05:00', state }];
  const messages = [say(ownId, '01T09:00'), say(other, '01T09:01')];
  expect(lastOwn(threadItems(messages, outgoing, undefined))?.time).toBe(time && messages[0]?.time);
  expect(lastOwn(threadItems([], outgoing, undefined))).toBeUndefined();
});
