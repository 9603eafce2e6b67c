import type { FirstNotification } from '@atrium/contract';

/** The manifest says it, as the bell is read before the app is opened. */
export const firstNotifications: FirstNotification[] = [
  {
    kind: 'order',
    code: 'ecommerce.sent',
    params: { product: 'Proof Pencils, Blue' },
    time: '@-3d 16:40',
    title: 'Your order is on its way',
    text: 'Proof Pencils, Blue, arrive on Thursday.',
    link: '/apps/ecommerce/product-detail/quill-proof-pencils-blue-26',
    isRead: true,
  },
];
