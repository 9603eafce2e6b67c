import { countsOf, errorsIn, printMatrix } from './matrix';

const row = (name: string, cells: Record<string, string>) => ({ name, says: 'appError.hang', left: 'nothing', cells });

test('each fault on each app is a check, and its error is named', () => {
  const rows = [row('hang', { email: '', chat: '' }), row('empty file', { email: '', chat: 'It stays empty.' })];
  expect(countsOf(rows)).toEqual({ passed: 3, failed: 1 });
  expect(errorsIn(rows)).toEqual(['chat, empty file: It stays empty.']);
  expect(printMatrix(rows)).toContain('empty file  recovers  FAILS');
});
