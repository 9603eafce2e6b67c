import type { FirstNotification } from '@atrium/contract';

/** The manifest says it, as the bell is read before the app is opened. */
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
