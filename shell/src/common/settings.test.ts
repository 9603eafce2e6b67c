import { memoryStorage } from '@atrium/sdk';
import {
  applyChange,
  changedSettings,
  defaultSettings,
  parseSettings,
  readSettings,
  skinOf,
  writeSettings,
} from './settings';

test.each([
  ['nothing stored', null, {}],
  ['a choice', '{"skin":"dark"}', { skin: 'dark' }],
  ['false, which is a choice too', '{"isMenuCollapsed":false}', { isMenuCollapsed: false }],
  ['a skin that is none of ours', '{"skin":"neon"}', {}],
  ['a flag that is no flag', '{"isRightToLeft":"yes"}', {}],
  ['a name that is none of ours', '{"evil":true}', {}],
  ['a drawer that was open', '{"hasCustomizer":true}', {}],
  ['something that is no JSON', '{', {}],
  ['null', 'null', {}],
])('%s', (_, text, change) => {
  expect(parseSettings(text)).toEqual(change);
});

test('leaving the dark leads back to the light skin that was there before', () => {
  const bordered = applyChange(defaultSettings, { skin: 'bordered' });
  const dark = applyChange(bordered, { skin: 'dark' });
  const system = applyChange(dark, { skin: 'system' });
  expect([dark.skin, dark.lightSkin, system.lightSkin]).toEqual(['dark', 'bordered', 'bordered']);
});

test.each([
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['system', false, 'semi-dark'],
  ['dark', false, 'dark'],
] as const)('%s, where the device is dark: %s, is drawn as %s', (skin, isSystemDark, drawn) => {
  expect(skinOf({ ...defaultSettings, skin, lightSkin: 'semi-dark' }, isSystemDark)).toBe(drawn);
});

test('what changed is what is kept', () => {
  const after = { ...defaultSettings, skin: 'dark', hasCustomizer: true } as const;
  expect(changedSettings(defaultSettings, after)).toEqual({ skin: 'dark' });
});

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
