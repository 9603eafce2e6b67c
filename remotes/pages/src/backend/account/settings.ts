import type { BackendStore, Person, z } from 'shared/backend';
import type { AccountSettings, AccountUpdate, SocialConnection } from '../../api/account/schemas';
import { type StoredSettings, settingsKey } from './tables';

const notConnected: SocialConnection = { profileImg: null, id: null };

/** The settings of somebody who has never changed any. */
const createDefaults = ({ id, country, contact }: Person): StoredSettings => ({
  id,
  isEmailConfirmed: id <= 2,
  info: { bio: '', dob: null, country, website: '', phone: contact },
  social: {
    socialLinks: { twitter: '', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' },
    connections: { twitter: notConnected, facebook: notConnected, google: notConnected, github: notConnected },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: true,
  },
  preferences: { timeZone: '', density: 'comfortable' },
});

export const getStored = (store: BackendStore, person: Person): StoredSettings =>
  store.table(settingsKey).get(person.id) ?? createDefaults(person);

/** All settings of a person; the general ones are those that the frame keeps. */
export function toSettings(person: Person, stored: StoredSettings): AccountSettings {
  const { avatar, username, fullName, email, company } = person;
  const { id: _, isEmailConfirmed, rev = 0, ...settings } = stored;
  return { general: { avatar, username, fullName, email, company, isEmailConfirmed }, ...settings, rev };
}

type Sent = z.output<typeof AccountUpdate>;

/** What was sent over what the frame keeps of the person; what is absent stays, and null takes the picture away. */
export const mergePerson = (before: Person, { avatar, ...sent }: NonNullable<Sent['general']>): Person => ({
  ...before,
  avatar: avatar === undefined ? before.avatar : avatar,
  username: sent.username ?? before.username,
  fullName: sent.fullName ?? before.fullName,
  email: sent.email ?? before.email,
  company: sent.company ?? before.company,
});

/** What was sent over the other settings; a new address waits for its confirmation. */
export const mergeSettings = (before: StoredSettings, sent: Sent, hasNewEmail: boolean): StoredSettings => ({
  ...before,
  isEmailConfirmed: before.isEmailConfirmed && !hasNewEmail,
  info: { ...before.info, ...sent.info, dob: sent.info?.dob === undefined ? before.info.dob : sent.info.dob },
  social: {
    socialLinks: { ...before.social.socialLinks, ...sent.social?.socialLinks },
    connections: { ...before.social.connections, ...sent.social?.connections },
  },
  notification: { ...before.notification, ...sent.notification },
  preferences: { ...before.preferences, ...sent.preferences },
});
