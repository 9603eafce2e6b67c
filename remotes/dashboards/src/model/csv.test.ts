import { toCsv } from './csv';

test.each([
  [
    [
      ['a', 1],
      ['b', -2.5],
    ],
    'a,1\r\nb,-2.5\r\n',
  ],
  [[['say "hi", twice']], '"say ""hi"", twice"\r\n'],
  [[['two\nlines']], '"two\nlines"\r\n'],
  [[['=1+1'], ['@x'], ['+tel'], ['-cmd']], "'=1+1\r\n'@x\r\n'+tel\r\n'-cmd\r\n"],
  [[], ''],
])('%j becomes %j', (rows, csv) => {
  expect(toCsv(rows)).toBe(csv);
});
