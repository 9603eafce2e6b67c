import type { FirstNotification } from '@atrium/contract';

/** In the manifest, because the bell is read before the app is loaded. */
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
