import { emojiQueryAt } from './emojiQuery';

test.each([
  [':pa', { start: 0, end: 3, name: 'pa', isClosed: false }],
  ['Well done :party_pop', { start: 10, end: 20, name: 'party_pop', isClosed: false }],
  ['one\n:tada:', { start: 4, end: 10, name: 'tada', isClosed: true }],
  [':fête', { start: 0, end: 5, name: 'fête', isClosed: false }],
])('%j names an emoji', (text, expected) => expect(emojiQueryAt(text, text.length)).toEqual(expected));

test.each([':', ':)', ':D', 'at 10:30', 'https://example', 'a:smile', ':tada: ', ':to: do'])('%j names none', (text) =>
  expect(emojiQueryAt(text, text.length)).toBeUndefined(),
);

test('only what is before the caret counts', () => {
  expect(emojiQueryAt(':party popper', 3)).toMatchObject({ name: 'pa', end: 3 });
});
