import { NotificationToSend, type Person, type Row, z } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import type { FirstNotification } from '@atrium/contract';
import type { Notification } from '../api';

const own: readonly FirstNotification[] = [
  {
    kind: 'system',
    code: 'system.backup',
    params: { size: '41 GB' },
    time: '@-9d 06:00',
    title: 'Backup finished',
    text: 'All articles and pictures are backed up, 41 GB.',
    link: null,
    isRead: true,
  },
  {
    kind: 'system',
    code: 'system.maintenance',
    params: { from: '6:00', to: '6:30' },
    time: '@-1d 22:30',
    title: 'Maintenance on Sunday',
    text: 'Between 6:00 and 6:30 drafts are saved on your device only.',
    link: null,
  },
];

/** Malformed notifications are left out, as are those that apps send later. */
const isWhole = (notification: FirstNotification): boolean =>
  z.safeParse(NotificationToSend, { ...notification, to: [] }).success;

/** The bell's first rows: the system's own, and those that apps speak of in their manifests. */
export const seedNotifications = (catalog: BackendCatalog): Row[] =>
  [...own, ...catalog.sources().flatMap(([, { notifications = [] }]) => notifications)]
    .filter(isWhole)
    .map(({ isRead = false, ...notification }, index) => ({ id: index + 1, isRead, ...notification }));

/** The first row of an account that was added later; no record has this id. */
export const welcomeOf = ({ addedAt = 0 }: Person): Notification => ({
  id: 0,
  kind: 'system',
  code: 'system.welcome',
  time: new Date(addedAt).toISOString(),
  isRead: false,
  title: 'Welcome to Atrium',
  text: 'Use the search at the top to find anything and to run commands. Press ? for all shortcuts.',
  link: null,
});
