import type { AccountSettings, MockStore, SocialConnection } from 'shared/api';
import type { StoredUser } from '../users/tables';
import { type StoredSettings, settingsKey } from './tables';

const notConnected: SocialConnection = { profileImg: null, id: null };

/** The settings of somebody who has never changed any. */
const createDefaults = ({
  id,
  country,
  contact,
  website = '',
  dob = null,
  social,
}: StoredUserWithDob): StoredSettings => ({
  id,
  isEmailConfirmed: id <= 2,
  info: { bio: '', dob, country, website, phone: contact },
  social: {
    socialLinks: social ?? { twitter: '', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' },
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

type StoredUserWithDob = Omit<StoredUser, 'dob'> & { dob?: string | null };

export const getStored = (store: MockStore, user: StoredUser): StoredSettings =>
  store.table(settingsKey).get(user.id) ?? createDefaults(user);

/** All settings of a user: the general ones are those of the user's record. */
export function getSettings(store: MockStore, user: StoredUser): AccountSettings {
  const { avatar, username, fullName, email, company } = user;
  const { id, isEmailConfirmed, ...settings } = getStored(store, user);
  return { general: { avatar, username, fullName, email, company, isEmailConfirmed }, ...settings };
}
