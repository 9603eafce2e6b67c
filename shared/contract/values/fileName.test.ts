import { fileExtensionOf, fileKindOf, shownFileName } from './fileName';

test.each([
  ['a.pdf', 'pdf', 'document'],
  ['invoice.pdf.EXE', 'exe', 'other'],
  ['invoice\u202Efdp.exe', 'exe', 'other'],
  ['invoice.exe\u202E', 'exe', 'other'],
  ['no ending', '', 'other'],
  ['.hidden', 'hidden', 'other'],
  ['a.png ', 'png', 'picture'],
  ['sentence. And more', '', 'other'],
  ['a.tar.gz', 'gz', 'archive'],
  ['a.csv', 'csv', 'table'],
])('%j ends in %j and is of the kind %s', (name, ending, kind) => {
  expect(fileExtensionOf(name)).toBe(ending);
  expect(fileKindOf(name)).toBe(kind);
});

test.each([
  ['report.pdf', 'report.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['\u2067notes\u2069.txt', 'notes.txt'],
  ['pic\u0000ture.p\u200Bng', 'picture.png'],
  ['résumé.MD', 'résumé.MD'],
])('%j is shown as %s', (name, shown) => expect(shownFileName(name)).toBe(shown));
