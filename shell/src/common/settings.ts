import type { KeyValueStore } from '@atrium/sdk';
import type { Skin } from '@atrium/ui/light';

export const skins = ['system', 'light', 'dark', 'bordered', 'semi-dark'] as const;
const lightSkins = ['light', 'bordered', 'semi-dark'] as const;
export const transitions = ['fadeIn', 'fadeInLeft', 'zoomIn', 'none'] as const;
export const layouts = ['vertical', 'horizontal'] as const;
export const contentWidths = ['full', 'boxed'] as const;
export const navbarTypes = ['sticky', 'floating', 'static', 'hidden'] as const;
export const navbarColors = ['white', 'accent', 'neutral', 'green', 'red', 'blue', 'amber', 'dark'] as const;
export const footerTypes = ['static', 'sticky', 'hidden'] as const;

/** The person's choices about the shell; stored in the browser. */
export interface Settings {
  skin: (typeof skins)[number];
  /** The skin that "light" stands for: the last light one chosen. */
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
  /** Not stored: a drawer that opens by itself after a reload would be in the way. */
  hasCustomizer: boolean;
  hasScrollToTop: boolean;
  /** Letters and signs alone are shortcuts. */
  hasLetterKeys: boolean;
  /** The section of samples is in the menu, for those who may read them. */
  hasSamples: boolean;
  /** Notifications that arrive while the tab is hidden are shown by the device. */
  showsOnDevice: boolean;
}

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
  hasSamples: true,
  showsOnDevice: false,
};

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

const names = Object.keys(defaultSettings).filter((name): name is keyof Settings => name in defaultSettings);
const storedNames = names.filter((name) => name !== 'hasCustomizer');

/** Unknown names and values in storage are ignored. */
export function parseSettings(text: string | null): Partial<Settings> {
  try {
    const stored: Partial<Settings> = JSON.parse(text ?? '{}') ?? {};
    const known = storedNames.filter((name) => isKnown(name, stored[name])).map((name) => [name, stored[name]]);
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/** The changed settings, without those that are not stored. */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  return Object.fromEntries(
    storedNames.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

/** The effective skin: `system` is dark when the device is, else the person's light one. */
export function skinOf({ skin, lightSkin }: Settings, isSystemDark: boolean): Skin {
  if (skin !== 'system') return skin;
  return isSystemDark ? 'dark' : lightSkin;
}

const isLight = (skin: string | undefined): skin is Settings['lightSkin'] => lightSkins.some((light) => light === skin);

/** The settings after a choice; a light skin that is chosen is also what "light" means from now on. */
export const applyChange = (settings: Settings, part: Partial<Settings>): Settings => ({
  ...settings,
  ...part,
  ...(isLight(part.skin) ? { lightSkin: part.skin } : {}),
});

/** Choices made while signed out; the starting point of a new account. */
const browserKey = 'settings';

/** An account's id; undefined while signed out. */
export type Account = number | undefined;

const keysOf = (account: Account): string[] =>
  account === undefined ? [browserKey] : [browserKey, `${browserKey}/${account}`];

/** True for a change of the store that may have changed an account's settings. */
export const isSettingsKey = (key: string | null, account: Account): boolean =>
  key !== null && keysOf(account).includes(key);

/** The account's choices over the browser's, and these over the defaults. */
export const readSettings = (storage: Pick<KeyValueStore, 'getItem'>, account: Account): Settings =>
  Object.assign({}, defaultSettings, ...keysOf(account).map((key) => parseSettings(storage.getItem(key))));

function mergeInto(storage: KeyValueStore, key: string, change: Partial<Settings>): void {
  storage.setItem(key, JSON.stringify({ ...parseSettings(storage.getItem(key)), ...change }));
}

/** Merges into what is stored, so that changes by other tabs survive. */
export function writeSettings(storage: KeyValueStore, account: Account, change: Partial<Settings>): void {
  const key = keysOf(account).at(-1);
  if (key) mergeInto(storage, key, change);
  const { skin, lightSkin, isRightToLeft } = change;
  // The sign-in keeps the appearance of the page that was left.
  if (account !== undefined && (skin !== undefined || isRightToLeft !== undefined))
    mergeInto(storage, browserKey, {
      ...(skin !== undefined && { skin }),
      ...(lightSkin !== undefined && { lightSkin }),
      ...(isRightToLeft !== undefined && { isRightToLeft }),
    });
}
