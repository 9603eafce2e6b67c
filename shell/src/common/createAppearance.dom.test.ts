import { memoryStorage } from '@atrium/sdk';
import { createPageServices } from '@atrium/sdk/page';
import { createAppearance } from './createAppearance';
import { createSettings } from './createSettings';

function open() {
  const settings = createSettings(createPageServices({ storage: memoryStorage() }));
  return { settings, appearance: createAppearance(settings) };
}

test('what an app chooses is what the shell has, and the other way round', () => {
  const { settings, appearance } = open();
  const heard = jest.fn();
  appearance.subscribe(heard);
  appearance.change({ colorScheme: 'system', direction: 'rtl' });
  expect(settings.get()).toMatchObject({ skin: 'system', isRightToLeft: true });
  settings.change({ isRightToLeft: false, skin: 'dark' });
  expect(appearance.get()).toEqual({ colorScheme: 'dark', direction: 'ltr' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('light is the light skin that the person chose before, and a change of one leaves the other', () => {
  const { settings, appearance } = open();
  settings.change({ skin: 'bordered', isRightToLeft: true });
  expect(appearance.get().colorScheme).toBe('light');
  appearance.change({ colorScheme: 'dark' });
  appearance.change({ colorScheme: 'light' });
  expect(settings.get()).toMatchObject({ skin: 'bordered', isRightToLeft: true });
});
