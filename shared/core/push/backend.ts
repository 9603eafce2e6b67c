import {
  answerCall,
  created,
  Done,
  defineBackend,
  desc,
  done,
  eq,
  notificationTopic,
  ok,
  reject,
  rejectField,
  unknown,
} from '@atrium/backend';
import { pushCalls } from '../api/push';
import * as schemas from '../api/schemas/push';
import { NewPushDevice, PushDeviceId, PushDevices, PushKey } from '../api/schemas/push';
import { hashLinkToken } from '../auth/linkToken';
import type { CoreOptions } from '../options/CoreOptions';
import { deleteDevice, receiveNotification } from './pushes';
import { ensurePushKeys } from './pushKeys';
import { pushDevicesTable, pushKeysTable, waitingPushesTable } from './tables';

const maxDevices = 20;

const toIso = (moment: number): string => new Date(moment).toISOString();
const noToken = reject(401, 'Invalid token');
const noServer = reject(400, 'Notifications on devices need a server');

/** Why the server would not call the address of a subscription; null where it does. */
function issueOf(endpoint: string, { checkWebhookUrl }: CoreOptions): 'notUrl' | 'internal' | 'notHttps' | null {
  if (!URL.canParse(endpoint)) return 'notUrl';
  const { protocol, username, password } = new URL(endpoint);
  if (username || password) return 'notUrl';
  return checkWebhookUrl?.(endpoint) ?? (['https:', 'http:'].includes(protocol) ? null : 'notHttps');
}

const createReadCalls = (host: CoreOptions) => [
  answerCall(pushCalls.getDevices, {
    summary: 'The browsers that notifications go to while no page is open',
    answer: PushDevices,
    rejections: [401],
    deniesApiTokens: true,
    async handle(store, { user }) {
      if (!user) return noToken;
      const query = { where: eq<'personId'>('personId', user.id), orderBy: [desc<'createdAt'>('createdAt')] };
      const devices = (await store.table(pushDevicesTable).find(query)).map(({ id, device, createdAt, sentAt }) => ({
        id,
        device,
        createdAt: toIso(createdAt),
        sentAt: sentAt === null ? null : toIso(sentAt),
      }));
      return ok({ devices, isServer: host.isServer ?? false });
    },
  }),
  answerCall(pushCalls.getKey, {
    summary: 'The key by which a browser knows the server when it subscribes',
    answer: PushKey,
    rejections: [400, 401],
    deniesApiTokens: true,
    isSerializable: true,
    async handle(store, { user }) {
      if (!user) return noToken;
      return host.isServer ? ok({ publicKey: await ensurePushKeys(store) }) : noServer;
    },
  }),
];

const createChangeCalls = (host: CoreOptions) => [
  answerCall(pushCalls.addDevice, {
    summary: 'Let notifications go to a browser',
    notes:
      'As `PushSubscription.toJSON()` has it. A browser that is there already is the caller’s from now on. The address is called by https alone, and never within the network of the server; it is checked at each call. 20 at most.',
    input: NewPushDevice,
    answer: PushDeviceId,
    success: [201],
    rejections: [400, 401],
    deniesApiTokens: true,
    isSerializable: true,
    async handle(store, { input: { endpoint, keys, device }, user }) {
      if (!user) return noToken;
      if (!host.isServer) return noServer;
      const issue = issueOf(endpoint, host);
      if (issue) return rejectField('endpoint', 'This address is not called.', issue);
      const devices = store.table(pushDevicesTable);
      const id = await hashLinkToken(endpoint);
      const known = await devices.get(id);
      if (known?.personId !== user.id && (await devices.count(eq<'personId'>('personId', user.id))) >= maxDevices)
        return rejectField('endpoint', 'There are 20 already.', 'tooMany');
      // What waits for whoever had this browser before is not for the next one.
      if (known && known.personId !== user.id) await deleteDevice(store, id);
      await devices.put({ id, personId: user.id, endpoint, ...keys, device, createdAt: store.now(), sentAt: null });
      return created({ id });
    },
  }),
  answerCall(pushCalls.removeDevice, {
    summary: 'Let no more notifications go to a browser',
    input: PushDeviceId,
    answer: Done,
    rejections: [401, 404],
    deniesApiTokens: true,
    async handle(store, { input: { id }, user }) {
      if (!user) return noToken;
      const device = await store.table(pushDevicesTable).get(id);
      if (device?.personId !== user.id) return unknown('device');
      await deleteDevice(store, id);
      return done();
    },
  }),
];

/** Notifications in browsers while no page is open (Web Push); a server sends them. */
export const createPushBackend = (host: CoreOptions) =>
  defineBackend({
    id: 'push',
    api: { about: 'Notifications in browsers while no page is open', calls: pushCalls },
    subject: null,
    entities: schemas,
    needs: ['frame', 'people'],
    tables: [pushDevicesTable, waitingPushesTable, pushKeysTable],
    calls: [...createReadCalls(host), ...createChangeCalls(host)],
    listeners: { [notificationTopic]: receiveNotification },
  });
