import {
  type AddressProof,
  type BackendStore,
  defaultPreferences,
  hasProvenEmail,
  type Person,
  type Rejection,
  reject,
  rejectField,
  type SecondStepEditing,
  type SessionEditing,
  type z,
} from '@atrium/backend';
import type { AccountSettings, AccountUpdate, SettingsVersion } from '../../api/account/schemas';
import { createDefaults } from './defaults';
import { type StoredSettings, settingsKey } from './tables';

/** The manifest asks for a host that has it. */
function given<T>(service: T | undefined): T {
  if (!service) throw new Error('The host is older than the manifest asks for');
  return service;
}

/** The shell owns how people sign in; this app shows and changes it for the person themselves. */
export const sessionsOf = ({ credentials }: BackendStore): SessionEditing => given(credentials.sessions);
export const secondStepOf = ({ credentials }: BackendStore): SecondStepEditing => given(credentials.secondStep);
export const forget = ({ credentials }: BackendStore, personId: number): void => credentials.forget?.(personId);
export const canSignIn = ({ credentials }: BackendStore, personId: number): boolean =>
  credentials.canSignIn?.(personId) !== false;
export const addressesOf = ({ credentials }: BackendStore): AddressProof => given(credentials.addresses);

/** The topic of what people change of their own account: who keeps a history of people listens to it. */
export const ownChangeTopic = 'account.changed';

const seenFields = ['fullName', 'username', 'email', 'company', 'avatar'] as const satisfies readonly (keyof Person)[];

/** Tells what somebody has changed of what others see of them; a change that changes nothing is none. */
export function notifyOwnChange(store: BackendStore, before: Person, after: Person): void {
  const changes = seenFields
    .map((field) => ({ field, before: before[field] || null, after: after[field] || null }))
    .filter((change) => change.before !== change.after);
  const fields = changes.map(({ field }) => field);
  if (changes.length > 0) store.send(ownChangeTopic, { personId: after.id, fields, changes });
}

export const notifyNewPassword = (store: BackendStore, personId: number): void =>
  store.send(ownChangeTopic, { personId, fields: ['password'], changes: [] });

/** Not even by the demo's calls without a token. */
export const noToken = reject(401, 'Invalid token');

/** A person who signs in at a provider has neither a password nor a second step here. */
export const byProvider = reject(400, 'This is changed where you sign in.', 'provider');

/** The refusal of a password that is not the person's; null where it is. */
export async function checkPassword(store: BackendStore, { id }: Person, password: string): Promise<Rejection | null> {
  const isRight = await store.credentials.isPassword(id, password);
  return isRight ? null : rejectField('password', 'This is not your password.', 'wrongPassword');
}

export const getStored = (store: BackendStore, person: Person): StoredSettings =>
  store.table(settingsKey).get(person.id) ?? createDefaults(person);

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
 * Merges the sent fields over the account's profile; absent fields stay, and null takes the picture
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

export const mergeSettings = (before: StoredSettings, sent: Sent): StoredSettings => ({
  ...before,
  info: { ...before.info, ...sent.info, dob: sent.info?.dob === undefined ? before.info.dob : sent.info.dob },
  social: {
    socialLinks: { ...before.social.socialLinks, ...sent.social?.socialLinks },
    connections: { ...before.social.connections, ...sent.social?.connections },
  },
  notification: { ...before.notification, ...sent.notification },
});
