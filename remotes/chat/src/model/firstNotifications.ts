import type { FirstNotification } from '@atrium/contract';

/** What the bell shows of this app from the start; the manifest says it, as the bell is read before the app is opened. */
export const firstNotifications: FirstNotification[] = [
  {
    kind: 'message',
    code: 'chat.message',
    params: { name: 'Kofi Mensah', message: 'Say yes and I book.' },
    time: '@-25m',
    title: 'Kofi Mensah wrote to you',
    text: 'Say yes and I book.',
    link: '/apps/chat/8',
  },
];
