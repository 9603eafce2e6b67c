import { isShown, readShown, toggleShown, writeShown } from './calendars';

const known = ['Personal', 'Business', 'c6'];

test.each<[string | null, string[] | null, string[]]>([
  [null, null, known],
  ['', [], []],
  ['Business,c6', ['Business', 'c6'], ['Business', 'c6']],
  ['nonsense', ['nonsense'], []],
])('an address with %j shows %j', (text, shown, visible) => {
  expect(readShown(text)).toEqual(shown);
  expect(known.filter((key) => isShown(shown, key))).toEqual(visible);
  expect(writeShown(shown)).toBe(text);
});

test('takes a calendar out and puts it back where it belongs', () => {
  const without = toggleShown(null, 'Business', known);
  expect(without).toEqual(['Personal', 'c6']);
  expect(toggleShown(without, 'Business', known)).toBeNull();
  expect(toggleShown([], 'c6', known)).toEqual(['c6']);
});
