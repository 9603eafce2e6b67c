import { defineTable, type Person } from '@atrium/backend';
import type { AccountSettings, SocialConnection } from '../../api/account/schemas';

/** Settings beyond those of the core; the id is the person's. */
export type StoredSettings = Omit<
  AccountSettings,
  'general' | 'notification' | 'sendsNotices' | 'preferences' | 'provider' | 'rev'
> & {
  id: number;
  rev?: number;
};

export const settingsTable = defineTable<StoredSettings>()({
  name: 'accountSettings',
  isRevised: true,
  isSigned: true,
});

const notConnected: SocialConnection = { profileImg: null, id: null };

/** Default settings. */
export const createDefaults = ({
  id,
  country,
  contact,
}: Pick<Person, 'id' | 'country' | 'contact'>): StoredSettings => ({
  id,
  info: { bio: '', dob: null, country, website: '', phone: contact },
  social: {
    socialLinks: { twitter: '', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' },
    connections: { twitter: notConnected, facebook: notConnected, google: notConnected, github: notConnected },
  },
});
