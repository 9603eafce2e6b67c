import { type CommentThread, commentThreads, readQuote, writeQuote } from './commentThreads';

const comment = (id: number, replyTo: number | null = null) => ({
  id,
  replyTo,
  avatar: null,
  userFullName: 'Ann',
  commentedAt: '2026-01-01T10:00:00Z',
  commentText: 'Yes.',
});
const rendered = (threads: readonly CommentThread<ReturnType<typeof comment>>[]): string =>
  threads.map(({ comment: { id }, replies }) => (replies.length ? `${id}(${rendered(replies)})` : `${id}`)).join(' ');

test.each([
  ['nothing', [], ''],
  ['comments alone', [comment(1), comment(2)], '1 2'],
  ['a reply', [comment(1), comment(2), comment(3, 1)], '1(3) 2'],
  ['a reply to a reply', [comment(1), comment(2, 1), comment(3, 2), comment(4, 1)], '1(2(3) 4)'],
  ['a reply that comes before what it answers', [comment(1, 2), comment(2)], '2(1)'],
  ['a reply to what is gone', [comment(2, 1)], '2'],
  ['a reply to itself', [comment(1, 1)], '1'],
])('threads of %s', (_, comments, expected) => {
  expect(rendered(commentThreads(comments))).toBe(expected);
});

test('a kept quote is read again, and one of an earlier release or of nobody is none', () => {
  const quote = { exact: 'The bridge', prefix: 'a ', suffix: ' b', start: 3 };
  expect(readQuote(writeQuote(quote))).toEqual(quote);
  for (const kept of ['', 'The bridge', 'null', '{"exact":1}']) expect(readQuote(kept)).toBeNull();
});
