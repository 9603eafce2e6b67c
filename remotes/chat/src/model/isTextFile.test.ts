import { isTextFile } from './isTextFile';

test.each([
  ['report.pdf', false],
  ['invoice\u202Etxt.exe', false],
  ['\u2067notes\u2069.txt', true],
  ['résumé.MD', true],
  ['no ending', false],
])('%j is read as text: %s', (name, isText) => expect(isTextFile(name)).toBe(isText));
