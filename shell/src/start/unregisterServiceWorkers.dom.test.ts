import { unregisterServiceWorkers } from './unregisterServiceWorkers';

const setContainer = (value: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the service workers of earlier versions are unregistered', async () => {
  const workers = [{ unregister: jest.fn() }, { unregister: jest.fn() }];
  setContainer({ getRegistrations: async () => workers });
  await unregisterServiceWorkers();
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledTimes(1);
});

test('the one that shows notifications stays', async () => {
  const active = { scriptURL: 'https://atrium.example/base/push-worker.js' };
  const worker = { active, unregister: jest.fn() };
  setContainer({ getRegistrations: async () => [worker] });
  await unregisterServiceWorkers();
  expect(worker.unregister).not.toHaveBeenCalled();
});

test('a browser without service workers has none', async () => {
  setContainer(undefined);
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
