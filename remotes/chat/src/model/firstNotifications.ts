import type { FirstNotification } from '@atrium/contract';

/** Initial notifications; the manifest declares them, because the bell is read before the app is loaded. */
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
