import { readSegment, wholeOf } from './segment';

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
