/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

test.each(['/service-worker.js', '/', '/api/sw.js', '/apps/notes/list'])(
  'a service worker of a former product is ended, whose script lay at %s',
  async (path) => {
    const { status, headers, data } = await server.http.get(path, { headers: { 'service-worker': 'script' } });
    expect([status, headers['cache-control'], headers['service-worker-allowed']]).toEqual([200, 'no-store', '/']);
    expect(headers['content-type']).toContain('text/javascript');
    expect(data).toContain('registration.unregister()');
  },
);
