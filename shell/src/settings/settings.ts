import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;
const lightSkins = ['light', 'bordered', 'semi-dark'] as const;
export const transitions = ['fadeIn', 'fadeInLeft', 'zoomIn', 'none'] as const;
export const layouts = ['vertical', 'horizontal'] as const;
export const contentWidths = ['full', 'boxed'] as const;
export const navbarTypes = ['sticky', 'floating', 'static', 'hidden'] as const;
export const navbarColors = ['white', 'accent', 'neutral', 'green', 'red', 'blue', 'amber', 'dark'] as const;
export const footerTypes = ['static', 'sticky', 'hidden'] as const;

/** What a person chose about the frame; kept in the browser. */
export interface Settings {
  skin: (typeof skins)[number];
  /** What "light" means: the last skin that was not the dark one. */
  lightSkin: (typeof lightSkins)[number];
  isRightToLeft: boolean;
  transition: (typeof transitions)[number];
  layout: (typeof layouts)[number];
  contentWidth: (typeof contentWidths)[number];
  isMenuHidden: boolean;
  isMenuCollapsed: boolean;
  navbarType: (typeof navbarTypes)[number];
  navbarColor: (typeof navbarColors)[number];
  footerType: (typeof footerTypes)[number];
  hasCustomizer: boolean;
  hasScrollToTop: boolean;
  /** Letters and signs alone are shortcuts. */
  hasLetterKeys: boolean;
}

export const appName = 'Atrium';

export const defaultSettings: Settings = {
  skin: 'light',
  lightSkin: 'light',
  isRightToLeft: false,
  transition: 'fadeIn',
  layout: 'vertical',
  contentWidth: 'full',
  isMenuHidden: false,
  isMenuCollapsed: true,
  navbarType: 'sticky',
  navbarColor: 'white',
  footerType: 'static',
  hasCustomizer: false,
  hasScrollToTop: true,
  hasLetterKeys: true,
};

const key = 'settings';

const choices: Partial<Record<keyof Settings, readonly string[]>> = {
  skin: skins,
  lightSkin: lightSkins,
  transition: transitions,
  layout: layouts,
  contentWidth: contentWidths,
  navbarType: navbarTypes,
  navbarColor: navbarColors,
  footerType: footerTypes,
};

const isKnown = (name: keyof Settings, value: unknown): boolean =>
  choices[name]?.some((choice) => choice === value) ?? typeof value === 'boolean';

/** The stored choices over the defaults; what is stored and is no choice of ours counts as none. */
export function storedSettings(storage: Pick<Storage, 'getItem'>): Settings {
  try {
    const stored: Partial<Settings> = JSON.parse(storage.getItem(key) ?? '{}') ?? {};
    const names = Object.keys(defaultSettings).filter((name): name is keyof Settings => name in defaultSettings);
    const known = names.filter((name) => isKnown(name, stored[name])).map((name) => [name, stored[name]]);
    return { ...defaultSettings, ...Object.fromEntries(known) };
  } catch {
    return defaultSettings;
  }
}

export const storeSettings = (storage: Pick<Storage, 'setItem'>, settings: Settings) =>
  storage.setItem(key, JSON.stringify(settings));

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {
    changed: (settings, { payload }: PayloadAction<Partial<Settings>>) => ({
      ...settings,
      ...payload,
      ...(payload.skin && payload.skin !== 'dark' ? { lightSkin: payload.skin } : {}),
    }),
  },
});

export const { changed } = settingsSlice.actions;

/** The settings in the page's store. */
export const settingsOf = (state: { settings?: Settings }): Settings => state.settings ?? defaultSettings;
