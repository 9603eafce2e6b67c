import type { Look } from '@atrium/contract';
import type { SettingsStore } from './createSettings';

/** The part of the settings that apps may show and change too: all that is light is one for them. */
export const createAppearance = (settings: SettingsStore): Look => ({
  get() {
    const { skin, isRightToLeft } = settings.get();
    return {
      appearance: skin === 'dark' || skin === 'system' ? skin : 'light',
      direction: isRightToLeft ? 'rtl' : 'ltr',
    };
  },
  change({ appearance, direction }) {
    const { lightSkin } = settings.get();
    settings.change({
      ...(appearance && { skin: appearance === 'light' ? lightSkin : appearance }),
      ...(direction && { isRightToLeft: direction === 'rtl' }),
    });
  },
  subscribe: settings.subscribe,
});
