import type { Person } from '@atrium/backend';
import type { SocialConnection } from '../../api/account/schemas';
import type { StoredSettings } from './tables';

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
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: true,
  },
});
