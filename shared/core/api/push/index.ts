import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type { NewPushDevice, PushDeviceId, PushDevices, PushKey } from '../schemas/push';

export type { NewPushDevice, PushDevices } from '../schemas/push';

/** Where the server has the worker of a browser that shows notifications. */
export const pushWorkerPath = '/push-worker.js';

/** Browsers that notifications go to while no page is open (Web Push). */
export const pushCalls = {
  getDevices: defineCall<undefined, PushDevices>({ method: 'GET', path: '/api/push' }),
  getKey: defineCall<undefined, PushKey>({ method: 'POST', path: '/api/push/key' }),
  addDevice: defineCall<NewPushDevice, PushDeviceId>({ method: 'POST', path: '/api/push' }),
  removeDevice: defineCall<PushDeviceId, Done>({ method: 'POST', path: '/api/push/remove' }),
};
