import type { Notification } from 'shared/api';

type Told = Pick<Notification, 'kind' | 'code' | 'title' | 'text' | 'link' | 'time'> & Partial<Notification>;

/** Title and text are those of its code, in English. */
const notification = (id: number, { isRead = false, ...told }: Told): Notification => ({ id, isRead, ...told });

export const notifications: readonly Notification[] = [
  notification(1, {
    kind: 'system',
    code: 'system.backup',
    params: { size: '41 GB' },
    time: '@-9d 06:00',
    title: 'Backup finished',
    text: 'All articles and pictures are safe, 41 GB.',
    link: null,
    isRead: true,
  }),
  notification(2, {
    kind: 'order',
    code: 'ecommerce.sent',
    params: { product: 'Proof Pencils, Blue' },
    time: '@-3d 16:40',
    title: 'Your order is on its way',
    text: 'Proof Pencils, Blue, arrive on Thursday.',
    link: '/apps/ecommerce/product-detail/quill-proof-pencils-blue-26',
    isRead: true,
  }),
  notification(3, {
    kind: 'invoice',
    code: 'invoices.paid',
    params: { number: '5032', client: 'Weber & Partner' },
    time: '@-2d 09:12',
    title: 'Invoice 5032 was paid',
    text: 'Weber & Partner paid in full.',
    link: '/apps/invoice/preview/5032',
  }),
  notification(4, {
    kind: 'system',
    code: 'system.maintenance',
    params: { from: '6:00', to: '6:30' },
    time: '@-1d 22:30',
    title: 'Maintenance on Sunday',
    text: 'Between 6:00 and 6:30 drafts are saved on your device alone.',
    link: null,
  }),
  notification(5, {
    kind: 'task',
    code: 'todo.done',
    params: { name: 'Silvain Roche', task: 'Interview questions for the harbour pilot' },
    time: '@-1d 12:05',
    title: 'Silvain Roche finished a task',
    text: 'Interview questions for the harbour pilot',
    link: '/apps/todo/completed?task=5',
  }),
  notification(6, {
    kind: 'review',
    code: 'email.review',
    params: { title: 'Launch post', name: 'Amira Haddad' },
    time: '@-5h',
    title: 'An article waits for your review',
    text: 'Launch post, by Amira Haddad.',
    link: '/apps/email?mail=43',
  }),
  notification(7, {
    kind: 'message',
    code: 'chat.message',
    params: { name: 'Kofi Mensah', message: 'Say yes and I book.' },
    time: '@-25m',
    title: 'Kofi Mensah wrote to you',
    text: 'Say yes and I book.',
    link: '/apps/chat/8',
  }),
  notification(8, {
    kind: 'system',
    code: 'system.release',
    params: { app: 'Email' },
    time: '@-12m',
    title: 'A new version is ready',
    text: 'Email starts twice as fast. It is used the next time that you open it.',
    link: null,
  }),
];
