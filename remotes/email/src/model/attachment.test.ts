import { fileAddress, previewKind } from './attachment';

const base = 'https://atrium.example/apps/email';

test.each([
  ['/assets/a.pdf', 'https://atrium.example/assets/a.pdf', false],
  ['a.pdf', 'https://atrium.example/apps/a.pdf', false],
  ['https://atrium.example/a.pdf', 'https://atrium.example/a.pdf', false],
  ['data:text/plain,a', 'data:text/plain,a', false],
  ['blob:https://atrium.example/1', 'blob:https://atrium.example/1', false],
  ['https://attacker.test/a.pdf', 'https://attacker.test/a.pdf', true],
  ['//attacker.test/a.pdf', 'https://attacker.test/a.pdf', true],
  ['/\\attacker.test/a.pdf', 'https://attacker.test/a.pdf', true],
  ['http://atrium.example/a.pdf', 'http://atrium.example/a.pdf', true],
])('%s is a file at %s', (url, href, isElsewhere) => expect(fileAddress(url, base)).toEqual({ href, isElsewhere }));

test.each(['', ' ', 'javascript:fire()', ' java\nscript:fire()', 'file:///etc/passwd', 'https://', 'vbscript:fire()'])(
  '%j is no file',
  (url) => expect(fileAddress(url, base)).toBeUndefined(),
);

test.each([
  ['a.PNG', 'picture'],
  ['a.pdf', 'pdf'],
  ['a.csv', 'text'],
  ['a.html', undefined],
  ['a.pdf.exe', undefined],
])('%p is looked at as %p', (name, kind) => expect(previewKind(name)).toBe(kind));
