import { createPageServices } from '@atrium/sdk/page';
import { AxiosError } from 'axios';
import { pseudonymOf, sendVisits } from './sendVisits';

let posted: unknown[];
let beacons: unknown[];
let status: number;
let account: string | undefined;

async function open(isServer: boolean) {
  const services = createPageServices();
  const { http } = await services.openHttp();
  http.defaults.adapter = async (config) => {
    posted.push([config.method, config.url, JSON.parse(String(config.data))]);
    const response = { data: {}, status, statusText: '', headers: {}, config };
    if (status !== 200) throw new AxiosError('It failed', undefined, config, undefined, response);
    return response;
  };
  const clock = { ...services.clock, now: () => 0 };
  const accountFor = (app: string) => account && pseudonymOf(app, account);
  sendVisits({ services: { ...services, clock }, address: '/reports', isServer, accountFor });
  const { emit } = services.events;
  return {
    load: (release: string) => emit({ type: 'load', app: 'mail', release, module: './app', ms: 1 }),
    fail: (release: string) => emit({ type: 'error', app: 'mail', release, stage: 'render', error: 'Error: my words' }),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  posted = [];
  beacons = [];
  status = 200;
  account = '7';
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, text: string) => Boolean(beacons.push([address, JSON.parse(text)])),
  });
});

test('a server hears of each release that somebody uses, and of the first error with it, once', async () => {
  const { load, fail } = await open(true);
  load('1-a');
  load('1-a');
  fail('1-a');
  fail('1-a');
  load('2-b');
  await settled();
  const sent = (visit: object) => ['post', '/api/releases/visits', { app: 'mail', ...visit }];
  expect(posted).toEqual([sent({ release: '1-a' }), sent({ release: '1-a', what: 'Error' }), sent({ release: '2-b' })]);
  expect(beacons).toEqual([]);
});

test('a server without that call is not asked again', async () => {
  status = 404;
  const { load } = await open(true);
  load('1-a');
  await settled();
  load('2-b');
  await settled();
  expect(posted).toHaveLength(1);
});

test('elsewhere visits go to the address of the reports, under another name in each app', async () => {
  const { load, fail } = await open(false);
  load('1-a');
  fail('1-a');
  expect(beacons).toEqual([
    [
      '/reports',
      { kind: 'visit', at: '1970-01-01T00:00:00.000Z', app: 'mail', release: '1-a', account: pseudonymOf('mail', '7') },
    ],
  ]);
  expect(pseudonymOf('mail', '7')).not.toBe(pseudonymOf('chat', '7'));
  expect(posted).toEqual([]);
});

test('what nobody has published, and who has no account, is counted nowhere', async () => {
  const { load } = await open(false);
  load('1-dev');
  account = undefined;
  load('1-a');
  expect(beacons).toEqual([]);
});
