/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { startTestServer } from '../testing/startTestServer';

test('what pages report is taken without a token, and small JSON alone @all', async () => {
  const server = await startTestServer();
  const send = (body: string) => fetch(`${server.address}/api/reports`, { method: 'POST', body });
  try {
    expect((await send('{"kind":"error","what":"TypeError"}')).status).toBe(204);
    expect((await send('no JSON')).status).toBe(400);
    expect((await send(`"${'x'.repeat(20_000)}"`)).status).toBeGreaterThanOrEqual(400);
    const registry = await (await fetch(`${server.address}/registry.json`)).json();
    expect(registry.reports).toBe('/api/reports');
  } finally {
    await server.close();
  }
}, 60_000);
