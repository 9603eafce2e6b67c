import { timings } from './timings';

const { script, oneTry, pause, tries, diagnosis, patience, command, firstRetry, lastRetry } = timings;

test('a try leaves time for a script to fail by its own limit', () => {
  expect(oneTry).toBeGreaterThan(script);
});

test('a page waits until the load itself has failed, and a command longer than a page', () => {
  expect(patience).toBeGreaterThan(tries * oneTry + (tries - 1) * pause + diagnosis);
  expect(command).toBeGreaterThan(patience);
});

test('further tries come later, never sooner', () => {
  expect(lastRetry).toBeGreaterThan(firstRetry);
});
