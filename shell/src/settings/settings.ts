import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Skin = 'light' | 'dark' | 'bordered' | 'semi-dark';

/** What a person chose about the frame; kept in the browser. */
export interface Settings {
  skin: Skin;
  isMenuCollapsed: boolean;
  isRightToLeft: boolean;
}

export const defaultSettings: Settings = { skin: 'light', isMenuCollapsed: true, isRightToLeft: false };

const key = 'settings';

/** The stored choices over the defaults; what is stored and cannot be read counts as no choice. */
export function storedSettings(storage: Storage): Settings {
  try {
    const stored: Partial<Settings> = JSON.parse(storage.getItem(key) ?? '{}');
    return { ...defaultSettings, ...stored };
  } catch {
    return defaultSettings;
  }
}

export const storeSettings = (storage: Storage, settings: Settings) => storage.setItem(key, JSON.stringify(settings));

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {
    changed: (settings, { payload }: PayloadAction<Partial<Settings>>) => ({ ...settings, ...payload }),
  },
});

export const { changed } = settingsSlice.actions;
