import { isTextFile, kindOfFile, shownFileName } from './shownFileName';

test.each([
  ['report.pdf', 'report.pdf', 'PDF', false],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe', 'EXE', false],
  ['\u2067notes\u2069.txt', 'notes.txt', 'TXT', true],
  ['pic\u0000ture.p\u200Bng', 'picture.png', 'PNG', false],
  ['résumé.MD', 'résumé.MD', 'MD', true],
  ['no ending', 'no ending', undefined, false],
  ['strange.<svg>', 'strange.<svg>', undefined, false],
])('%j is shown as %s, a file of the kind %s', (name, shown, kind, isText) => {
  expect(shownFileName(name)).toBe(shown);
  expect(kindOfFile(name)).toBe(kind);
  expect(isTextFile(name)).toBe(isText);
});
