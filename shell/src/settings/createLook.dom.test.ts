import { memoryStorage } from '@atrium/sdk';
import { createPageServices } from '@atrium/sdk/page';
import { createLook } from './createLook';
import { createSettings } from './createSettings';

function open() {
  const settings = createSettings(createPageServices({ storage: memoryStorage() }));
  return { settings, look: createLook(settings) };
}

test('what an app chooses is what the frame has, and the other way round', () => {
  const { settings, look } = open();
  const heard = jest.fn();
  look.subscribe(heard);
  look.change({ colorScheme: 'system', direction: 'rtl' });
  expect(settings.get()).toMatchObject({ skin: 'system', isRightToLeft: true });
  settings.change({ isRightToLeft: false, skin: 'dark' });
  expect(look.get()).toEqual({ colorScheme: 'dark', direction: 'ltr' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('light is the light skin that the person chose before, and a change of one leaves the other', () => {
  const { settings, look } = open();
  settings.change({ skin: 'bordered', isRightToLeft: true });
  expect(look.get().colorScheme).toBe('light');
  look.change({ colorScheme: 'dark' });
  look.change({ colorScheme: 'light' });
  expect(settings.get()).toMatchObject({ skin: 'bordered', isRightToLeft: true });
});
