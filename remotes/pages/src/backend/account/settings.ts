import {
  type AddressProof,
  type ApiTokenEditing,
  type BackendStore,
  defaultPreferences,
  hasProvenEmail,
  type NoticeEditing,
  type Person,
  type Rejection,
  reject,
  rejectField,
  type SecondStepEditing,
  type SessionEditing,
  type z,
} from '@atrium/backend';
import type { AccountSettings, AccountUpdate, SettingsVersion } from '../../api/account/schemas';
import { createDefaults, type StoredSettings, settingsTable } from './tables';

/** Present, because the manifest requires a host that has it. */
function given<T>(service: T | undefined): T {
  if (!service) throw new Error('The host is older than the manifest asks for');
  return service;
}

/** Sign-in belongs to the core; this app shows and changes it for the person. */
export const sessionsOf = ({ credentials }: BackendStore): SessionEditing => given(credentials.sessions);
export const secondStepOf = ({ credentials }: BackendStore): SecondStepEditing => given(credentials.secondStep);
export const forget = async ({ credentials }: BackendStore, personId: number): Promise<void> =>
  credentials.forget?.(personId);
export const canSignIn = async ({ credentials }: BackendStore, personId: number): Promise<boolean> =>
  (await credentials.canSignIn?.(personId)) !== false;
export const apiTokensOf = ({ credentials }: BackendStore): Promise<ApiTokenEditing> => given(credentials.apiTokens)();
export const addressesOf = ({ credentials }: BackendStore): AddressProof => given(credentials.addresses);

export const noticesOf = ({ credentials }: BackendStore): Promise<NoticeEditing> => given(credentials.notices)();

/** Topic of changes to the person's own account, for apps that keep a history. */
export const ownChangeTopic = 'account.changed';

const seenFields = ['fullName', 'username', 'email', 'company', 'avatar'] as const satisfies readonly (keyof Person)[];

/** Reports changed public fields; no message if nothing changed. */
export function notifyOwnChange(store: BackendStore, before: Person, after: Person): void {
  const changes = seenFields
    .map((field) => ({ field, before: before[field] || null, after: after[field] || null }))
    .filter((change) => change.before !== change.after);
  const fields = changes.map(({ field }) => field);
  if (changes.length > 0) store.send(ownChangeTopic, { personId: after.id, fields, changes });
}

export const notifyNewPassword = (store: BackendStore, personId: number): void =>
  store.send(ownChangeTopic, { personId, fields: ['password'], changes: [] });

/** Not even for the demo's calls without a token. */
export const noToken = reject(401, 'Invalid token');

/** People of an identity provider have no password or second step here. */
export const byProvider = reject(400, 'This is changed where you sign in.', 'provider');

/** Rejection of a wrong password; null if it is right. */
export async function checkPassword(store: BackendStore, { id }: Person, password: string): Promise<Rejection | null> {
  const isRight = await store.credentials.isPassword(id, password);
  return isRight ? null : rejectField('password', 'This is not your password.', 'wrongPassword');
}

export const getStored = async (store: BackendStore, person: Person): Promise<StoredSettings> =>
  (await store.table(settingsTable).get(person.id)) ?? createDefaults(person);

export async function toSettings(
  store: BackendStore,
  person: Person,
  stored: StoredSettings,
): Promise<AccountSettings> {
  const { provider } = store.credentials;
  const { avatar, username, fullName, email, company, preferences = defaultPreferences } = person;
  const { info, social } = stored;
  const notices = await noticesOf(store);
  const notification = await notices.get(person.id);
  const isEmailConfirmed = hasProvenEmail(person);
  const pendingEmail = await addressesOf(store).pendingOf(person.id);
  const general = { avatar, username, fullName, email, company, isEmailConfirmed, pendingEmail };
  const settings = { general, info, social, notification, sendsNotices: notices.sendsEmails, preferences };
  return { ...settings, ...(provider && { provider }), ...versionOf(person, stored) };
}

/** Combines both versions, because other apps may change the person. */
function versionOf(person: Person, stored: StoredSettings): SettingsVersion {
  const lastChange = newerChange(person.lastChange, stored.lastChange);
  return { rev: (person.rev ?? 0) + (stored.rev ?? 0), ...(lastChange && { lastChange }) };
}

const newerChange = (one: SettingsVersion['lastChange'], other: SettingsVersion['lastChange']) =>
  one && other ? (one.at > other.at ? one : other) : (one ?? other);

type Sent = z.output<typeof AccountUpdate>;

/**
 * Merges given fields into the profile; absent ones stay, and null removes the picture. A new address waits for its
 * link.
 */
export const mergePerson = (before: Person, { general: { avatar, ...sent } = {}, preferences }: Sent): Person => ({
  ...before,
  avatar: avatar === undefined ? before.avatar : avatar || null,
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
});
