import { memoryStorage } from '@atrium/sdk';
import { readSettings, writeSettings } from './settings';

const newcomers = { role: 'admin', skin: 'light', direction: 'ltr', latency: 0, failureRate: 0 } as const;

test('what was chosen is kept', () => {
  const storage = memoryStorage();
  const chosen = { ...newcomers, role: 'client', skin: 'dark', latency: 2000 } as const;
  writeSettings(storage, chosen);
  expect(readSettings(storage)).toEqual(chosen);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"role":'],
  ['null', 'null'],
  ['choices that do not exist', '{"role":"king","skin":7,"latency":"300"}'],
])('%s counts as no choice', (_name, text) => {
  const storage = memoryStorage();
  if (text) storage.setItem('standalone', text);
  expect(readSettings(storage)).toEqual(newcomers);
});
