import type { FirstNotification } from '@atrium/contract';

/** In the manifest, because the bell is read before the app is loaded. */
export const firstNotifications: FirstNotification[] = [
  {
    kind: 'invoice',
    code: 'invoices.paid',
    params: { number: '5032', client: 'Weber & Partner' },
    time: '@-2d 09:12',
    title: 'Invoice 5032 was paid',
    text: 'Weber & Partner paid in full.',
    link: '/apps/invoice/preview/5032',
  },
];
