import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endWorkers } from './endWorkers';

test('a development server ends the service workers of whatever answered at its address before, and answers all else', async () => {
  const server = createServer((request, response) =>
    endWorkers.middleware(request, response, () => response.end('the app')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sw.js`;
  const [script, page] = [await fetch(address, { headers: { 'service-worker': 'script' } }), await fetch(address)];
  expect(await page.text()).toBe('the app');
  expect(await script.text()).toContain('registration.unregister()');
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'service-worker-allowed': '/',
  });
  server.close();
  server.closeAllConnections();
});
