import { presetSearch, readPresets, withPreset } from './presets';

test.each([
  ['', ''],
  ['page=3&perPage=50', ''],
  ['status=active&page=2&role=editor&sort=-lastSeen', 'role=editor&status=active&sort=-lastSeen'],
  ['q=a%26b&tab=x', 'q=a%26b'],
  ['role=', ''],
])('of the address ?%s a preset keeps ?%s', (address, search) => {
  expect(presetSearch(new URLSearchParams(address), ['role', 'status'])).toBe(search);
});

test.each<[unknown, object]>([
  [undefined, []],
  ['x', []],
  [[{ name: 'A', search: 'q=a' }, { name: 1, search: '' }, null, { name: 'B' }], [{ name: 'A', search: 'q=a' }]],
])('of %j what can be understood is taken', (stored, presets) => {
  expect(readPresets(stored)).toEqual(presets);
});

test('a preset takes its place by name, and that of one with the same name', () => {
  const one = withPreset([], { name: 'New', search: 'q=1' });
  const two = withPreset(one, { name: 'Active', search: 'q=2' });
  expect(withPreset(two, { name: 'new', search: 'q=3' })).toEqual([
    { name: 'Active', search: 'q=2' },
    { name: 'new', search: 'q=3' },
  ]);
});
