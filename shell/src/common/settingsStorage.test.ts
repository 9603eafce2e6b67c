import { memoryStorage } from 'shared/runtime';
import { readSettings, writeSettings } from './settingsStorage';

test('two tabs change different things, and neither takes back what the other did', () => {
  const storage = memoryStorage();
  writeSettings(storage, 1, { skin: 'dark' });
  writeSettings(storage, 1, { isMenuCollapsed: false });
  expect(readSettings(storage, 1)).toMatchObject({ skin: 'dark', isMenuCollapsed: false });
});

test('each account has its own; the sign-in keeps the look of the page that was left', () => {
  const storage = memoryStorage();
  writeSettings(storage, undefined, { skin: 'bordered', layout: 'horizontal' });
  writeSettings(storage, 1, { skin: 'dark', layout: 'vertical' });
  writeSettings(storage, 2, { skin: 'light' });
  expect(readSettings(storage, 1)).toMatchObject({ skin: 'dark', layout: 'vertical' });
  expect(readSettings(storage, 2)).toMatchObject({ skin: 'light', layout: 'horizontal' });
  expect(readSettings(storage, undefined)).toMatchObject({ skin: 'light', layout: 'horizontal' });
});
