import { memoryPersistence, notesApp } from '@atrium/core/testing';
import axios, { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { installMock, type MockOptions } from './installMock';

function createClient(options: MockOptions = {}) {
  const reached: string[] = [];
  const http = axios.create({
    adapter: async (config: InternalAxiosRequestConfig) => {
      reached.push(`${config.method} ${http.getUri(config)}`);
      return { status: 200, statusText: 'OK', data: { from: 'network' }, headers: new AxiosHeaders(), config };
    },
  });
  const demo = installMock(http, { suggestions: () => [], persistence: memoryPersistence(), ...options });
  const load = jest.fn(async () => notesApp.backend);
  const takeOff = demo.register(notesApp.manifest, load);
  return { http, demo, reached, load, takeOff };
}

test('calls of the product are answered, and nothing reaches the network', async () => {
  const { http, reached } = createClient();
  expect((await http.get('/apps/notes/list', { params: { perPage: 5, q: 'page' } })).data).toHaveLength(5);
  expect(reached).toEqual([]);
});

test.each(['/apps/noteses', '/apps/notes/nothing', '/elsewhere', 'https://example.com/apps/notes/list'])(
  '%s goes on to the network',
  async (url) => {
    const { http, reached } = createClient();
    expect((await http.get(url)).data).toEqual({ from: 'network' });
    expect(reached).toEqual([`get ${url}`]);
  },
);

test('a refusal is an error of the client, with its status and body', async () => {
  const { http } = createClient();
  const error: unknown = await http.post('/apps/notes/add', { note: {} }).catch((reason) => reason);
  expect(axios.isAxiosError(error) && error.response).toMatchObject({
    status: 400,
    data: { error: { title: ['This field is required.'] } },
  });
});

test('query strings in the address, parameters and headers all count', async () => {
  const { http } = createClient();
  const { data } = await http.get('/apps/notes/list?perPage=3', { params: { page: 2, q: null } });
  expect(data).toMatchObject([{ id: 4 }, { id: 5 }, { id: 6 }]);
  const refused = http.get('/apps/counts', { headers: { Authorization: 'Bearer nonsense' } });
  await expect(refused).rejects.toMatchObject({ response: { status: 401, data: { error: 'Invalid token' } } });
});

test('a client with a base address is answered too', async () => {
  const { http } = createClient();
  http.defaults.baseURL = '/';
  expect((await http.get('apps/counts')).status).toBe(200);
});

test('a call that was given up is cancelled, also while it waits', async () => {
  const { http } = createClient({ latency: 60_000 });
  const controller = new AbortController();
  const call = http.get('/apps/counts', { signal: controller.signal });
  controller.abort();
  expect(axios.isCancel(await call.catch((reason) => reason))).toBe(true);
});

test('calls fail on demand, with a status or without an answer', async () => {
  const { http, demo } = createClient({ failureRate: 1, failureStatus: 500 });
  await expect(http.get('/apps/counts')).rejects.toMatchObject({ response: { status: 500 } });
  demo.settings.failureStatus = 0;
  await expect(http.get('/apps/counts')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  demo.settings.failureRate = 0;
  expect((await http.get('/apps/counts')).status).toBe(200);
});

test('a backend is loaded by the first call under its prefix, and no more asked once it is taken off', async () => {
  const { http, reached, load, takeOff } = createClient();
  await http.get('/apps/counts');
  expect(load).not.toHaveBeenCalled();
  expect((await http.get('/apps/notes/list')).data).toHaveLength(20);
  await http.get('/apps/notes/other');
  expect(reached).toEqual(['get /apps/notes/other']);
  expect(load).toHaveBeenCalledTimes(1);
  takeOff();
  expect((await http.get('/apps/notes/list')).data).toEqual({ from: 'network' });
});

test('without a database the records are in memory, and it says so; a reset brings the seed back', async () => {
  const { http, demo } = createClient();
  expect(await demo.isPersistent).toBe(false);
  await http.delete('/apps/notes/remove', { params: { id: 1 } });
  await demo.reset();
  expect((await http.get('/apps/notes/list')).data).toHaveLength(20);
});

test('once it is taken off, all calls reach the network', async () => {
  const { http, demo, reached } = createClient();
  demo.uninstall();
  await http.get('/apps/counts');
  expect(reached).toEqual(['get /apps/counts']);
});
