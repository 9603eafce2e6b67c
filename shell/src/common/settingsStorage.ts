import type { KeyValueStore } from 'shared/runtime';
import { defaultSettings, parseSettings, type Settings } from './settings';

/** What was chosen while nobody was signed in, and what an account begins with. */
const browserKey = 'settings';

/** Whose settings: an account's id; undefined while nobody is signed in. */
export type Account = number | undefined;

const keysOf = (account: Account): string[] =>
  account === undefined ? [browserKey] : [browserKey, `${browserKey}/${account}`];

/** True for a change of the store that may have changed an account's settings. */
export const isSettingsKey = (key: string | null, account: Account): boolean =>
  key !== null && keysOf(account).includes(key);

/** The account's choices over the browser's, and these over the defaults. */
export const readSettings = (storage: Pick<KeyValueStore, 'getItem'>, account: Account): Settings =>
  Object.assign({}, defaultSettings, ...keysOf(account).map((key) => parseSettings(storage.getItem(key))));

function merge(storage: KeyValueStore, key: string, change: Partial<Settings>): void {
  storage.setItem(key, JSON.stringify({ ...parseSettings(storage.getItem(key)), ...change }));
}

/** Keeps what was changed beside what other tabs have changed meanwhile. */
export function writeSettings(storage: KeyValueStore, account: Account, change: Partial<Settings>): void {
  const key = keysOf(account).at(-1);
  if (key) merge(storage, key, change);
  const { skin, lightSkin, isRightToLeft } = change;
  // The sign-in looks like the page that was left.
  if (account !== undefined && (skin !== undefined || isRightToLeft !== undefined))
    merge(storage, browserKey, {
      ...(skin !== undefined && { skin }),
      ...(lightSkin !== undefined && { lightSkin }),
      ...(isRightToLeft !== undefined && { isRightToLeft }),
    });
}
