import { type BackendStore, defaultPreferences, hasProvenEmail, type Person, type z } from '@atrium/backend';
import type { AccountSettings, AccountUpdate, SettingsVersion } from '../../api/account/schemas';
import { createDefaults } from './defaults';
import { addressesOf } from './hostServices';
import { type StoredSettings, settingsKey } from './tables';

export const getStored = (store: BackendStore, person: Person): StoredSettings =>
  store.table(settingsKey).get(person.id) ?? createDefaults(person);

/** All settings of a person; the general ones are those that the frame keeps. */
export function toSettings(store: BackendStore, person: Person, stored: StoredSettings): AccountSettings {
  const { provider } = store.credentials;
  const { avatar, username, fullName, email, company, preferences = defaultPreferences } = person;
  const { info, social, notification } = stored;
  const isEmailConfirmed = hasProvenEmail(person);
  const pendingEmail = addressesOf(store).pendingOf(person.id);
  const general = { avatar, username, fullName, email, company, isEmailConfirmed, pendingEmail };
  const settings = { general, info, social, notification, preferences };
  return { ...settings, ...(provider && { provider }), ...versionOf(person, stored) };
}

/** Others may change the person, in another app: the version of both counts. */
function versionOf(person: Person, stored: StoredSettings): SettingsVersion {
  const lastChange = newerChange(person.lastChange, stored.lastChange);
  return { rev: (person.rev ?? 0) + (stored.rev ?? 0), ...(lastChange && { lastChange }) };
}

const newerChange = (one: SettingsVersion['lastChange'], other: SettingsVersion['lastChange']) =>
  one && other ? (one.at > other.at ? one : other) : (one ?? other);

type Sent = z.output<typeof AccountUpdate>;

/**
 * What was sent over what the frame keeps of the person; what is absent stays, and null takes the picture
 * away. An address waits for its link.
 */
export const mergePerson = (before: Person, { general: { avatar, ...sent } = {}, preferences }: Sent): Person => ({
  ...before,
  avatar: avatar === undefined ? before.avatar : avatar,
  username: sent.username ?? before.username,
  fullName: sent.fullName ?? before.fullName,
  company: sent.company ?? before.company,
  ...(preferences && { preferences: { ...(before.preferences ?? defaultPreferences), ...preferences } }),
});

/** What was sent over the other settings. */
export const mergeSettings = (before: StoredSettings, sent: Sent): StoredSettings => ({
  ...before,
  info: { ...before.info, ...sent.info, dob: sent.info?.dob === undefined ? before.info.dob : sent.info.dob },
  social: {
    socialLinks: { ...before.social.socialLinks, ...sent.social?.socialLinks },
    connections: { ...before.social.connections, ...sent.social?.connections },
  },
  notification: { ...before.notification, ...sent.notification },
});
