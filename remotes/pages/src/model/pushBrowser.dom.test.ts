import { readDeviceId, readPushState, subscribe } from './pushBrowser';

const worker = `${location.origin}/base/push-worker.js`;
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

const current = { endpoint: '' };
const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    current.endpoint = '';
    return true;
  },
});
const pushManager = {
  getSubscription: async () => (current.endpoint ? subscription(current.endpoint) : null),
  subscribe: jest.fn(async (_options: unknown) => {
    current.endpoint = 'https://push.example/new';
    return subscription(current.endpoint);
  }),
};
const registration = { active: {}, pushManager };
const register = jest.fn(async (_url: string, _options: unknown) => registration);

beforeEach(() => {
  current.endpoint = '';
  define(navigator, 'serviceWorker', { getRegistration: async () => registration, register });
  define(window, 'PushManager', class {});
  define(window, 'Notification', { permission: 'default' });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

test('a browser can, may not, or cannot show notifications', () => {
  expect(readPushState(worker)).toBe('ready');
  expect(readPushState('https://api.example/push-worker.js')).toBe('unsupported');
  define(window, 'Notification', { permission: 'denied' });
  expect(readPushState(worker)).toBe('denied');
  Reflect.deleteProperty(window, 'PushManager');
  expect(readPushState(worker)).toBe('unsupported');
});

test('a browser subscribes with the key of the server, anew where it had a subscription, and knows itself after that', async () => {
  expect(await readDeviceId(worker)).toBeNull();
  current.endpoint = 'https://push.example/old';
  const device = await subscribe(worker, '__-A');
  expect(register).toHaveBeenCalledWith(worker, { scope: `${location.origin}/base/` });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array([255, 255, 128]),
  });
  expect(device).toMatchObject({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } });
  expect(await readDeviceId(worker)).toMatch(/^[0-9a-f]{64}$/);
});
