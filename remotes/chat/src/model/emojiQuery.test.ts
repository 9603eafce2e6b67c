import { emojiQueryAt } from './emojiQuery';

test.each([
  [':pa', { start: 0, end: 3, name: 'pa', isClosed: false }],
  ['Well done :party_pop', { start: 10, end: 20, name: 'party_pop', isClosed: false }],
  ['one\n:tada:', { start: 4, end: 10, name: 'tada', isClosed: true }],
  [':+1', { start: 0, end: 3, name: '+1', isClosed: false }],
  ['ok :-1:', { start: 3, end: 7, name: '-1', isClosed: true }],
  [':8ball', { start: 0, end: 6, name: '8ball', isClosed: false }],
  [':100:', { start: 0, end: 5, name: '100', isClosed: true }],
  [':fête', { start: 0, end: 5, name: 'fête', isClosed: false }],
])('%j names an emoji', (text, expected) => expect(emojiQueryAt(text, text.length)).toEqual(expected));

test.each([':', ':)', ':D', ':-)', ':3', 'at 10:30', 'https://example', 'a:smile', ':tada: ', ':to: do'])(
  '%j names none',
  (text) => expect(emojiQueryAt(text, text.length)).toBeUndefined(),
);

test('only what is before the caret counts', () => {
  expect(emojiQueryAt(':party popper', 3)).toMatchObject({ name: 'pa', end: 3 });
});
