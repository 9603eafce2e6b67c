import type { FirstNotification } from '@atrium/contract';

/** Initial notifications; in the manifest, because the bell is read before the app is loaded. */
export const firstNotifications: FirstNotification[] = [
  {
    kind: 'review',
    code: 'email.review',
    params: { title: 'Launch post', name: 'Amira Haddad' },
    time: '@-5h',
    title: 'An article is waiting for your review',
    text: 'Launch post, by Amira Haddad.',
    link: '/apps/email?mail=43',
  },
  {
    kind: 'system',
    code: 'system.release',
    params: { app: 'Email' },
    time: '@-12m',
    title: 'A new version is ready',
    text: 'Email starts twice as fast. It is used the next time that you open it.',
    link: null,
  },
];
