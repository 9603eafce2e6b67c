/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { startTestServer } from '../testing/startTestServer';

let isLoaded = false;
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => {
  isLoaded = true;
  return jest.requireActual('@opentelemetry/exporter-trace-otlp-http');
});

test('a server loads the library of traces only where there is a collector', async () => {
  const plain = await startTestServer();
  expect((await plain.http.get('/healthz')).status).toBe(200);
  await plain.close();
  expect(isLoaded).toBe(false);
  const telemetry = { endpoint: 'http://127.0.0.1:9', headers: {}, serviceName: 'atrium', share: 0 };
  // A collector that nobody reaches keeps no one from their answer.
  const followed = await startTestServer({ telemetry });
  expect((await followed.http.get('/healthz')).status).toBe(200);
  await followed.close();
  expect(isLoaded).toBe(true);
}, 120_000);
