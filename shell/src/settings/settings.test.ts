import { changed, defaultSettings, settingsSlice, storedSettings } from './settings';

const storedAs = (text: string | null) => storedSettings({ getItem: () => text });

test.each([
  ['nothing stored', null, {}],
  ['a choice', '{"skin":"dark"}', { skin: 'dark' }],
  ['false, which is a choice too', '{"isMenuCollapsed":false}', { isMenuCollapsed: false }],
  ['a skin that is none of ours', '{"skin":"neon"}', {}],
  ['a flag that is no flag', '{"isRightToLeft":"yes"}', {}],
  ['a name that is none of ours', '{"evil":true}', {}],
  ['something that is no JSON', '{', {}],
  ['null', 'null', {}],
])('%s', (_, text, change) => {
  expect(storedAs(text)).toEqual({ ...defaultSettings, ...change });
});

test('leaving the dark leads back to the light skin that was there before', () => {
  const change = settingsSlice.reducer;
  const bordered = change(defaultSettings, changed({ skin: 'bordered' }));
  const dark = change(bordered, changed({ skin: 'dark' }));
  expect([dark.skin, dark.lightSkin]).toEqual(['dark', 'bordered']);
});
