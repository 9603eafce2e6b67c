import { memoryStorage } from '@atrium/sdk';
import { createPageServices } from '@atrium/sdk/page';
import { createAppearance, createSettings } from './createSettings';

/** Two tabs of one browser; the browser tells the other one of each change of the store. */
function openTabs() {
  const storage = memoryStorage();
  const openTab = () => {
    const settings = createSettings(createPageServices({ storage }));
    stops.push(settings.start());
    return settings;
  };
  return { storage, first: openTab(), second: openTab() };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const notifyOtherTabs = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('what one tab changes shows in the other, and neither takes back what the other has changed', () => {
  const { storage, first, second } = openTabs();
  first.change({ skin: 'dark' });
  second.change({ isMenuCollapsed: false });
  notifyOtherTabs('settings');
  for (const tab of [first, second]) expect(tab.get()).toMatchObject({ skin: 'dark', isMenuCollapsed: false });
  expect(JSON.parse(storage.getItem('settings') ?? '')).toEqual({ skin: 'dark', isMenuCollapsed: false });
});

test('a drawer that is open in one tab opens in no other, and after no reload', () => {
  const { storage, first, second } = openTabs();
  first.change({ hasCustomizer: true });
  notifyOtherTabs('settings');
  expect([first.get().hasCustomizer, second.get().hasCustomizer]).toEqual([true, false]);
  expect(storage.getItem('settings')).toBeNull();
});

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
