import type { Notification } from 'shared/api';

const notification = (
  id: number,
  kind: Notification['kind'],
  time: string,
  title: string,
  text: string,
  link: string | null,
  isRead = false,
): Notification => ({ id, kind, title, text, time, isRead, link });

export const notifications: readonly Notification[] = [
  notification(1, 'system', '@-9d 06:00', 'Backup finished', 'All articles and pictures are safe, 41 GB.', null, true),
  notification(
    2,
    'order',
    '@-3d 16:40',
    'Your order is on its way',
    'Proof Pencils, Blue, arrive on Thursday.',
    '/apps/ecommerce/shop',
    true,
  ),
  notification(
    3,
    'invoice',
    '@-2d 09:12',
    'An invoice was paid',
    'Weber & Partner paid in full.',
    '/apps/invoice/list',
  ),
  notification(
    4,
    'system',
    '@-1d 22:30',
    'Maintenance on Sunday',
    'Between 6:00 and 6:30 drafts are saved on your device alone.',
    null,
  ),
  notification(
    5,
    'task',
    '@-1d 12:05',
    'Jonas finished a task',
    'Interview questions for the harbour pilot.',
    '/apps/todo',
  ),
  notification(6, 'review', '@-5h', 'An article waits for your review', 'Launch post, by Amira Haddad.', '/apps/email'),
  notification(7, 'message', '@-25m', 'Kofi Mensah wrote to you', 'Say yes and I book.', '/apps/chat'),
  notification(
    8,
    'system',
    '@-12m',
    'A new version is ready',
    'Email starts twice as fast. It is used the next time that you open it.',
    null,
  ),
];
