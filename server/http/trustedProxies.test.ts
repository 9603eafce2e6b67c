/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import fastify from 'fastify';
import { createClient } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';
import { createHttpOptions } from './httpSettings';
import type { TrustedProxies } from './trustedProxies';

const proxy = '192.0.2.10';
const caller = '203.0.113.7';

async function callerOf(proxies: TrustedProxies, forwardedFor: string, remoteAddress = proxy): Promise<unknown> {
  const server = fastify(createHttpOptions({ proxies, logLevel: 'silent' }));
  server.get('/', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
  const headers = {
    host: 'atrium.example',
    'x-forwarded-for': forwardedFor,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'forged.example, proxy.example',
  };
  return (await server.inject({ url: '/', remoteAddress, headers })).json();
}

const named = (ip: string) => ({ ip, protocol: 'https', host: 'proxy.example' });
const seen = (ip: string) => ({ ip, protocol: 'http', host: 'atrium.example' });

test.each<[TrustedProxies, string, string, unknown]>([
  [0, caller, proxy, seen(proxy)],
  // A proxy that appends: what the caller wrote is to the left.
  [1, `10.1.1.1, ${caller}`, proxy, named(caller)],
  [1, `10.1.1.1, 10.1.1.2, ${caller}`, proxy, named(caller)],
  [2, `10.1.1.1, ${caller}, 198.51.100.1`, proxy, named(caller)],
  [[proxy], `10.1.1.1, ${caller}`, proxy, named(caller)],
  [['192.0.2.0/24'], `10.1.1.1, ${caller}`, `::ffff:${proxy}`, named(caller)],
  [['2001:db8::/32'], `10.1.1.1, ${caller}`, '2001:db8::1', named(caller)],
  [[proxy, '198.51.100.0/24'], `10.1.1.1, ${caller}, 198.51.100.1`, proxy, named(caller)],
  // No proxy, and no valid address.
  [['192.0.2.0/24'], caller, '198.51.100.9', seen('198.51.100.9')],
  [[proxy], `${caller}, no address`, proxy, named('no address')],
])('behind %j, X-Forwarded-For "%s" from %s says who calls', async (proxies, forwardedFor, from, expected) => {
  expect(await callerOf(proxies, forwardedFor, from)).toEqual(expected);
});

test('behind a proxy that appends, nobody gets more tries by writing addresses of their own', async () => {
  const server = await startTestServer({ proxies: 1, maxTries: 10 });
  const http = createClient(server.address);
  const statuses: number[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const headers = { 'x-forwarded-for': `10.1.1.${turn}, ${caller}` };
    const { status } = await http.post('/jwt/login', { email: `person${turn}@demo.com`, password: 'x' }, { headers });
    statuses.push(status);
  }
  await server.close();
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
}, 180_000);
