import { badgeOf, fileIssue, isDecided, kindOfType, titleOfFile, typeOfFile } from './assetFile';

test.each<[string, { name: string; type: string; size: number }, ReturnType<typeof fileIssue>]>([
  ['a picture', { name: 'a.png', type: 'image/png', size: 10 }, null],
  ['a photo of a phone', { name: 'a.jpg', type: 'image/jpeg', size: 12_000_000 }, null],
  ['a photo that no camera makes', { name: 'a.jpg', type: 'image/jpeg', size: 31_000_000 }, 'size'],
  ['a document', { name: 'a.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 }, null],
  ['a large document', { name: 'a.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 + 1 }, 'size'],
  ['a document whose type the system does not know', { name: 'a.DOCX', type: '', size: 10 }, null],
  ['an empty one', { name: 'a.csv', type: 'text/csv', size: 0 }, 'empty'],
  ['a picture that may hold scripts', { name: 'a.svg', type: 'image/svg+xml', size: 10 }, 'type'],
  ['a program', { name: 'a.exe', type: '', size: 10 }, 'type'],
])('%s', (_what, file, issue) => expect(fileIssue(file)).toBe(issue));

test.each([
  ['fog_over-the bridge.final.jpg', 'fog over the bridge.final'],
  ['.env', '.env'],
  ['notes', 'notes'],
])('%s is called %s', (name, title) => expect(titleOfFile(name)).toBe(title));

test('a file is known by its type, and without one by its ending', () => {
  expect(typeOfFile({ name: 'a.PDF', type: '' })).toBe('application/pdf');
  expect(kindOfType('application/pdf')).toBe('file');
  expect(badgeOf({ fileName: 'a.webp', type: 'image/webp' })).toBe('WEBP');
});

test.each([
  ['draft', false, false],
  ['archived', false, false],
  ['draft', true, true],
  ['in_review', false, true],
  ['scheduled', false, true],
] as const)('a use that is %s, live: %s, is decided: %s', (status, isLive, expected) =>
  expect(isDecided({ status, isLive })).toBe(expected),
);
