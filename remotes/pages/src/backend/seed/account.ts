import type { StoredSettings } from '../account/tables';

/** The settings of the managing editor. */
export const accountSettings: readonly StoredSettings[] = [
  {
    id: 1,
    isEmailConfirmed: true,
    info: {
      bio: 'Reads everything twice, the second time aloud.',
      dob: '1986-04-12',
      country: 'Portugal',
      website: 'https://joana.example',
      phone: '+351 21 555 0101',
    },
    social: {
      socialLinks: {
        twitter: 'https://social.example/joana',
        facebook: '',
        instagram: 'https://pictures.example/joana',
        github: '',
        linkedIn: 'https://work.example/joana-duarte',
        quora: '',
      },
      connections: {
        twitter: { profileImg: '/assets/demo/avatars/joana.svg', id: 'joana' },
        facebook: { profileImg: null, id: null },
        google: { profileImg: '/assets/demo/avatars/joana.svg', id: 'joana.duarte' },
        github: { profileImg: null, id: null },
      },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: false,
      blogDigest: true,
    },
  },
];
