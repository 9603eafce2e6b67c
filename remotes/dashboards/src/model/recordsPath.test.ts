import { placePath } from './recordsPath';
import { readSegment, wholeOf } from './segment';

const span = { from: '2025-12-10', to: '2026-11-23' };

test.each([
  ['2026-11-12', '/dashboard/records?view=days&from=2026-11-12&to=2026-11-12'],
  ['2026-02', '/dashboard/records?view=days&from=2026-02-01&to=2026-02-28'],
  ['2025-12', '/dashboard/records?view=days&from=2025-12-10&to=2025-12-31'],
  ['2026-11', '/dashboard/records?view=days&from=2026-11-01&to=2026-11-23'],
])('%s of a span leads to its days', (place, path) => {
  expect(placePath(place, span, 'days')).toBe(path);
});

test.each([null, undefined, '', 'device.', 'device.Fridge', 'Mobile'])('%j is no segment', (text) => {
  expect(readSegment(text)).toBeUndefined();
});

test.each([
  ['device.Mobile', 'sessions'],
  ['browser.Firefox', 'visits'],
])('%s is a part of the %s', (text, whole) => {
  const segment = readSegment(text);
  expect(segment && wholeOf(segment)).toBe(whole);
});
