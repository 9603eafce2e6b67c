import type { Appearance } from '@atrium/contract';
import type { SettingsStore } from './createSettings';

/** The part of the settings that apps may show and change too: all that is light is one for them. */
export const createAppearance = (settings: SettingsStore): Appearance => ({
  get() {
    const { skin, isRightToLeft } = settings.get();
    return {
      colorScheme: skin === 'dark' || skin === 'system' ? skin : 'light',
      direction: isRightToLeft ? 'rtl' : 'ltr',
    };
  },
  change({ colorScheme, direction }) {
    const { lightSkin } = settings.get();
    settings.change({
      ...(colorScheme && { skin: colorScheme === 'light' ? lightSkin : colorScheme }),
      ...(direction && { isRightToLeft: direction === 'rtl' }),
    });
  },
  subscribe: settings.subscribe,
});
