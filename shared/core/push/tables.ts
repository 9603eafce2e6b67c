import { defineTable, type NotificationToSend } from '@atrium/backend';

/** A browser that somebody has named; the id is the hash of its address. */
export interface StoredPushDevice {
  id: string;
  personId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  createdAt: number;
  sentAt: number | null;
}

export const pushDevicesTable = defineTable<StoredPushDevice>()({
  name: 'pushDevices',
  id: 'text',
  isSilent: true,
  columns: { personId: 'number', createdAt: 'number' },
  indexes: [['personId', '-createdAt']],
});

/** A notification that leaves for one browser, at its time. */
export interface WaitingPush extends Pick<NotificationToSend, 'kind' | 'code' | 'params' | 'title' | 'text' | 'link'> {
  id: number;
  deviceId: string;
  createdAt: number;
  /** A process that sends it moves it on first, so that no other one takes it meanwhile. */
  dueAt: number;
  tries: number;
}

export const waitingPushesTable = defineTable<WaitingPush>()({
  name: 'waitingPushes',
  isSilent: true,
  columns: { deviceId: 'text', dueAt: 'number' },
  indexes: [['dueAt'], ['deviceId', 'dueAt']],
});

/** The server's own keys; the private one is sealed. */
interface StoredPushKeys {
  id: 'vapid';
  publicKey: string;
  sealed: string;
}

export const pushKeysTable = defineTable<StoredPushKeys>()({
  name: 'pushKeys',
  id: 'text',
  isSilent: true,
  isSmall: true,
});
