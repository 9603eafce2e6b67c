import { memoryStorage } from '@atrium/sdk';
import { createPageServices } from '@atrium/sdk/page';
import { createAppearance } from './createAppearance';
import { createSettings } from './createSettings';

function open() {
  const settings = createSettings(createPageServices({ storage: memoryStorage() }));
  return { settings, look: createAppearance(settings) };
}

test('what an app chooses is what the frame has, and the other way round', () => {
  const { settings, look } = open();
  const heard = jest.fn();
  look.subscribe(heard);
  look.change({ appearance: 'system', direction: 'rtl' });
  expect(settings.get()).toMatchObject({ skin: 'system', isRightToLeft: true });
  settings.change({ isRightToLeft: false, skin: 'dark' });
  expect(look.get()).toEqual({ appearance: 'dark', direction: 'ltr' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('light is the light skin that the person chose before, and a change of one leaves the other', () => {
  const { settings, look } = open();
  settings.change({ skin: 'bordered', isRightToLeft: true });
  expect(look.get().appearance).toBe('light');
  look.change({ appearance: 'dark' });
  look.change({ appearance: 'light' });
  expect(settings.get()).toMatchObject({ skin: 'bordered', isRightToLeft: true });
});
